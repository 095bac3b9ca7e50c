import type { DecisionKind } from '../../../contract/case/kinds.ts'
import type { Db, Tx } from '../../db/database.ts'
import type { By } from './audit.ts'
import { cases } from './cases.ts'
import { findOwn, type StoredDecision, takeUndoable } from './decide.ts'

/**
 * Undoes an operator's own decision within ten minutes, unless somebody has acted on it.
 * @returns the case that is open again
 * @throws AppError NOT_FOUND, UNDO_REFUSED
 */
export async function undo(tx: Tx, by: By, decisionId: string): Promise<{ kind: DecisionKind; id: string }> {
  const decision = await takeUndoable(tx, by, decisionId)
  await cases[decision.kind].undo(tx, by, decision)
  return { kind: decision.kind, id: decision.subjectId }
}

/** The operator's own decisions whose undo would succeed now, the latest first. */
export async function listUndoable(db: Db, by: By): Promise<StoredDecision[]> {
  const undoable: StoredDecision[] = []
  for (const own of await findOwn(db, by)) if (await cases[own.kind].canUndo(db, own)) undoable.push(own)
  return undoable
}
