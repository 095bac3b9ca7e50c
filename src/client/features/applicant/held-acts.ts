import type { Decision } from '../../../contract/employer/applicant.ts'
import type { NewMessage } from '../../../contract/message/conversation-message.ts'
import { decide, setShortlisted, tell } from '../../entities/applicant/decision.ts'
import { newMessageId } from '../../entities/conversation/conversation-commands.ts'
import type { GroupPart } from '../../offline/outbox/engine/command-to-save.ts'
import { part, sendAll } from '../../offline/outbox/sending.ts'
import { discard } from '../../offline/outbox/use-outbox.ts'

/** Milliseconds in which what was decided about several applicants can be undone, before it is sent. */
export const HOLD = 10_000

/** Whom something is decided about; the names are for the list of what is unsent. */
export interface Target {
  id: string
  name: string
  title: string
  langCode?: string | undefined
}

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never
export type Words = WithoutId<NewMessage>

export type HeldAct =
  | { kind: 'DECIDE'; status: Exclude<Decision, 'READ'>; wordsTo: (target: Target) => Words | null }
  | { kind: 'TELL'; wordsTo: (target: Target) => Words | null }
  | { kind: 'SHORTLIST'; isShortlisted: boolean }

const messageOf = (words: Words): NewMessage => ({ ...words, id: newMessageId() })

function partOf(act: HeldAct, target: Target): GroupPart[] {
  const { id, name, title } = target
  const common = { params: { id }, title: { title, company: name }, hold: HOLD }
  if (act.kind === 'SHORTLIST')
    return [part(setShortlisted, { ...common, body: { isShortlisted: act.isShortlisted } })]
  const words = act.wordsTo(target)
  if (act.kind === 'TELL') return words ? [part(tell, { ...common, body: messageOf(words) })] : []
  const message = words && messageOf(words)
  return [part(decide, { ...common, body: { status: act.status, ...(message ? { message } : {}) } })]
}

export interface Held {
  /** Of the entries; without any, the device could not store them and they were sent at once. */
  ids: readonly string[]
  count: number
  /** When they are sent, in epoch ms. */
  until: number
  act: HeldAct['kind'] | 'OFFER_TIMES'
}

/**
 * Saves one command for each applicant, all or none, to be sent once the time to undo them has passed.
 * @throws as `sendAll`
 */
export async function holdActs(act: HeldAct, targets: readonly Target[]): Promise<Held> {
  const parts = targets.flatMap((target) => partOf(act, target))
  const until = Date.now() + HOLD
  const saved = parts.length === 0 ? [] : await sendAll(parts)
  const ids = saved.filter(({ outcome }) => outcome === 'SAVED').map(({ id }) => id)
  const isOffer = act.kind === 'TELL' && targets.some((target) => act.wordsTo(target)?.kind === 'TIME')
  return { ids, count: parts.length, until, act: isOffer ? 'OFFER_TIMES' : act.kind }
}

/** Takes back what has not been sent. @returns how many were too late */
export async function undoActs({ ids }: Held): Promise<number> {
  const outcomes = await Promise.all(ids.map((id) => discard(id)))
  return outcomes.filter((outcome) => outcome !== 'REMOVED').length
}
