import { AppError, fieldError } from '../../../contract/base/errors.ts'
import type { PaymentChoice } from '../../../contract/payment/order.ts'
import {
  type CashReceiptForm,
  isApprovalNumber,
  METHODS_WITHOUT_SLIP,
  type Receipt,
} from '../../../contract/payment/receipt.ts'
import { taxIn } from '../../../contract/payment/tax.ts'
import { inTransaction, type Db, type Tx } from '../../db/database.ts'
import type { PaymentProvider } from '../../providers/payment/payment-provider.ts'
import type { Secret } from '../../providers/secret/secret.ts'
import { findCompany, findVerification, isVerifiedBusiness } from '../employer/service.ts'
import { lockOrder } from '../order/service.ts'
import { notify } from '../notification/service.ts'
import { nameOf, orderNameFor } from '../payment/service.ts'
import {
  type BoughtRow,
  deleteRequest,
  findBought,
  findRequest,
  insertRequest,
  lockRequest,
  type RequestRow,
  updateRequest,
} from './queries.ts'
import { isClaimable, isRefundable, receiptOf } from './receipt-of.ts'

export { issuedReceiptOf } from './queries.ts'

interface Own {
  memberId: string
  orderId: string
}

/** @throws AppError NOT_FOUND for orders that were not paid, and those of others */
export async function readReceipt(db: Db, own: Own, seller: Receipt['seller'], now: Date): Promise<Receipt> {
  const order = await requireBought(db, own)
  const request = await findRequest(db, own.orderId)
  const { memberId } = own
  const business = await findBusiness(db, memberId)
  const buyer = (await isVerifiedBusiness(db, memberId)) ? business : null
  return receiptOf(order, {
    request,
    seller,
    buyer,
    hasBusinessNumber: business !== null,
    isRefundable: isRefundable(order, now),
  })
}

async function requireBought(db: Db, { memberId, orderId }: Own): Promise<BoughtRow> {
  const order = await findBought(db, memberId, orderId)
  if (!order) throw new AppError('NOT_FOUND')
  return order
}

/** What was sent for the verification last, verified or not; a farm's certificate has no business number. */
async function findBusiness(db: Db, memberId: string): Promise<Receipt['buyer']> {
  const company = await findCompany(db, memberId)
  const business = company && (await findVerification(db, company.id))
  if (!business || business.certificate_kind === 'FARM') return null
  const { business_name: businessName, business_number: businessNumber, person_name: personName } = business
  return { businessName, businessNumber, personName }
}

/**
 * Records a request for a tax invoice, which operators issue. Idempotent.
 * @throws AppError NOT_FOUND, ORDER_STATE if none can be issued or a cash receipt was asked for, BUSINESS_NOT_VERIFIED
 */
export async function askForTaxInvoice(
  tx: Tx,
  own: Own,
  email: string,
  { secret, now }: { secret: Secret; now: Date },
): Promise<void> {
  await requireClaimable(tx, own)
  await requireInvoiceable(tx, own.memberId)
  await record(tx, own.orderId, invoiceTo(email, own.orderId, { secret, now }))
}

/**
 * Keeps, changes or forgets the tax invoice that is asked for with the payment of an own unpaid order. Operators see it
 * once the order is paid; it is deleted if the order ends unpaid. Other orders are left alone: their payment is refused.
 * @throws AppError VALIDATION if the way of paying leaves a slip or nothing is paid, BUSINESS_NOT_VERIFIED
 */
export async function askWithPayment(
  tx: Tx,
  own: Own,
  { method, taxInvoice }: Pick<PaymentChoice, 'method' | 'taxInvoice'>,
  { secret, now }: { secret: Secret; now: Date },
): Promise<void> {
  const order = await lockOrder(tx, own.orderId)
  if (order?.member_id !== own.memberId || order.status !== 'PENDING') return
  if (taxInvoice && (order.total_amount === 0 || !METHODS_WITHOUT_SLIP.includes(method)))
    throw fieldError('taxInvoice', 'INVALID', 'is for deposits and transfers')
  await deleteRequest(tx, own.orderId)
  if (!taxInvoice) return
  await requireInvoiceable(tx, own.memberId)
  await record(tx, own.orderId, invoiceTo(taxInvoice.email, own.orderId, { secret, now }))
}

async function requireInvoiceable(tx: Tx, memberId: string): Promise<void> {
  const isBusiness = (await isVerifiedBusiness(tx, memberId)) && (await findBusiness(tx, memberId))
  if (!isBusiness) throw new AppError('BUSINESS_NOT_VERIFIED')
}

type Asked = Pick<RequestRow, 'kind' | 'purpose' | 'recipient' | 'recipient_hint' | 'requested_at'>

const invoiceTo = (
  email: string,
  orderId: string,
  { secret, now }: { secret: Secret; now: Date },
): Asked => ({
  kind: 'TAX_INVOICE',
  purpose: null,
  recipient: sealed(secret, orderId, email),
  recipient_hint: email.replace(/^(.{0,2}).*(@.*)$/, '$1***$2'),
  requested_at: now,
})

/**
 * Records a request for a cash receipt, and issues it where the provider can; operators do it otherwise, and where the
 * provider does not answer. Idempotent. Opens its own transactions.
 * It needs no verification: whoever has paid may ask. For a business, it is issued for the number that was sent last.
 * @throws AppError VALIDATION without a cellphone, BUSINESS_NOT_VERIFIED without a number, NOT_FOUND, ORDER_STATE
 */
export async function askForCashReceipt(
  db: Db,
  own: Own,
  form: CashReceiptForm,
  { secret, payments, now }: { secret: Secret; payments: PaymentProvider; now: Date },
): Promise<void> {
  const { purpose, cellphone } = form
  if (purpose === 'INCOME_DEDUCTION' && !cellphone)
    throw fieldError('cellphone', 'REQUIRED', 'an income deduction is for a cellphone')
  const { order, number, isWaiting } = await inTransaction(db, async (tx) => {
    const claimed = await requireClaimable(tx, own)
    const business = await findBusiness(tx, own.memberId)
    const recipient = purpose === 'INCOME_DEDUCTION' ? cellphone : business?.businessNumber
    if (!recipient) throw new AppError('BUSINESS_NOT_VERIFIED')
    const waits = await record(tx, own.orderId, {
      kind: 'CASH_RECEIPT',
      purpose,
      recipient: sealed(secret, own.orderId, recipient),
      recipient_hint: `***${recipient.slice(-4)}`,
      requested_at: now,
    })
    return { order: claimed, number: recipient, isWaiting: waits }
  })
  if (!isWaiting) return
  const { method } = order
  if (!payments.issueCashReceipt || order.provider !== payments.name || method === null) return
  const amount = order.total_amount
  const wanted = { id: order.id, name: nameOf(order), amount, tax: taxIn(amount).tax, purpose }
  try {
    const issued = await payments.issueCashReceipt({ ...wanted, recipient: number, method })
    await inTransaction(db, (tx) => markIssued(tx, order.id, issued, now))
  } catch (error) {
    // It stays among the requests that operators see.
    if (!(error instanceof AppError)) throw error
  }
}

/** Locks the order, so that it is not refunded meanwhile. */
async function requireClaimable(tx: Tx, own: Own): Promise<BoughtRow> {
  const order = await requireBought(tx, own)
  await lockOrder(tx, own.orderId)
  if (!isClaimable(await requireBought(tx, own))) throw new AppError('ORDER_STATE')
  return order
}

/**
 * What was refused before may be asked for again, and otherwise. What is not issued yet may be asked for again for
 * another number or address.
 * @returns whether it waits for its issue
 */
async function record(tx: Tx, orderId: string, request: Asked): Promise<boolean> {
  const asked = { ...request, status: 'REQUESTED' } as const
  if (await insertRequest(tx, { ...asked, order_id: orderId })) return true
  const known = await lockRequest(tx, orderId)
  if (known?.status === 'REFUSED') {
    await updateRequest(tx, orderId, { ...asked, refusal: null, refused_at: null })
    return true
  }
  if (known?.kind !== request.kind || known.purpose !== request.purpose) throw new AppError('ORDER_STATE')
  if (known.status !== 'REQUESTED') return false
  const { recipient, recipient_hint } = request
  await updateRequest(tx, orderId, { recipient, recipient_hint })
  return true
}

/**
 * The number or address behind a request is deleted with its issue: the approval number stands for it.
 * @throws AppError NOT_FOUND, ORDER_STATE if it is refused, has another number or its order is unpaid, VALIDATION if a
 * tax invoice cannot have this one
 */
export async function markIssued(
  tx: Tx,
  orderId: string,
  { approvalNumber, url }: { approvalNumber: string; url: string | null },
  now: Date,
): Promise<void> {
  const order = await lockOrder(tx, orderId)
  const request = await lockRequest(tx, orderId)
  if (!request) throw new AppError('NOT_FOUND')
  if (request.status === 'ISSUED' && request.approval_number === approvalNumber) return
  const isPaid = order?.status === 'PAID' || order?.status === 'REFUNDED'
  if (!isPaid || request.status !== 'REQUESTED') throw new AppError('ORDER_STATE')
  requireApprovalNumber(request, approvalNumber)
  const issued = { status: 'ISSUED', approval_number: approvalNumber, url, issued_at: now } as const
  await updateRequest(tx, orderId, { ...issued, recipient: null })
}

/**
 * Refuses a request of a paid order; its number or address is deleted. Idempotent.
 * @returns false if it was refused before for this reason
 * @throws AppError NOT_FOUND, ORDER_STATE if it was issued or refused otherwise, or the order is not paid
 */
export async function markRefused(tx: Tx, orderId: string, reason: string, now: Date): Promise<boolean> {
  const order = await lockOrder(tx, orderId)
  const request = await lockRequest(tx, orderId)
  if (!request) throw new AppError('NOT_FOUND')
  if (request.status === 'REFUSED' && request.refusal === reason) return false
  if (request.status !== 'REQUESTED' || order?.status !== 'PAID') throw new AppError('ORDER_STATE')
  await updateRequest(tx, orderId, { status: 'REFUSED', refusal: reason, refused_at: now, recipient: null })
  return true
}

/** Notifies the buyer of what an operator has issued, as nobody waits on the page. */
export async function tellIssued(tx: Tx, orderId: string, now: Date): Promise<void> {
  const order = await lockOrder(tx, orderId)
  if (!order || order.member_id === null) return
  const { member_id: memberId } = order
  const subject = await orderNameFor(tx, memberId, order)
  const about = { subject, targetId: orderId, occasion: `receipt:${orderId}` }
  await notify(tx, { ...about, memberId, kind: 'RECEIPT_ISSUED' }, now)
}

function requireApprovalNumber({ kind }: RequestRow, approvalNumber: string): void {
  if (!isApprovalNumber(kind, approvalNumber))
    throw fieldError('approvalNumber', 'INVALID', 'not an approval number of this kind')
}

/**
 * Replaces a mistyped approval number of what an operator issued.
 * @returns the former number; null if it was this one
 * @throws AppError NOT_FOUND, ORDER_STATE if nothing was issued, the provider did, or it is cancelled, VALIDATION
 */
export async function correctNumber(tx: Tx, orderId: string, approvalNumber: string): Promise<string | null> {
  const request = await lockRequest(tx, orderId)
  if (!request) throw new AppError('NOT_FOUND')
  const { status, url, cancelled_at: cancelledAt, approval_number: former } = request
  if (status !== 'ISSUED' || url !== null || cancelledAt !== null) throw new AppError('ORDER_STATE')
  requireApprovalNumber(request, approvalNumber)
  if (former === approvalNumber) return null
  await updateRequest(tx, orderId, { approval_number: approvalNumber })
  return former
}

/**
 * Records that what was issued for a refunded order is cancelled. Idempotent.
 * @returns false if it was recorded before
 * @throws AppError NOT_FOUND, ORDER_STATE if nothing was issued or the order is not refunded
 */
export async function markCancelled(tx: Tx, orderId: string, now: Date): Promise<boolean> {
  const order = await lockOrder(tx, orderId)
  const request = await lockRequest(tx, orderId)
  if (!request) throw new AppError('NOT_FOUND')
  if (request.cancelled_at) return false
  if (request.status !== 'ISSUED' || order?.status !== 'REFUNDED') throw new AppError('ORDER_STATE')
  await updateRequest(tx, orderId, { cancelled_at: now })
  return true
}

const sealed = (secret: Secret, orderId: string, text: string): Buffer =>
  secret.encrypt('personal-number', text, orderId)

/** @returns null once it was deleted */
export const openRecipient = (secret: Secret, request: RequestRow): string | null =>
  request.recipient && secret.decrypt('personal-number', request.recipient, request.order_id)
