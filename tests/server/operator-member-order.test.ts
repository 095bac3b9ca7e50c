import { v7 } from 'uuid'
import { beforeAll, describe, expect, test } from 'vitest'
import { listMemberOrders, refundMemberOrder } from '../../src/contract/operator/member.ts'
import { getOperatorOverview } from '../../src/contract/operator/operator.ts'
import { inTransaction } from '../../src/server/db/database.ts'
import { spendPoints } from '../../src/server/features/point/service.ts'
import { announcementActions, aVerifiedEmployer } from '../support/announcements.ts'
import { anEmployer } from '../support/members.ts'
import { actsIn, anOperator } from '../support/operators.ts'
import { paymentActions } from '../support/payments.ts'
import { runServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
let token: string

/** Noon in Seoul: no test is at work when the day ends. */
const NOON = new Date('2026-11-20T03:00:00Z')

beforeAll(async () => {
  server = await runServer()
  server.clock.now = NOON
  token = (await anOperator(server)).token
})

describe('Orders in the console', () => {
  async function anOrder(status: 'PAID' | 'PENDING') {
    const employer = await anEmployer(server)
    const now = NOON
    const id = v7()
    await server.database.db
      .insertInto('orders')
      .values({
        id,
        member_id: employer.id,
        product_id: 'ticket-10000',
        kind: 'TICKET',
        points: 10_000,
        status,
        product_amount: 10_000,
        surcharge_amount: 0,
        discount_amount: 0,
        total_amount: 10_000,
        created_at: now,
        expires_at: now,
        updated_at: now,
        paid_at: status === 'PAID' ? now : null,
      })
      .execute()
    return { id, employer }
  }
  const refundOrder = (id: string, account?: object) =>
    server.call(refundMemberOrder, { params: { id }, body: { reason: '취소', account }, token })

  test('The orders of a member are listed with their status', async () => {
    const { id, employer } = await anOrder('PENDING')
    const { data, totalCount } = await server.call(listMemberOrders, { params: { id: employer.id }, token })
    expect(totalCount).toBe(1)
    expect(data).toMatchObject([
      { id, kind: 'TICKET', status: 'PENDING', totalAmount: 10_000, method: null, isReturnDue: false },
    ])
    expect((await server.call(listMemberOrders, { params: { id: v7() }, token })).status).toBe(404)
  })

  test('A refund returns points and money once, however often it is requested', async () => {
    const till = paymentActions(server)
    const employer = await aVerifiedEmployer(server)
    const { id } = await till.buy(employer)
    const today = async () => (await server.call(getOperatorOverview, { token })).data.today
    expect(await today()).toMatchObject({ paidOrders: 1, paidAmount: 10_000 })
    expect((await refundOrder(id)).data).toEqual({ status: 'REFUNDED', isReturned: true })
    expect((await till.atProvider(id))?.status).toBe('CANCELLED')
    expect((await till.points(employer)).balance).toBe(0)
    expect(await today()).toMatchObject({ paidOrders: 0, paidAmount: 0 })
    expect((await refundOrder(id)).data).toEqual({ status: 'REFUNDED', isReturned: false })
    const acts = (await actsIn(server)).filter(({ subject }) => subject === id)
    expect(acts).toMatchObject([
      { act: 'order.refund', details: { reason: '취소', product: 'TICKET', amount: 10_000 } },
    ])
    const { data } = await server.call(listMemberOrders, { params: { id: employer.id }, token })
    expect(data).toMatchObject([{ status: 'REFUNDED', isReturnDue: false, returnedDate: expect.any(String) }])
  })

  test.each(['123-abc', '-', '12 34', '12', '1-2-3-4-5-6-7'])(
    'A refund to the account number "%s" is refused',
    async (number) => {
      const { id } = await anOrder('PAID')
      expect((await refundOrder(id, { bank: '신한은행', number, holder: '김수진' })).status).toBe(400)
    },
  )

  test('A refund to an account number of eight digits between hyphens is accepted', async () => {
    const till = paymentActions(server)
    const { id } = await till.buy(await aVerifiedEmployer(server))
    const account = { bank: '신한은행', number: '110-23-456', holder: '김수진' }
    expect((await refundOrder(id, account)).data).toEqual({ status: 'REFUNDED', isReturned: true })
  })

  test('An order is refundable until its points are used', async () => {
    const till = paymentActions(server)
    const employer = await aVerifiedEmployer(server)
    const { id } = await till.buy(employer)
    const listed = async () =>
      (await server.call(listMemberOrders, { params: { id: employer.id }, token })).data
    expect(await listed()).toMatchObject([{ id, status: 'PAID', isRefundable: true, refundObstacle: null }])
    const now = NOON
    await inTransaction(server.database.db, (tx) =>
      spendPoints(tx, { memberId: employer.id, points: 1, resumeId: v7(), now }),
    )
    expect(await listed()).toMatchObject([
      { id, status: 'PAID', isRefundable: false, refundObstacle: 'POINTS_USED' },
    ])
  })

  test('A pass whose days have started says so as the reason why it is not refunded', async () => {
    const [till, acts] = [paymentActions(server), announcementActions(server)]
    const employer = await aVerifiedEmployer(server)
    const jobId = (await acts.publish(employer, { productType: 'LOCAL' })).data.id
    const { id } = await till.buy(employer, { productId: 'local-7', jobId })
    const { data } = await server.call(listMemberOrders, { params: { id: employer.id }, token })
    expect(data).toMatchObject([{ id, isRefundable: false, refundObstacle: 'PASS_STARTED' }])
  })

  test('An order that is unpaid, spent or unknown cannot be refunded', async () => {
    const before = await actsIn(server)
    expect((await refundOrder((await anOrder('PENDING')).id)).problem.responseCode).toBe('ORDER_STATE')
    // Its points were never credited, as if they were spent.
    expect((await refundOrder((await anOrder('PAID')).id)).problem.responseCode).toBe('ORDER_STATE')
    expect((await refundOrder(v7())).status).toBe(404)
    expect(await actsIn(server)).toHaveLength(before.length)
  })
})
