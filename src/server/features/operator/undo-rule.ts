import type { UndoRefusal } from '../../../contract/operator/decision.ts'
import type { Db, Tx } from '../../db/database.ts'
import { type StoredDecision, undoRefused } from './decisions.ts'
import type { By } from './service.ts'

type Cause = UndoRefusal['cause']

/** How decisions of one kind are undone. */
interface Steps<Subject extends object> {
  /** Locks what the decision changed, so that `find` finds the same until the transaction ends. */
  lock: (tx: Tx, decision: StoredDecision) => Promise<unknown>
  /** What is undone, or why it cannot be: nothing may have happened to the subject since. Reads only. */
  find: (db: Db, decision: StoredDecision) => Promise<Subject | Cause>
  /** Makes everything as it was before. */
  restore: (tx: Tx, by: By, decision: StoredDecision, subject: Subject) => Promise<void>
}

export interface UndoRule {
  /** Whether an undo would succeed now; nobody waits for the answer. */
  canUndo(db: Db, decision: StoredDecision): Promise<boolean>
  /** @throws AppError UNDO_REFUSED */
  undo(tx: Tx, by: By, decision: StoredDecision): Promise<void>
}

/** What is offered and what is done follow from the same `find`, which an undo repeats under its locks. */
export const undoRule = <Subject extends object>({ lock, find, restore }: Steps<Subject>): UndoRule => ({
  canUndo: async (db, decision) => typeof (await find(db, decision)) !== 'string',
  async undo(tx, by, decision) {
    await lock(tx, decision)
    const found = await find(tx, decision)
    if (typeof found === 'string') throw undoRefused(found)
    await restore(tx, by, decision, found)
  },
})
