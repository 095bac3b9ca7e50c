import { expect, test } from 'vitest'
import { readHistorySearch } from '../../../src/client/features/order/history-search.ts'
import { paidWon, ticketTotals } from '../../../src/client/features/order/totals.ts'
import { payable } from '../../../src/client/features/payment/choice/payable.ts'
import { readPassSearch, readPaySearch } from '../../../src/client/features/payment/pay-search.ts'
import { regionsIn, slotsOf, withRegion } from '../../../src/client/features/payment/choice/region-slots.ts'

const ID = '01900000-0000-7000-8000-000000000001'

test('a pass has three slots, filled from the first on', () => {
  expect(slotsOf([])).toEqual([null, null, null])
  expect(slotsOf([18, 19])).toEqual([18, 19, null])
  expect(slotsOf([18, 19, 20, 21])).toEqual([18, 19, 20])
})

test('what is paid for are the filled slots in their order, whichever they are', () => {
  expect(regionsIn([null, 19, 18])).toEqual([19, 18])
  expect(regionsIn([null, null, null])).toEqual([])
})

test('a district is stored in its slot or cleared from it, and never stands in two', () => {
  expect(withRegion([18, null, null], 1, 19)).toEqual([18, 19, null])
  expect(withRegion([18, 19, null], 0, null)).toEqual([null, 19, null])
  expect(withRegion([18, 19, null], 2, 18)).toBeNull()
  expect(withRegion([18, 19, null], 0, 18)).toEqual([18, 19, null])
})

test('each history keeps its own page in the address, and page one is left out', () => {
  expect(readHistorySearch({ tab: 'deposit', announcement: 3, deposit: '2', ticket: 1 })).toEqual({
    tab: 'deposit',
    announcement: 3,
    deposit: 2,
  })
  expect(readHistorySearch({ tab: 'everything', ticket: 'x' })).toEqual({ ticket: 0 })
})

test('an address of a pay page is read for ids only; what a provider adds is dropped', () => {
  expect(readPaySearch({ orderId: ID, product: 'ticket-10000', paymentId: 'x', totalAmount: 1 })).toEqual({
    orderId: ID,
    product: 'ticket-10000',
  })
  expect(readPaySearch({ orderId: '1 or 1=1', product: '' })).toEqual({})
  expect(readPassSearch({ jobId: ID, orderId: 'x' })).toEqual({ jobId: ID })
})

test('totals leave out passes that were given back', () => {
  expect(
    paidWon([
      { payAmount: 26_000, status: 'PAID' },
      { payAmount: 90_000, status: 'REFUNDED' },
    ]),
  ).toBe(26_000)
})

test('of tickets, what was given back is taken off what was paid; points that were given are no money', () => {
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

test('a small amount is paid at once, whatever was chosen for a larger one', () => {
  const chosen = { method: 'CreditCard', cardCompany: null, instalment: 3 } as const
  expect(payable(chosen, 49_999)).toEqual({ ...chosen, instalment: 0 })
  expect(payable(chosen, 50_000)).toEqual(chosen)
})
