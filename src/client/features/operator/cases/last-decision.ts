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
    | 'NAME_APPROVED'
    | 'NAME_REFUSED'
    | 'GRANTED'
    | 'GUARANTEE_REFUSED'
    | 'LATE_PAY'
    | 'HARMLESS'
    | 'ARREARS_CONFIRMED'
    | 'ARREARS_DISMISSED'
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

/** What the operator decided last: it is announced, and can be undone, wherever they are in the console. */
export const lastDecision = createSignal<LastDecision | null>(null)
