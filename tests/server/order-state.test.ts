import { describe, expect, test } from 'vitest'
import { ORDER_STATUSES, type OrderStatus } from '../../src/contract/base/enums.ts'
import {
  actFor,
  type OrderAct,
  isOver,
  type PaymentState,
  refundObstacleOf,
  statusAfter,
} from '../../src/server/features/order/order-state.ts'

const ACTS: readonly OrderAct[] = ['CONFIRM', 'ISSUE_ACCOUNT', 'REFUSE', 'CANCEL', 'EXPIRE', 'REFUND']

/** The state table of orders, one line per rule. */
const ALLOWED: readonly (readonly [OrderStatus, OrderAct, OrderStatus])[] = [
  ['PENDING', 'CONFIRM', 'PAID'],
  ['PENDING', 'ISSUE_ACCOUNT', 'WAITING_DEPOSIT'],
  ['WAITING_DEPOSIT', 'CONFIRM', 'PAID'],
  ['WAITING_DEPOSIT', 'REFUSE', 'FAILED'],
  ['WAITING_DEPOSIT', 'EXPIRE', 'EXPIRED'],
  ['PENDING', 'REFUSE', 'FAILED'],
  ['PENDING', 'CANCEL', 'CANCELLED'],
  ['PENDING', 'EXPIRE', 'EXPIRED'],
  ['PAID', 'REFUND', 'REFUNDED'],
]
const isAllowed = (status: OrderStatus, act: OrderAct) =>
  ALLOWED.some(([from, by]) => from === status && by === act)
const FORBIDDEN = ORDER_STATUSES.flatMap((status) =>
  ACTS.filter((act) => !isAllowed(status, act)).map((act) => [status, act] as const),
)

describe('State machine of an order', () => {
  test.each(ALLOWED)('An order in %s moves by %s to %s', (from, act, to) => {
    expect(statusAfter(act, from)).toBe(to)
  })
  test.each(FORBIDDEN)('An order in %s rejects %s', (from, act) => {
    expect(statusAfter(act, from)).toBeNull()
  })
  test('Every combination of status and act is covered', () => {
    expect(ALLOWED.length + FORBIDDEN.length).toBe(ORDER_STATUSES.length * ACTS.length)
  })
})

describe('Act on an order for the status of its payment', () => {
  const now = new Date('2026-11-21T03:00:00Z')
  const order = (status: OrderStatus, isLate = false) => ({
    status,
    total_amount: 10_000,
    expires_at: new Date(now.getTime() + (isLate ? -1 : 1)),
  })
  const says = (status: PaymentState['status'], amount: number | null = 10_000): PaymentState => ({
    status,
    amount,
  })

  test.each([
    ['PENDING', 'CONFIRM'],
    ['WAITING_DEPOSIT', 'CONFIRM'],
    ['PAID', null],
    ['REFUNDED', null],
    ['FAILED', 'RETURN'],
    ['CANCELLED', 'RETURN'],
    ['EXPIRED', 'RETURN'],
  ] as const)('A payment for an order in %s leads to %s', (status, act) => {
    expect(actFor(order(status), says('PAID'), now)).toBe(act)
  })
  test('A payment made in time is confirmed even after the order has expired', () => {
    expect(actFor(order('PENDING', true), says('PAID'), now)).toBe('CONFIRM')
  })
  test('A payment of another amount or currency is returned', () => {
    expect(actFor(order('PENDING'), says('PAID', 9_999), now)).toBe('RETURN')
    expect(actFor(order('PENDING'), says('PAID', null), now)).toBe('RETURN')
  })
  test('A virtual account is issued once', () => {
    expect(actFor(order('PENDING'), says('WAITING_DEPOSIT'), now)).toBe('ISSUE_ACCOUNT')
    expect(actFor(order('WAITING_DEPOSIT'), says('WAITING_DEPOSIT'), now)).toBeNull()
    expect(actFor(order('CANCELLED'), says('WAITING_DEPOSIT'), now)).toBeNull()
  })
  test('A failed or cancelled payment fails a pending order only', () => {
    expect(actFor(order('PENDING'), says('FAILED'), now)).toBe('REFUSE')
    expect(actFor(order('PENDING'), says('CANCELLED'), now)).toBe('REFUSE')
    expect(actFor(order('PENDING', true), says('CANCELLED'), now)).toBe('REFUSE')
    expect(actFor(order('WAITING_DEPOSIT'), says('FAILED'), now)).toBeNull()
    expect(actFor(order('PAID'), says('CANCELLED'), now)).toBeNull()
  })
  test('An order without payment expires at its deadline', () => {
    expect(actFor(order('PENDING', true), says('READY'), now)).toBe('EXPIRE')
    expect(actFor(order('PENDING', true), null, now)).toBe('EXPIRE')
    expect(actFor(order('WAITING_DEPOSIT', true), says('WAITING_DEPOSIT'), now)).toBe('EXPIRE')
    expect(actFor(order('PENDING'), null, now)).toBeNull()
  })
  test('An order ends at the very instant of its deadline, and a paid one never', () => {
    expect(isOver({ status: 'PENDING', expires_at: now }, now)).toBe(true)
    expect(isOver({ status: 'PENDING', expires_at: new Date(now.getTime() + 1) }, now)).toBe(false)
    expect(isOver({ status: 'PAID', expires_at: new Date(0) }, now)).toBe(false)
  })
})

describe('What stands against a refund', () => {
  const now = new Date('2026-11-21T03:00:00Z')
  const ticket = { kind: 'TICKET', points: 5, paid_points: 5, starts_at: null } as const
  const pass = { kind: 'LOCAL_PASS', points: null, paid_points: null } as const

  test('A ticket can be refunded while as many bought points are left as it gave', () => {
    expect(refundObstacleOf(ticket, now)).toBeNull()
    expect(refundObstacleOf({ ...ticket, paid_points: 6 }, now)).toBeNull()
    expect(refundObstacleOf({ ...ticket, paid_points: 4 }, now)).toBe('POINTS_USED')
    expect(refundObstacleOf({ ...ticket, paid_points: null }, now)).toBe('POINTS_USED')
    expect(refundObstacleOf({ ...ticket, points: null }, now)).toBe('POINTS_USED')
  })

  test('A pass can be refunded until its term starts', () => {
    expect(refundObstacleOf({ ...pass, starts_at: null }, now)).toBeNull()
    expect(refundObstacleOf({ ...pass, starts_at: new Date(now.getTime() + 1) }, now)).toBeNull()
    expect(refundObstacleOf({ ...pass, starts_at: now }, now)).toBe('PASS_STARTED')
  })
})
