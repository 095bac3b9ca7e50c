import type { Db } from '../../db/database.ts'
import { undoArrears } from './cases/arrears.ts'
import { undoLatePay } from './cases/late-pay.ts'
import { undoNameDecision } from './cases/company-names.ts'
import { undoSuspicion } from './cases/signals.ts'
import { undoMessageSettlement } from './cases/message-reports.ts'
import { type Decision, lockUndoable, markUndone } from './decisions.ts'
import { undoGuarantee } from './cases/guarantees.ts'
import { undoOfferSettlement } from './offers/offer-cases.ts'
import { undoSettlement } from './cases/report-cases.ts'
import type { By } from './service.ts'
import { undoWork } from './cases/posting-work.ts'
import { undoVerification } from './cases/verifications.ts'

const undoes = {
  VERIFICATION: undoVerification,
  REPORT: undoSettlement,
  OFFER_REPORT: undoOfferSettlement,
  MESSAGE_REPORT: undoMessageSettlement,
  NAME: undoNameDecision,
  GUARANTEE: undoGuarantee,
  ARREARS: undoArrears,
  SIGNAL: undoSuspicion,
  LATE_PAY: undoLatePay,
  WORK: undoWork,
} as const

/**
 * Undoes an operator's own decision within ten minutes, unless somebody has acted on it.
 * @returns the case that is open again
 * @throws AppError NOT_FOUND, UNDO_REFUSED
 */
export async function undo(
  db: Db,
  by: By,
  decisionId: string,
): Promise<{ kind: Decision['kind']; id: string }> {
  const decision = await lockUndoable(db, by, decisionId)
  await undoes[decision.kind](db, by, decision)
  await markUndone(db, decisionId, by.now)
  return { kind: decision.kind, id: decision.subjectId }
}
