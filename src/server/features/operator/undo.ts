import type { Db } from '../../db/database.ts'
import { lockUndoable, markUndone } from './decisions.ts'
import { undoSettlement } from './report-cases.ts'
import type { By } from './service.ts'
import { undoVerification } from './verifications.ts'

/**
 * Undoes an operator's own decision within ten minutes, unless somebody has acted on it.
 * @returns the case that is open again
 * @throws AppError NOT_FOUND, UNDO_REFUSED
 */
export async function undo(
  db: Db,
  by: By,
  decisionId: string,
): Promise<{ kind: 'VERIFICATION' | 'REPORT'; id: string }> {
  const decision = await lockUndoable(db, by, decisionId)
  await (decision.kind === 'VERIFICATION' ? undoVerification : undoSettlement)(db, by, decision)
  await markUndone(db, decisionId, by.now)
  return { kind: decision.kind, id: decision.subjectId }
}
