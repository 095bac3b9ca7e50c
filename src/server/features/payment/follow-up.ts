import { AppError } from '../../../contract/base/errors.ts'
import { inTransaction, type Db } from '../../db/database.ts'
import type { PaymentProvider, ReturnAccount } from '../../providers/payment/payment-provider.ts'
import { expireUnpaidOrders } from '../order/service.ts'
import { claimPaymentPolls, claimDueRefunds, type PaymentRow, updatePayment } from './queries.ts'
import { refresh } from './settle.ts'

const LEASE = 60_000
const RETRY_RETURN = 5 * 60_000
const BATCH = 20

/**
 * Expires orders whose payment was not started in time.
 * @returns their number
 */
export async function expireOverdueOrders(db: Db, now: Date): Promise<number> {
  return inTransaction(db, (tx) => expireUnpaidOrders(tx, now))
}

/**
 * Polls the provider about payments without a report: a lost webhook, a crash between the provider's answer and our
 * record, an expired order.
 * @returns number of due payments
 */
export async function pollDuePayments(db: Db, payments: PaymentProvider, now: Date): Promise<number> {
  const due = await claimPaymentPolls(db, now, new Date(now.getTime() + LEASE), BATCH)
  await Promise.all(due.map((orderId) => ignoreUnavailable(refresh(db, payments, orderId, now))))
  return due.length
}

/**
 * Pays outstanding refunds.
 * @returns number of due refunds
 */
export async function refundDuePayments(db: Db, payments: PaymentProvider, now: Date): Promise<number> {
  const due = await claimDueRefunds(db, now, new Date(now.getTime() + RETRY_RETURN), BATCH)
  await Promise.all(due.map((payment) => ignoreUnavailable(refundPayment(db, payments, payment, now))))
  return due.length
}

/**
 * Idempotent, also at the provider.
 * @throws AppError UNAVAILABLE
 */
export async function refundPayment(
  db: Db,
  payments: PaymentProvider,
  payment: PaymentRow,
  now: Date,
  account?: ReturnAccount,
): Promise<void> {
  if (payment.provider !== payments.name) throw new AppError('UNAVAILABLE')
  const back = { reason: payment.return_reason ?? 'refund', ...(account ? { account } : {}) }
  await payments.refund(payment.order_id, back, now)
  await updatePayment(db, payment.order_id, { returned_at: now })
}

/** Ignores an unavailable provider, which is called again later. */
async function ignoreUnavailable(work: Promise<void>): Promise<void> {
  try {
    await work
  } catch (error) {
    if (!(error instanceof AppError)) throw error
  }
}
