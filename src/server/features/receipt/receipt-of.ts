import { METHODS_WITHOUT_SLIP, type Receipt, type ReceiptRequest } from '../../../contract/payment/receipt.ts'
import { taxIn } from '../../../contract/payment/tax.ts'
import { refundObstacleOf } from '../order/service.ts'
import type { BoughtRow, RequestRow } from './queries.ts'

/** Whether a cash receipt or tax invoice may be issued for the order. */
export const isClaimable = (order: BoughtRow): boolean =>
  order.status === 'PAID' && order.total_amount > 0 && METHODS_WITHOUT_SLIP.includes(order.method)

/** A closed posting is not refunded; one whose term is over has a pass that waits. */
export const isRefundable = (order: BoughtRow, now: Date): boolean =>
  order.status === 'PAID' &&
  order.total_amount > 0 &&
  (order.kind === 'TICKET' || order.job_id !== null) &&
  (order.closed_reason === null || order.closed_reason === 'EXPIRED') &&
  refundObstacleOf(order, now) === null

export function receiptOf(
  order: BoughtRow,
  around: {
    request: RequestRow | undefined
    seller: Receipt['seller']
    buyer: Receipt['buyer']
    hasBusinessNumber: boolean
    isRefundable: boolean
  },
): Receipt {
  const { supply, tax } = taxIn(order.total_amount)
  const isRefunded = order.status === 'REFUNDED'
  return {
    id: order.id,
    status: order.status,
    kind: order.kind,
    days: order.days,
    points: order.points,
    title: order.title,
    regionIds: order.region_ids,
    orderedDate: order.created_at.toISOString(),
    paidDate: (order.paid_at ?? order.updated_at).toISOString(),
    startsDate: order.starts_at?.toISOString() ?? null,
    refundedDate: isRefunded ? order.updated_at.toISOString() : null,
    method: order.total_amount > 0 ? order.method : null,
    cardCompany: order.card_company,
    instalment: order.instalment ?? 0,
    slipUrl: order.slip_url,
    depositor: order.depositor,
    productAmount: order.product_amount,
    surchargeAmount: order.surcharge_amount,
    discountAmount: order.discount_amount,
    couponName: order.coupon_name,
    totalAmount: order.total_amount,
    supplyAmount: supply,
    taxAmount: tax,
    isTest: order.provider === 'sandbox',
    seller: around.seller,
    buyer: around.buyer,
    request: around.request ? requestOf(around.request) : null,
    isClaimable: isClaimable(order),
    isRefundable: around.isRefundable,
    hasBusinessNumber: around.hasBusinessNumber,
    canRequest: isClaimable(order) && (!around.request || around.request.status === 'REFUSED'),
  }
}

export function requestOf(row: RequestRow): ReceiptRequest {
  return {
    kind: row.kind,
    purpose: row.purpose,
    status: row.status,
    recipientHint: row.recipient_hint,
    approvalNumber: row.approval_number,
    url: row.url,
    requestedDate: row.requested_at.toISOString(),
    issuedDate: row.issued_at?.toISOString() ?? null,
    cancelledDate: row.cancelled_at?.toISOString() ?? null,
    refusedDate: row.refused_at?.toISOString() ?? null,
    refusal: row.refusal,
  }
}
