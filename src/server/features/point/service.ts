import { AppError } from '../../../contract/base/errors.ts'
import type { Tx } from '../../db/database.ts'
import {
  addPoints,
  findBalance,
  findLedgerFaults,
  insertMovement,
  lockBalance,
  takePoints,
} from './queries.ts'

/** Exports for other features. Always called in the transaction of the act that moves points. */
export { findBalance, findLedgerFaults }

/** Adds points bought with a paid order. */
export async function addPaidPoints(
  tx: Tx,
  bought: { memberId: string; points: number; orderId: string; now: Date },
): Promise<void> {
  const { memberId, orderId, now } = bought
  const points = { paid: bought.points, free: 0 }
  await addPoints(tx, memberId, points)
  await insertMovement(tx, {
    memberId,
    points,
    against: 'SALES',
    reason: 'PURCHASE',
    reference: orderId,
    now,
  })
}

/** Adds free points given by an operator; they are spent before bought ones and never refunded. */
export async function grantPoints(
  tx: Tx,
  grant: { memberId: string; points: number; reference: string; now: Date },
): Promise<void> {
  const { memberId, reference, now } = grant
  const points = { paid: 0, free: grant.points }
  await addPoints(tx, memberId, points)
  await insertMovement(tx, { memberId, points, against: 'GRANTS', reason: 'GRANT', reference, now })
}

/**
 * Spends points on a resume, free ones first.
 * @returns the remaining balance
 * @throws AppError POINTS_MISSING with `balance` and `needed`
 */
export async function spendPoints(
  tx: Tx,
  spending: { memberId: string; points: number; resumeId: string; now: Date },
): Promise<number> {
  const { memberId, resumeId, now } = spending
  const { paid, free } = await lockBalance(tx, memberId)
  const fromFree = Math.min(free, spending.points)
  const taken = { paid: spending.points - fromFree, free: fromFree }
  if (taken.paid > paid || !(await takePoints(tx, memberId, taken)))
    throw new AppError('POINTS_MISSING', { data: { balance: paid + free, needed: spending.points } })
  const points = { paid: -taken.paid, free: -taken.free }
  await insertMovement(tx, { memberId, points, against: 'VIEWS', reason: 'VIEW', reference: resumeId, now })
  return paid + free - spending.points
}

/**
 * Removes bought points, for a refund.
 * @returns false if some are spent
 */
export async function removeBoughtPoints(
  tx: Tx,
  bought: { memberId: string; points: number; orderId: string; now: Date },
): Promise<boolean> {
  const { memberId, orderId, now } = bought
  if (!(await takePoints(tx, memberId, { paid: bought.points, free: 0 }))) return false
  const points = { paid: -bought.points, free: 0 }
  await insertMovement(tx, { memberId, points, against: 'SALES', reason: 'REFUND', reference: orderId, now })
  return true
}
