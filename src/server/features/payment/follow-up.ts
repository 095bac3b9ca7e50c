import { AppError } from '../../../contract/base/errors.ts'
import { inTransaction, type Db } from '../../db/database.ts'
import type { PaymentProvider, ReturnAccount } from '../../providers/payment/payment-provider.ts'
import { endUnbegun } from '../order/service.ts'
import { claimLooks, claimReturns, type PaymentRow, updatePayment } from './queries.ts'
import { refresh } from './settle.ts'

const LEASE = 60_000
const RETRY_RETURN = 5 * 60_000
const BATCH = 20

/** Ends orders that nobody began to pay in time. @returns how many */
export async function endOverdue(db: Db, now: Date): Promise<number> {
  return inTransaction(db, (tx) => endUnbegun(tx, now))
}

/**
 * Asks the provider about payments nobody has reported on: a webhook that was lost, a server that died between the
 * provider's yes and our record of it, a time that is over. @returns how many were due
 */
export async function lookAgain(db: Db, payments: PaymentProvider, now: Date): Promise<number> {
  const due = await claimLooks(db, now, new Date(now.getTime() + LEASE), BATCH)
  await Promise.all(due.map((orderId) => unlessAway(refresh(db, payments, orderId, now))))
  return due.length
}

/** Gives money back that has to be. @returns how much there was to do */
export async function giveBackDue(db: Db, payments: PaymentProvider, now: Date): Promise<number> {
  const due = await claimReturns(db, now, new Date(now.getTime() + RETRY_RETURN), BATCH)
  await Promise.all(due.map((payment) => unlessAway(giveBack(db, payments, payment, now))))
  return due.length
}

/** Again changes nothing, at the provider neither. @throws AppError UNAVAILABLE */
export async function giveBack(
  db: Db,
  payments: PaymentProvider,
  payment: PaymentRow,
  now: Date,
  account?: ReturnAccount,
): Promise<void> {
  if (payment.provider !== payments.name) throw new AppError('UNAVAILABLE')
  const back = { reason: payment.return_reason ?? 'refund', ...(account ? { account } : {}) }
  await payments.giveBack(payment.order_id, back, now)
  await updatePayment(db, payment.order_id, { returned_at: now })
}

/** A provider that is away is asked again later. */
async function unlessAway(work: Promise<void>): Promise<void> {
  try {
    await work
  } catch (error) {
    if (!(error instanceof AppError)) throw error
  }
}
