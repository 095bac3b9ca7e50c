import { expect, test } from 'vitest'
import { readHistorySearch } from '../../../src/client/features/order/history-search.ts'
import { paidWon, ticketTotals } from '../../../src/client/features/order/totals.ts'
import { readPassSearch, readPaySearch } from '../../../src/client/features/payment/pay-search.ts'
import type { PaymentMethod } from '../../../src/contract/base/enums.ts'
import { payable } from '../../../src/client/features/payment/choice/use-choices.ts'
import { regionsIn, slotsOf, withRegion } from '../../../src/client/features/payment/choice/pass-purchase.tsx'

const ID = '01900000-0000-7000-8000-000000000001'

test('a pass has three slots, filled from the first', () => {
  expect(slotsOf([])).toEqual([null, null, null])
  expect(slotsOf([18, 19])).toEqual([18, 19, null])
  expect(slotsOf([18, 19, 20, 21])).toEqual([18, 19, 20])
})

test('the filled slots give the paid regions in order', () => {
  expect(regionsIn([null, 19, 18])).toEqual([19, 18])
  expect(regionsIn([null, null, null])).toEqual([])
})

test('a district is set in or cleared from a slot, and cannot be in two', () => {
  expect(withRegion([18, null, null], 1, 19)).toEqual([18, 19, null])
  expect(withRegion([18, 19, null], 0, null)).toEqual([null, 19, null])
  expect(withRegion([18, 19, null], 2, 18)).toBeNull()
  expect(withRegion([18, 19, null], 0, 18)).toEqual([18, 19, null])
})

test('each history keeps its own page in the address, without page one', () => {
  expect(readHistorySearch({ tab: 'deposit', announcement: 3, deposit: '2', ticket: 1 })).toEqual({
    tab: 'deposit',
    announcement: 3,
    deposit: 2,
  })
  expect(readHistorySearch({ tab: 'everything', ticket: 'x' })).toEqual({ ticket: 0 })
})

test('the address of a payment page keeps its ids and drops a provider’s parameters', () => {
  expect(readPaySearch({ orderId: ID, product: 'ticket-10000', paymentId: 'x', totalAmount: 1 })).toEqual({
    orderId: ID,
    product: 'ticket-10000',
  })
  expect(readPaySearch({ orderId: '1 or 1=1', product: '' })).toEqual({})
  expect(readPassSearch({ jobId: ID, orderId: 'x' })).toEqual({ jobId: ID })
})

test('the total leaves out refunded passes', () => {
  expect(
    paidWon([
      { payAmount: 26_000, status: 'PAID' },
      { payAmount: 90_000, status: 'REFUNDED' },
    ]),
  ).toBe(26_000)
})

test('ticket totals subtract refunds and leave out granted points', () => {
  const row = { id: ID, date: '2026-11-21T00:00:00Z', type: 'ticket', reading: false } as const
  expect(
    ticketTotals([
      { ...row, reason: 'PURCHASE', point: 30_000, status: 'PAID' },
      { ...row, reason: 'REFUND', point: -10_000, status: 'REFUNDED' },
      { ...row, reason: 'PURCHASE', point: 10_000, status: 'REFUNDED' },
      { ...row, reason: 'GRANT', point: 5_000, status: null },
      { ...row, reason: 'VIEW', reading: true, point: 1_000, status: null },
    ]),
  ).toEqual({ won: 30_000, points: 1_000 })
})

test('an amount below 50,000 won has no instalments', () => {
  const chosen = { method: 'CreditCard', cardCompany: null, instalment: 3, invoiceEmail: null } as const
  expect(payable(chosen, 49_999)).toEqual({ ...chosen, instalment: 0 })
  expect(payable(chosen, 50_000)).toEqual(chosen)
})

test('a tax invoice is asked for only where the way of paying leaves no slip and something is paid', () => {
  const chosen = { cardCompany: null, instalment: 0, invoiceEmail: 'tax@hanbit.test' } as const
  const emailFor = (method: PaymentMethod, total: number) =>
    payable({ ...chosen, method }, total).invoiceEmail
  expect(emailFor('DepositWithoutBankbook', 10_000)).toBe('tax@hanbit.test')
  expect(emailFor('AccountTransfer', 10_000)).toBe('tax@hanbit.test')
  expect(emailFor('KakaoPay', 10_000)).toBeNull()
  expect(emailFor('DepositWithoutBankbook', 0)).toBeNull()
})
