import { v7 } from 'uuid'
import { beforeAll, describe, expect, test } from 'vitest'
import { getDashboard } from '../../src/contract/job/announcement.ts'
import { getMe } from '../../src/contract/account/member.ts'
import { getPoints } from '../../src/contract/payment/point.ts'
import { getOperatorOverview } from '../../src/contract/operator/operator.ts'
import {
  findMembers,
  getMemberCase,
  grantMemberPoints,
  listMemberOrders,
  lookUpMembers,
  refundMemberOrder,
  showMember,
  signMemberOut,
} from '../../src/contract/operator/member.ts'
import { inTransaction } from '../../src/server/db/database.ts'
import { grantPoints, spendPoints } from '../../src/server/features/point/service.ts'
import { announcementActions, aVerifiedEmployer } from '../support/announcements.ts'
import { anEmployer, aWorker, type TestMember } from '../support/members.ts'
import { actsIn, anOperator } from '../support/operators.ts'
import { paymentActions } from '../support/payments.ts'
import { runServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
let operator: TestMember
let token: string

beforeAll(async () => {
  server = await runServer()
  operator = await anOperator(server)
  token = operator.token
})

const search = async (query: string) => server.call(findMembers, { query: { query }, token })
const foundIds = async (query: string) => (await search(query)).data.map(({ id }) => id)
const updateMember = (
  id: string,
  columns: { name?: string; cellphone?: string; cellphone_verified_at?: Date },
) => server.database.db.updateTable('members').set(columns).where('id', '=', id).execute()

describe('Members in the console', () => {
  test('A member is found by the e-mail address as far as its @, the number or the id in any notation', async () => {
    const worker = await aWorker(server)
    await updateMember(worker.id, { cellphone: '01077778888', cellphone_verified_at: new Date() })
    expect(await foundIds(worker.email.toUpperCase())).toEqual([worker.id])
    expect(await foundIds('010-7777-8888')).toEqual([worker.id])
    expect(await foundIds('+82 10 7777 8888')).toEqual([worker.id])
    expect(await foundIds(worker.id)).toEqual([worker.id])
    const [local = ''] = worker.email.split('@')
    expect(await foundIds(`${local}@`)).toEqual([worker.id])
    expect(await foundIds(local.slice(0, -2))).toEqual([])
    expect(await foundIds(worker.email.slice(local.length))).toEqual([])
    expect(await foundIds('010-7777-888')).toEqual([])
  })

  test('A query in the request body finds the same members and is validated the same way', async () => {
    const worker = await aWorker(server)
    const { data, totalCount } = await server.call(lookUpMembers, { body: { query: worker.email }, token })
    expect(data).toEqual((await search(worker.email)).data)
    expect([data[0]?.id, totalCount]).toEqual([worker.id, 1])
    const tooShort = await server.call(lookUpMembers, { body: { query: 'x' }, token })
    expect(tooShort.problem.responseCode).toBe('VALIDATION')
    const byWorker = await server.call(lookUpMembers, { body: { query: 'xy' }, token: worker.token })
    expect(byWorker.problem.responseCode).toBe('FORBIDDEN')
    expect(await actsIn(server)).toEqual([])
  })

  test('A member is found by a prefix of the name or company, ignoring case', async () => {
    const worker = await aWorker(server)
    await updateMember(worker.id, { name: 'Nguyen 100%_Van' })
    const employer = await aVerifiedEmployer(server)
    await server.database.db
      .updateTable('companies')
      .set({ name: 'NGUYEN Trading' })
      .where('member_id', '=', employer.id)
      .execute()
    expect((await foundIds('nguyen')).toSorted()).toEqual([worker.id, employer.id].toSorted())
    expect(await foundIds('nguyen 100%_')).toEqual([worker.id])
    expect(await foundIds('nguyen 1%')).toEqual([])
    expect(await foundIds('guyen')).toEqual([])
  })

  test('A member is found by a family name of one Korean syllable', async () => {
    const worker = await aWorker(server)
    await updateMember(worker.id, { name: '탁민수' })
    const employer = await aVerifiedEmployer(server)
    await server.database.db
      .updateTable('companies')
      .set({ name: '탁월물산' })
      .where('member_id', '=', employer.id)
      .execute()
    expect((await foundIds(' 탁 ')).toSorted()).toEqual([worker.id, employer.id].toSorted())
  })

  test('Search results mask name, e-mail address and cellphone', async () => {
    const worker = await aWorker(server)
    await updateMember(worker.id, {
      name: '홍길동',
      cellphone: '01012345678',
      cellphone_verified_at: new Date(),
    })
    const { data } = await search(worker.id)
    expect(data).toMatchObject([{ maskedName: '홍**', maskedCellphone: '010******78', role: 'EMPLOYEE' }])
    const { data: shown } = await server.call(getMemberCase, { params: { id: worker.id }, token })
    for (const text of [JSON.stringify(data), JSON.stringify(shown)]) {
      expect(text).not.toContain('홍길동')
      expect(text).not.toContain(worker.email)
      expect(text).not.toContain('1234567')
    }
  })

  test('Showing a member in full requires a reason, which is recorded without the data', async () => {
    const worker = await aWorker(server)
    const showWith = (body: object) => server.call(showMember, { params: { id: worker.id }, body, token })
    expect((await showWith({})).problem.responseCode).toBe('VALIDATION')
    expect((await showWith({ reason: ' ' })).status).toBe(400)
    expect((await showWith({ reason: '본인 문의' })).data).toMatchObject({
      email: worker.email,
      name: 'Tran Minh Hau',
    })
    const seen = (await actsIn(server)).filter(({ subject }) => subject === worker.id)
    expect(seen).toMatchObject([{ act: 'member.show', details: { reason: '본인 문의' } }])
    expect(JSON.stringify(seen)).not.toContain(worker.email)
  })

  test('The answer that shows a member is not stored under its idempotency key', async () => {
    const worker = await aWorker(server)
    const key = v7()
    const body = { reason: '본인 문의' }
    await server.call(showMember, { params: { id: worker.id }, body, token, key })
    const kept = await server.database.db
      .selectFrom('idempotency_keys')
      .select('key')
      .where('key', '=', key)
      .execute()
    expect(kept).toEqual([])
  })

  test('An operator can end all sessions of a member', async () => {
    const worker = await aWorker(server)
    const before = await server.call(getMemberCase, { params: { id: worker.id }, token })
    expect(before.data).toMatchObject({ sessionCount: 1, verification: null, hasResume: false })
    const { data } = await server.call(signMemberOut, { params: { id: worker.id }, token })
    expect(data).toEqual({ ended: 1 })
    expect((await server.call(getMe, { token: worker.token })).status).toBe(401)
    expect((await server.call(signMemberOut, { params: { id: worker.id }, token })).data).toEqual({
      ended: 0,
    })
  })

  test.each([
    ['a', 'TOO_SHORT'],
    ['ㅌ', 'TOO_SHORT'],
    ['가'.repeat(255), 'TOO_LONG'],
  ])('The query %j is rejected', async (query, code) => {
    expect((await search(query)).problem.errors).toMatchObject([{ field: 'query', code }])
  })

  test('An operator may search members 300 times an hour', async () => {
    const eager = await anOperator(server)
    const looks = () => server.call(findMembers, { query: { query: 'nguyen' }, token: eager.token })
    const answers = await Promise.all(Array.from({ length: 301 }, looks))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
  })
})

describe('Points granted by operators', () => {
  const grant = (id: string, points: unknown, key?: string) =>
    server.call(grantMemberPoints, {
      params: { id },
      body: { points, reason: '사과의 뜻' },
      token,
      ...(key ? { key } : {}),
    })

  test('Points are granted once per key, and only to employers', async () => {
    const employer = await anEmployer(server)
    expect((await grant(employer.id, 5_000, 'g1')).data).toEqual({ balance: 5_000 })
    expect((await grant(employer.id, 5_000, 'g1')).data).toEqual({ balance: 5_000 })
    const { data } = await server.call(getPoints, { token: employer.token })
    expect(data).toMatchObject({ balance: 5_000, free: 5_000 })
    expect((await grant((await aWorker(server)).id, 5_000)).status).toBe(404)
    expect((await grant(v7(), 5_000)).status).toBe(404)
  })

  test('A balance may exceed 32 bits', async () => {
    const employer = await anEmployer(server)
    const given = { memberId: employer.id, points: 2 ** 31 - 1, reference: v7(), now: new Date() }
    await inTransaction(server.database.db, (tx) => grantPoints(tx, given))
    const balance = 2 ** 31 + 4_999
    expect((await grant(employer.id, 5_000)).data).toEqual({ balance })
    expect((await server.call(getPoints, { token: employer.token })).data.balance).toBe(balance)
    expect((await server.call(getDashboard, { token: employer.token })).data.balance).toBe(balance)
  })

  test.each([0, -1, 1.5, 10_000_001, '100'])('Granting %j points is rejected', async (points) => {
    expect((await grant((await anEmployer(server)).id, points)).problem.errors).toMatchObject([
      { field: 'points' },
    ])
  })
})

describe('Orders in the console', () => {
  async function anOrder(status: 'PAID' | 'PENDING') {
    const employer = await anEmployer(server)
    const now = new Date()
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
    const now = new Date()
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
