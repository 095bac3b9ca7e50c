import * as z from 'zod/mini'
import type { Proposal } from '../../../contract/candidate/proposal.ts'
import { Reply, replyToCandidate, replyToProposal } from '../../../contract/candidate/proposal-reply.ts'
import { useSession } from '../../api/session.ts'
import { type ShownState, shownState, useOutbox } from '../../offline/outbox/use-outbox.ts'

/** A reply of the server, or one of this device that the server's data does not include yet. */
export interface ShownReply extends Reply {
  /** Of one that is not sent. */
  state?: ShownState
}

const Saved = z.pick(Reply, { code: true, about: true, times: true, date: true })

const sides: Record<string, Reply['by']> = {
  [replyToProposal.name]: 'WORKER',
  [replyToCandidate.name]: 'EMPLOYER',
}

/**
 * Returns the replies about a proposal, oldest first, with those that this device has saved.
 * @param dataTime server time (epoch ms) of the list
 */
export function useShownReplies(dataTime: number): (proposal: Proposal) => ShownReply[] {
  const { entries, sent } = useOutbox()
  const isSignedIn = useSession() !== null
  return ({ id: proposalId, replies = [] }) => {
    const isHere = ({ operation, params }: (typeof entries | typeof sent)[number]) =>
      operation in sides && params['id'] === proposalId
    const arrived = sent
      .filter((receipt) => isHere(receipt) && receipt.at >= dataTime)
      .toReversed()
      .flatMap((receipt) => savedReply(receipt, receipt.payload, receipt.at))
    const waiting = entries.filter(isHere).flatMap((entry) => {
      const payload = entry.payload.kind === 'json' ? entry.payload.value : undefined
      const state = shownState(entry, isSignedIn)
      return savedReply(entry, payload, entry.savedAt).map((reply) => ({ ...reply, state }))
    })
    const own: ShownReply[] = [...arrived, ...waiting]
    return [...replies, ...own.filter((reply) => !replies.some((each) => saysSame(each, reply)))]
  }
}

function savedReply(
  { id, operation }: { id: string; operation: string },
  payload: unknown,
  at: number,
): ShownReply[] {
  const saved = z.safeParse(Saved, payload)
  const by = sides[operation]
  return saved.success && by ? [{ id, by, createdDate: new Date(at).toISOString(), ...saved.data }] : []
}

const saysSame = (one: Reply, other: Reply): boolean =>
  one.by === other.by &&
  one.code === other.code &&
  one.about === other.about &&
  one.date === other.date &&
  String(one.times) === String(other.times)
