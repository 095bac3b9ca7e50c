import type { Undoable } from '../../../contract/operator/decision.ts'
import type { Db, Tx } from '../../db/database.ts'
import { arrearsUndo } from './cases/arrears.ts'
import { nameUndo } from './cases/company-names.ts'
import { guaranteeUndo } from './cases/guarantees.ts'
import { latePayUndo } from './cases/late-pay.ts'
import { messageReportUndo } from './cases/message-reports.ts'
import { workUndo } from './cases/posting-work.ts'
import { reportUndo } from './cases/report-cases.ts'
import { signalUndo } from './cases/signals.ts'
import { verificationUndo } from './cases/verifications.ts'
import {
  type Decision,
  type DecisionKey,
  findOwn,
  lockUndoable,
  markUndone,
  type OwnDecision,
} from './decisions.ts'
import { offerReportUndo } from './offers/offer-cases.ts'
import type { By } from './service.ts'
import type { UndoRule } from './undo-rule.ts'

const rules: Record<Decision['kind'], UndoRule> = {
  VERIFICATION: verificationUndo,
  REPORT: reportUndo,
  OFFER_REPORT: offerReportUndo,
  MESSAGE_REPORT: messageReportUndo,
  NAME: nameUndo,
  GUARANTEE: guaranteeUndo,
  ARREARS: arrearsUndo,
  SIGNAL: signalUndo,
  LATE_PAY: latePayUndo,
  WORK: workUndo,
}

/**
 * Undoes an operator's own decision within ten minutes, unless somebody has acted on it.
 * @returns the case that is open again
 * @throws AppError NOT_FOUND, UNDO_REFUSED
 */
export async function undo(
  tx: Tx,
  by: By,
  decisionId: string,
): Promise<{ kind: Decision['kind']; id: string }> {
  const decision = await lockUndoable(tx, by, decisionId)
  await rules[decision.kind].undo(tx, by, decision)
  await markUndone(tx, decisionId, by.now)
  return { kind: decision.kind, id: decision.subjectId }
}

/** The operator's own decision, where an undo of it would succeed now. */
export async function findUndoable(db: Db, by: By, key: DecisionKey): Promise<Undoable> {
  const [own] = await findOwn(db, by, key)
  if (!own || !(await rules[own.kind].canUndo(db, own))) return null
  return { decisionId: own.id, until: own.until.toISOString() }
}

/** The decision that was made now; null where it had been made before. */
export const undoableNow = (db: Db, by: By, subjectId: string): Promise<Undoable> =>
  findUndoable(db, by, { subjectId, decidedAt: by.now })

/** All of them, the latest first. */
export async function listUndoable(db: Db, by: By): Promise<OwnDecision[]> {
  const undoable: OwnDecision[] = []
  for (const own of await findOwn(db, by)) if (await rules[own.kind].canUndo(db, own)) undoable.push(own)
  return undoable
}
