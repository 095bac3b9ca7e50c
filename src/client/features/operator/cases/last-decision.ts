import type { Undoable } from '../../../../contract/operator/decision.ts'
import { createSignal } from '../../../browser/signal.ts'
import type { Desk } from '../desk/desks.ts'

export interface LastDecision {
  what:
    | 'VERIFIED'
    | 'VERIFIED_BEFORE'
    | 'REFUSED'
    | 'CLOSED'
    | 'UPHELD'
    | 'DISMISSED'
    | 'UNDONE'
    | 'REOPENED'
    | 'NAME_APPROVED'
    | 'NAME_REFUSED'
    | 'GRANTED'
    | 'GUARANTEE_REFUSED'
    | 'LATE_PAY'
    | 'HARMLESS'
    | 'ARREARS_CONFIRMED'
    | 'ARREARS_DISMISSED'
    | 'WORK_SAID'
    | 'SUSPENDED'
    | 'RESTORED'
  /** The company, the posting, the name or the member. */
  name: string
  desk: Desk
  /** Id of the case. */
  id: string
  /** Of a report: reports about postings are the others. */
  about?: 'OFFERS' | 'MESSAGES'
  undo: Undoable
  /** Name of the case that is open now; null where none is left, and undefined where that is not said. */
  next?: string | null
}

/** What the operator decided last is announced wherever they are in the console, with earlier ones that can be undone. */
export interface Decisions {
  last: LastDecision | null
  /** The latest first. */
  earlier: readonly LastDecision[]
}

const MOST_EARLIER = 4
const NONE: Decisions = { last: null, earlier: [] }
const signal = createSignal(NONE)

export const decisions = { subscribe: signal.subscribe, get: signal.get }

export function announceDecision(decision: LastDecision): void {
  const { last, earlier } = signal.get()
  const isUndone = decision.what === 'UNDONE'
  const before = [...(last ? [last] : []), ...earlier].filter(
    (each) => each.undo !== null && !(isUndone && each.id === decision.id),
  )
  signal.set({ last: decision, earlier: before.slice(0, MOST_EARLIER) })
}

/** Forgets those that can no longer be undone. */
export function forgetExpired(now: number): void {
  const isUndoable = ({ undo }: LastDecision) => undo !== null && Date.parse(undo.until) > now
  const { last, earlier } = signal.get()
  signal.set({
    last: last?.undo && !isUndoable(last) ? null : last,
    earlier: earlier.filter(isUndoable),
  })
}

export const forgetDecisions = () => signal.set(NONE)
