import * as z from 'zod/mini'
import { ProposalForm, sendProposal } from '../../../contract/candidate/proposal.ts'
import { type ShownState, shownState, useOutbox } from '../../offline/outbox/use-outbox.ts'
import { useSession } from '../../api/session.ts'

export interface UnsentProposal {
  id: string
  form: ProposalForm
  candidate: string
  /** SENT: answered, but after the list was asked for. */
  state: ShownState | 'SENT'
}

/** Proposals that the server's list does not show yet, latest first; @param dataTime for when the list speaks */
export function useUnsentProposals(dataTime: number): UnsentProposal[] {
  const { entries, sent } = useOutbox()
  const isSignedIn = useSession() !== null
  const waiting = entries
    .filter(({ operation }) => operation === sendProposal.name)
    .toReversed()
    .map((entry) => ({
      id: entry.id,
      payload: entry.payload.kind === 'json' ? entry.payload.value : undefined,
      title: entry.title,
      state: shownState(entry, isSignedIn),
    }))
  const arrived = sent
    .filter(({ operation, at }) => operation === sendProposal.name && at >= dataTime)
    .map(({ id, payload, title }) => ({ id, payload, title, state: 'SENT' as const }))
  return [...waiting, ...arrived].flatMap(({ id, payload, title, state }) => {
    const form = z.safeParse(ProposalForm, payload)
    return form.success ? [{ id, form: form.data, candidate: title.company ?? '', state }] : []
  })
}
