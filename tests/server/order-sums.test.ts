import fc from 'fast-check'
import { v7 } from 'uuid'
import { beforeAll, expect, test } from 'vitest'
import { downloadOrders, listOrders, sumOrders } from '../../src/contract/payment/order.ts'
import { taxIn } from '../../src/contract/payment/tax.ts'
import { findMoney, sumMoney } from '../../src/server/features/order/money-queries.ts'
import { anEmployer, aWorker, type TestMember } from '../support/members.ts'
import { orderRow } from '../support/orders.ts'
import { paymentActions } from '../support/payments.ts'
import { aVerifiedBusiness } from '../support/receipts.ts'
import { runServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
let own: TestMember

beforeAll(async () => {
  server = await runServer()
  own = await anEmployer(server)
})

const FIRST = Date.parse('2026-01-30T00:00:00+09:00')
const HOUR = 3_600_000
const DAYS = 8
/** The day in Seoul, counted from the first one. */
const dayAfter = (days: number) => new Date(FIRST + days * 24 * HOUR + 9 * HOUR).toISOString().slice(0, 10)
const at = (hours: number) => new Date(FIRST + hours * HOUR)

/** Hours after the first midnight, so that many payments fall just before and just after one. */
const purchase = fc.record({
  total: fc.nat(1_000_000),
  isTicket: fc.boolean(),
  paidAt: fc.nat(DAYS * 24 - 1),
  refundedAfter: fc.option(fc.nat(72)),
})
type Purchase = typeof purchase extends fc.Arbitrary<infer Value> ? Value : never

const rowOf = ({ total, isTicket, paidAt, refundedAfter }: Purchase) =>
  orderRow(own.id, {
    id: v7(),
    kind: isTicket ? 'TICKET' : 'LOCAL_PASS',
    product_id: isTicket ? 'ticket-10000' : 'local-7',
    points: isTicket ? 10_000 : null,
    days: isTicket ? null : 7,
    status: refundedAfter === null ? 'PAID' : 'REFUNDED',
    product_amount: total,
    total_amount: total,
    created_at: at(paidAt),
    paid_at: at(paidAt),
    updated_at: at(paidAt + (refundedAfter ?? 0)),
  })

async function having(purchases: readonly Purchase[]) {
  const { db } = server.database
  await db.deleteFrom('orders').where('member_id', '=', own.id).execute()
  if (purchases.length > 0) await db.insertInto('orders').values(purchases.map(rowOf)).execute()
}

const sum = (amounts: readonly number[]) => amounts.reduce((one, other) => one + other, 0)
const isIn = (hours: number, from: number, to: number) => hours >= from * 24 && hours < (to + 1) * 24

test('what was paid and refunded adds up for any purchases and any period', async () => {
  const { db } = server.database
  await fc.assert(
    fc.asyncProperty(
      fc.array(purchase, { maxLength: 12 }),
      fc.nat(DAYS),
      fc.nat(DAYS),
      async (purchases, one, other) => {
        await having(purchases)
        const [first, last] = [Math.min(one, other), Math.max(one, other)]
        const period = { from: dayAfter(first), to: dayAfter(last) }
        const paid = sum(purchases.flatMap(({ paidAt, total }) => (isIn(paidAt, first, last) ? [total] : [])))
        const refunded = sum(
          purchases.flatMap(({ paidAt, refundedAfter, total }) =>
            refundedAfter !== null && isIn(paidAt + refundedAfter, first, last) ? [total] : [],
          ),
        )
        const sums = await sumMoney(db, own.id, period)
        expect(sums).toEqual({ paid, refunded, net: paid - refunded })
        // Each type alone, and each part of the period alone, add up to the whole.
        const types = await Promise.all(
          (['announcement', 'ticket'] as const).map((type) => sumMoney(db, own.id, { type, ...period })),
        )
        expect(sum(types.map(({ net }) => net))).toBe(sums.net)
        const parts = await Promise.all([
          sumMoney(db, own.id, { to: dayAfter(first - 1) }),
          sumMoney(db, own.id, period),
          sumMoney(db, own.id, { from: dayAfter(last + 1) }),
        ])
        const whole = await sumMoney(db, own.id, {})
        expect(sum(parts.map((part) => part.paid))).toBe(whole.paid)
        expect(sum(parts.map((part) => part.refunded))).toBe(whole.refunded)
        // The rows of the file are the same money.
        const rows = await findMoney(db, own.id, period)
        expect(sum(rows.map((row) => (row.is_refund ? -row.total_amount : row.total_amount)))).toBe(sums.net)
      },
    ),
    { numRuns: 40 },
  )
})

test('the sums and the list of a period have a payment of its last minute and none of the next day', async () => {
  const purchaseAt = (paidAt: number, total: number) => ({
    total,
    paidAt,
    isTicket: false,
    refundedAfter: null,
  })
  await having([purchaseAt(23, 26_000), purchaseAt(24, 36_000)])
  const query = { from: dayAfter(0), to: dayAfter(0) }
  const { token } = own
  const { data } = await server.call(sumOrders, { token, query })
  expect(data).toEqual({ paid: 26_000, refunded: 0, net: 26_000 })
  const listed = await server.call(listOrders, { token, query: { type: 'announcement', ...query } })
  expect(listed.data).toMatchObject([{ payAmount: 26_000 }])
  expect(listed.data).toHaveLength(1)
})

test('a refund is in the list and the sums of the period in which it was made', async () => {
  await having([{ total: 26_000, paidAt: 1, isTicket: false, refundedAfter: 30 }])
  const query = { from: dayAfter(1), to: dayAfter(1) }
  const { token } = own
  expect((await server.call(sumOrders, { token, query })).data).toEqual({
    paid: 0,
    refunded: 26_000,
    net: -26_000,
  })
  const { data } = await server.call(listOrders, { token, query: { type: 'announcement', ...query } })
  expect(data).toMatchObject([{ status: 'REFUNDED', refundedDate: at(31).toISOString() }])
})

test('the file of payments opens in a Korean spreadsheet and has a row for each payment and refund', async () => {
  await having([{ total: 26_000, paidAt: 1, isTicket: false, refundedAfter: 30 }])
  const response = await server.fetch('/api/orders/file?from=2026-01-01&langCode=ko', {
    headers: { authorization: `Bearer ${own.token}` },
  })
  expect(response.headers.get('content-type')).toContain('text/csv')
  expect(response.headers.get('content-disposition')).toContain('.csv')
  const bytes = new Uint8Array(await response.arrayBuffer())
  expect(Array.from(bytes.subarray(0, 3))).toEqual([0xef, 0xbb, 0xbf])
  const lines = new TextDecoder().decode(bytes).split('\r\n').filter(Boolean)
  expect(lines).toHaveLength(3)
  const { supply, tax } = taxIn(26_000)
  expect(lines[1]).toContain(`"","","","","26000","${supply}","${tax}"`)
  expect(lines[2]).toContain(`"26000","0","0","26000","","${supply}","${tax}"`)
})

test('nobody reads the money of others, and a worker none at all', async () => {
  await having([{ total: 26_000, paidAt: 1, isTicket: true, refundedAfter: null }])
  const other = await anEmployer(server)
  expect((await server.call(sumOrders, { token: other.token })).data.paid).toBe(0)
  const worker = await aWorker(server)
  expect((await server.call(sumOrders, { token: worker.token })).status).toBe(403)
  expect((await server.call(downloadOrders, { token: worker.token })).status).toBe(403)
})

test.each([{ from: '2026-02-30' }, { from: '2026-02-02', to: '2026-02-01' }, { to: 'tomorrow' }])(
  'a period %j is refused at its field',
  async (query) => {
    const { problem } = await server.call(sumOrders, { token: own.token, query })
    expect(problem.errors).toHaveLength(1)
  },
)

test('a bought reading ticket is in the sums at once', async () => {
  const till = paymentActions(server)
  const buyer = await aVerifiedBusiness(server)
  const { totalAmount } = await till.buy(buyer)
  expect((await server.call(sumOrders, { token: buyer.token, query: { type: 'ticket' } })).data).toEqual({
    paid: totalAmount,
    refunded: 0,
    net: totalAmount,
  })
})
