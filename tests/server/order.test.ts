import { v7 } from 'uuid'
import { beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '../../src/server/db/database.ts'
import { placeOrder, quoteOrder } from '../../src/contract/payment/order.ts'
import { listProducts } from '../../src/contract/payment/product.ts'
import { closeById } from '../../src/server/features/announcement/term.ts'
import { againWhileRunning } from '../support/again-while-running.ts'
import { announcementActions, aVerifiedEmployer } from '../support/announcements.ts'
import { anEmployer, aWorker, type TestMember } from '../support/members.ts'
import { paymentActions } from '../support/payments.ts'
import { runServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
let acts: ReturnType<typeof announcementActions>
let till: ReturnType<typeof paymentActions>
let employer: TestMember

beforeAll(async () => {
  server = await runServer()
  acts = announcementActions(server)
  till = paymentActions(server)
  employer = await aVerifiedEmployer(server)
})

const aLocalOne = async (owner: TestMember, overrides: Record<string, unknown> = {}) =>
  (await acts.publish(owner, { productType: 'LOCAL', ...overrides })).data.id

describe('Products', () => {
  test('GET /products lists the ticket packages and the passes with their prices', async () => {
    const { data } = await server.call(listProducts)
    expect(data.filter(({ kind }) => kind === 'TICKET')).toEqual(
      [10_000, 30_000, 50_000, 100_000].map((points) => ({
        id: `ticket-${points}`,
        kind: 'TICKET',
        points,
        price: points,
      })),
    )
    expect(data.filter(({ kind }) => kind === 'LOCAL_PASS').map(({ days, price }) => [days, price])).toEqual([
      [3, 15_000],
      [7, 26_000],
      [15, 36_000],
      [30, 56_000],
    ])
    expect(data.filter(({ kind }) => kind.startsWith('G') || kind.startsWith('PR'))).toMatchObject([
      { kind: 'GRAND_PASS', days: 30, price: 90_000 },
      { kind: 'PREMIUM_PASS', days: 30, price: 190_000 },
    ])
    expect(data.find(({ kind }) => kind === 'REGION_SURCHARGE')?.price).toBe(9_900)
  })
})

describe('Amounts of an order', () => {
  test('The server computes the amounts, whatever the body contains', async () => {
    const { status, data } = await till.place(employer, {
      productId: 'ticket-30000',
      price: 1,
      productAmount: 1,
      totalAmount: 0,
      discountAmount: 30_000,
      status: 'PAID',
    })
    expect(status).toBe(201)
    expect(data).toMatchObject({
      status: 'PENDING',
      productAmount: 30_000,
      surchargeAmount: 0,
      discountAmount: 0,
      totalAmount: 30_000,
    })
    expect((await till.points(employer)).balance).toBe(0)
  })

  test.each([
    [[142], 0],
    [[142, 96], 9_900],
    [[142, 96, 97], 19_800],
    [[96, 97, 98], 29_700],
    [[97], 9_900],
    [[98, 142], 9_900],
  ])(
    'A LOCAL pass for the regions %j includes the job’s own, named or not, and costs 9,900 won for each other one',
    async (regionIds, surcharge) => {
      const jobId = await aLocalOne(employer)
      const { data } = await till.place(employer, { productId: 'local-7', jobId, regionIds })
      expect(data).toMatchObject({ productAmount: 26_000, surchargeAmount: surcharge, regionIds })
      expect(data.totalAmount).toBe(26_000 + surcharge)
    },
  )

  test('A quote neither creates an order nor uses the coupon', async () => {
    const coupon = await till.aCoupon({ kind: 'PERCENT', amount: 33 })
    await till.register(employer, coupon.code)
    const jobId = await aLocalOne(employer, { localJobRegionIds: [96] })
    const quote = () =>
      server.call(quoteOrder, {
        token: employer.token,
        query: { productId: 'local-3', jobId, couponId: coupon.id },
      })
    const { data } = await quote()
    // 33 % of 24,900 is 8,217.
    expect(data).toEqual({
      productAmount: 15_000,
      surchargeAmount: 9_900,
      discountAmount: 8_217,
      totalAmount: 16_683,
      regionIds: [142, 96],
      isTest: true,
      takesPayments: true,
    })
    expect((await quote()).data).toEqual(data)
  })
})

test.each([[[]], [null], [undefined]])(
  'An order with the regions %j uses those of the announcement',
  async (regionIds) => {
    const jobId = await aLocalOne(employer, { localJobRegionIds: [96] })
    const { status, data } = await till.place(employer, { productId: 'local-7', jobId, regionIds })
    expect(status).toBe(201)
    expect(data).toMatchObject({ regionIds: [142, 96], surchargeAmount: 9_900 })
  },
)

test('A member may place a hundred unpaid orders an hour', async () => {
  const crowd = await aVerifiedEmployer(server)
  const body = { productId: 'ticket-10000' }
  await till.buy(crowd, body)
  const orders = await Promise.all(Array.from({ length: 100 }, () => till.place(crowd, body)))
  expect(new Set(orders.map(({ status }) => status))).toEqual(new Set([201]))
  const refused = await till.place(crowd, body)
  expect(refused).toMatchObject({ status: 429, problem: { responseCode: 'TOO_MANY_REQUESTS' } })
  const seconds = Number(refused.headers.get('retry-after'))
  expect(seconds).toBeGreaterThan(3_500)
  expect(seconds).toBeLessThanOrEqual(3_600)
  expect((await till.place(employer, body)).status).toBe(201)
})

describe('Validation of an order', () => {
  const refused = async (body: Record<string, unknown>) => {
    const { status, problem } = await till.place(employer, body)
    return { status, code: problem.responseCode, field: problem.errors?.[0]?.field }
  }

  test('An order for an unknown product is rejected', async () => {
    const answer = { status: 400, code: 'VALIDATION', field: 'productId' }
    expect(await refused({ productId: 'ticket-1' })).toEqual(answer)
    expect(await refused({ productId: 'region-surcharge' })).toEqual(answer)
    expect(await refused({})).toEqual(answer)
  })

  test('An order with four, repeated, non-leaf or unknown regions is rejected', async () => {
    const jobId = await aLocalOne(employer)
    const answer = { status: 400, code: 'VALIDATION', field: 'regionIds' }
    for (const regionIds of [[142, 96, 97, 98], [142, 142], [9], [999_999], ['142'], [1.5]])
      expect(await refused({ productId: 'local-7', jobId, regionIds })).toEqual(answer)
  })

  test('An order whose product does not fit its announcement is rejected', async () => {
    const jobId = await aLocalOne(employer)
    expect(await refused({ productId: 'grand-30', jobId })).toMatchObject({ field: 'productId' })
    expect(await refused({ productId: 'local-7' })).toMatchObject({ field: 'jobId' })
    expect(await refused({ productId: 'ticket-10000', jobId })).toMatchObject({ field: 'jobId' })
  })

  test("An order for another employer's announcement answers 404, as for an unknown one", async () => {
    const other = await aVerifiedEmployer(server)
    const jobId = await aLocalOne(other)
    expect(await refused({ productId: 'local-7', jobId })).toMatchObject({ status: 404 })
    expect(await refused({ productId: 'local-7', jobId: v7() })).toMatchObject({ status: 404 })
  })

  test('An order for a LIFE announcement or one closed by an operator is rejected', async () => {
    const own = await aVerifiedEmployer(server)
    const closed = await acts.aPublicOne(own)
    await inTransaction(server.database.db, (tx) => closeById(tx, closed, new Date()))
    const forClosed = await till.place(own, { productId: 'local-7', jobId: closed })
    expect(forClosed.problem.responseCode).toBe('JOB_STATE')
    const life = (await acts.publish(own)).data.id
    expect((await till.place(own, { productId: 'local-7', jobId: life })).problem.responseCode).toBe(
      'JOB_STATE',
    )
  })

  test('Placing an order requires an employer', async () => {
    const worker = await aWorker(server)
    const body = { productId: 'ticket-10000' }
    expect((await server.call(placeOrder, { body })).status).toBe(401)
    expect((await server.call(placeOrder, { body, token: worker.token })).status).toBe(403)
  })

  test('An order for fewer regions than the running term has is rejected', async () => {
    const jobId = await acts.aPublicOne(employer, { localJobRegionIds: [96] })
    expect(await refused({ productId: 'local-7', jobId, regionIds: [142] })).toMatchObject({
      field: 'regionIds',
    })
  })
})

describe('Lifecycle of an order', () => {
  test('Two orders under one idempotency key are one order', async () => {
    const key = v7()
    const [one, two] = await Promise.all(
      [1, 2].map(() => againWhileRunning(() => till.place(employer, { productId: 'ticket-10000' }, key))),
    )
    expect(one?.data.id).toBe(two?.data.id)
  })

  test("Another member's order answers 404 to reading, paying, confirming and cancelling", async () => {
    const order = await till.begin(employer)
    const other = await anEmployer(server)
    for (const answer of [
      await till.get(other, order.id),
      await till.pay(other, order.id),
      await till.confirm(other, order.id),
      await till.cancel(other, order.id),
    ])
      expect(answer.problem.responseCode).toBe('NOT_FOUND')
    expect((await till.get(employer, order.id)).data.status).toBe('PENDING')
  })

  test('A cancelled order cannot be paid and can be cancelled again', async () => {
    const { id } = await till.begin(employer)
    expect((await till.cancel(employer, id)).data.status).toBe('CANCELLED')
    expect((await till.cancel(employer, id)).data.status).toBe('CANCELLED')
    expect((await till.pay(employer, id)).problem.responseCode).toBe('ORDER_STATE')
  })

  test('An unpaid order expires after half an hour, when it is confirmed and in the background', async () => {
    const asked = (await till.place(employer, { productId: 'ticket-10000' })).data
    const swept = (await till.place(employer, { productId: 'ticket-10000' })).data
    await acts.at(new Date(Date.now() + 29 * 60_000), async () => {
      expect((await till.confirm(employer, asked.id)).data.status).toBe('PENDING')
    })
    await acts.at(new Date(Date.now() + 31 * 60_000), async () => {
      expect((await till.pay(employer, asked.id)).problem.responseCode).toBe('ORDER_STATE')
      // A read changes nothing.
      expect((await till.get(employer, asked.id)).data.status).toBe('PENDING')
      expect((await till.confirm(employer, asked.id)).data.status).toBe('EXPIRED')
      await till.later(0)
      expect((await till.stored(swept.id)).status).toBe('EXPIRED')
    })
  })
})
