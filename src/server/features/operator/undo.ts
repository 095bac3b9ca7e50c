import { AppError } from '../../../contract/base/errors.ts'
import type { Undoable } from '../../../contract/operator/decision.ts'
import { type Db, type Tx, withoutEffect } from '../../db/database.ts'
import { undoArrears } from './cases/arrears.ts'
import { undoLatePay } from './cases/late-pay.ts'
import { undoNameDecision } from './cases/company-names.ts'
import { undoSuspicion } from './cases/signals.ts'
import { undoMessageSettlement } from './cases/message-reports.ts'
import {
  type Decision,
  type DecisionKey,
  findOwn,
  lockUndoable,
  markUndone,
  type OwnDecision,
} from './decisions.ts'
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
  tx: Tx,
  by: By,
  decisionId: string,
): Promise<{ kind: Decision['kind']; id: string }> {
  const decision = await lockUndoable(tx, by, decisionId)
  await undoes[decision.kind](tx, by, decision)
  await markUndone(tx, decisionId, by.now)
  return { kind: decision.kind, id: decision.subjectId }
}

/** The operator's own decision, where an undo of it would succeed now. */
export async function findUndoable(db: Db, by: By, key: DecisionKey): Promise<Undoable> {
  const [own] = await findOwn(db, by, key)
  if (!own || !(await canUndo(db, by, own.id))) return null
  return { decisionId: own.id, until: own.until.toISOString() }
}

/** The decision that was made now; null where it had been made before. */
export const undoableNow = (db: Db, by: By, subjectId: string): Promise<Undoable> =>
  findUndoable(db, by, { subjectId, decidedAt: by.now })

/** All of them, the latest first. */
export async function listUndoable(db: Db, by: By): Promise<OwnDecision[]> {
  const undoable: OwnDecision[] = []
  for (const own of await findOwn(db, by)) if (await canUndo(db, by, own.id)) undoable.push(own)
  return undoable
}

/** Tries it and takes the trial back: there is no second list of conditions that could differ from those of the undo. */
async function canUndo(db: Db, by: By, decisionId: string): Promise<boolean> {
  try {
    await withoutEffect(db, (tx) => undo(tx, by, decisionId))
    return true
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}
