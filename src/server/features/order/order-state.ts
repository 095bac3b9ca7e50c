import type { OrderStatus, ProductKind } from '../../../contract/base/enums.ts'

/** Events of an order after it was placed. */
export type OrderAct = 'CONFIRM' | 'ISSUE_ACCOUNT' | 'REFUSE' | 'CANCEL' | 'EXPIRE' | 'REFUND'

/** The decision table of orders: what each status becomes after each act. */
const AFTER: Record<OrderStatus, Partial<Record<OrderAct, OrderStatus>>> = {
  PENDING: {
    CONFIRM: 'PAID',
    ISSUE_ACCOUNT: 'WAITING_DEPOSIT',
    REFUSE: 'FAILED',
    CANCEL: 'CANCELLED',
    EXPIRE: 'EXPIRED',
  },
  WAITING_DEPOSIT: { CONFIRM: 'PAID', REFUSE: 'FAILED', EXPIRE: 'EXPIRED' },
  PAID: { REFUND: 'REFUNDED' },
  FAILED: {},
  CANCELLED: {},
  EXPIRED: {},
  REFUNDED: {},
}

/** The status after an act; null where it is refused. */
export function statusAfter(act: OrderAct, status: OrderStatus): OrderStatus | null {
  return AFTER[status][act] ?? null
}

/** Whether an unpaid order has expired. */
export function isOver(order: { status: OrderStatus; expires_at: Date }, now: Date): boolean {
  return statusAfter('EXPIRE', order.status) !== null && order.expires_at <= now
}

/** Why a paid order cannot be refunded, as `revertPurchase` (service.ts) would find it; null if it can. */
export function refundObstacleOf(
  order: {
    kind: ProductKind
    points: number | null
    /** Bought points that the member has left. */
    paid_points: number | null
    starts_at: Date | null
  },
  now: Date,
): 'POINTS_USED' | 'PASS_STARTED' | null {
  const { kind, points, paid_points: left, starts_at: startsAt } = order
  if (kind === 'TICKET') return points === null || (left ?? 0) < points ? 'POINTS_USED' : null
  return startsAt !== null && startsAt <= now ? 'PASS_STARTED' : null
}

/** A provider's report on the payment of an order. */
export interface PaymentState {
  status: 'READY' | 'WAITING_DEPOSIT' | 'PAID' | 'FAILED' | 'CANCELLED'
  /** Whole won; null for another currency. */
  amount: number | null
}

/**
 * The required act. RETURN: money arrived that cannot be accepted, because the order has ended or the amount differs.
 * @param known the provider's report; null if it knows of no payment
 */
export function actFor(
  order: { status: OrderStatus; total_amount: number; expires_at: Date },
  known: PaymentState | null,
  now: Date,
): OrderAct | 'RETURN' | null {
  if (known?.status === 'PAID') {
    if (order.status === 'PAID' || order.status === 'REFUNDED') return null
    const isRight = known.amount === order.total_amount
    return isRight && statusAfter('CONFIRM', order.status) !== null ? 'CONFIRM' : 'RETURN'
  }
  if (known?.status === 'WAITING_DEPOSIT' && order.status === 'PENDING') return 'ISSUE_ACCOUNT'
  const isRefused = known?.status === 'FAILED' || known?.status === 'CANCELLED'
  if (isRefused && order.status === 'PENDING') return 'REFUSE'
  return isOver(order, now) ? 'EXPIRE' : null
}
