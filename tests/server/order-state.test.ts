import { describe, expect, test } from 'vitest'
import { ORDER_STATUSES, type OrderStatus } from '../../src/contract/base/enums.ts'
import {
  actFor,
  type OrderAct,
  type Standing,
  statusAfter,
} from '../../src/server/features/order/order-state.ts'

const ACTS: readonly OrderAct[] = ['CONFIRM', 'ISSUE_ACCOUNT', 'REFUSE', 'CANCEL', 'EXPIRE', 'REFUND']

/** The domain rules, orders, line by line. */
const ALLOWED: readonly (readonly [OrderStatus, OrderAct, OrderStatus])[] = [
  ['PENDING', 'CONFIRM', 'PAID'],
  ['PENDING', 'ISSUE_ACCOUNT', 'WAITING_DEPOSIT'],
  ['WAITING_DEPOSIT', 'CONFIRM', 'PAID'],
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

describe('the decision table of orders', () => {
  test.each(ALLOWED)('%s, %s: %s', (from, act, to) => {
    expect(statusAfter(act, from)).toBe(to)
  })
  test.each(FORBIDDEN)('%s, %s is refused', (from, act) => {
    expect(statusAfter(act, from)).toBeNull()
  })
  test('names every transition there is', () => {
    expect(ALLOWED.length + FORBIDDEN.length).toBe(ORDER_STATUSES.length * ACTS.length)
  })
})

describe('what a provider says', () => {
  const now = new Date('2026-11-21T03:00:00Z')
  const order = (status: OrderStatus, isOver = false) => ({
    status,
    total_amount: 10_000,
    expires_at: new Date(now.getTime() + (isOver ? -1 : 1)),
  })
  const says = (status: Standing['status'], amount: number | null = 10_000): Standing => ({ status, amount })

  test.each([
    ['PENDING', 'CONFIRM'],
    ['WAITING_DEPOSIT', 'CONFIRM'],
    ['PAID', null],
    ['REFUNDED', null],
    ['FAILED', 'RETURN'],
    ['CANCELLED', 'RETURN'],
    ['EXPIRED', 'RETURN'],
  ] as const)('money for an order that is %s: %s', (status, act) => {
    expect(actFor(order(status), says('PAID'), now)).toBe(act)
  })
  test('money that came before the time was over counts, even where it is heard of later', () => {
    expect(actFor(order('PENDING', true), says('PAID'), now)).toBe('CONFIRM')
  })
  test('another amount, or another currency, is given back', () => {
    expect(actFor(order('PENDING'), says('PAID', 9_999), now)).toBe('RETURN')
    expect(actFor(order('PENDING'), says('PAID', null), now)).toBe('RETURN')
  })
  test('a virtual account is waited for once', () => {
    expect(actFor(order('PENDING'), says('WAITING_DEPOSIT'), now)).toBe('ISSUE_ACCOUNT')
    expect(actFor(order('WAITING_DEPOSIT'), says('WAITING_DEPOSIT'), now)).toBeNull()
    expect(actFor(order('CANCELLED'), says('WAITING_DEPOSIT'), now)).toBeNull()
  })
  test('a refusal fails what is pending, and nothing else', () => {
    expect(actFor(order('PENDING'), says('FAILED'), now)).toBe('REFUSE')
    expect(actFor(order('WAITING_DEPOSIT'), says('FAILED'), now)).toBeNull()
    expect(actFor(order('PAID'), says('CANCELLED'), now)).toBeNull()
  })
  test('time ends what waits, once nothing came', () => {
    expect(actFor(order('PENDING', true), says('READY'), now)).toBe('EXPIRE')
    expect(actFor(order('PENDING', true), null, now)).toBe('EXPIRE')
    expect(actFor(order('WAITING_DEPOSIT', true), says('WAITING_DEPOSIT'), now)).toBe('EXPIRE')
    expect(actFor(order('PENDING'), null, now)).toBeNull()
  })
})
