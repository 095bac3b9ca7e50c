import { v7 } from 'uuid'
import { beforeAll, describe, expect, test } from 'vitest'
import { getDashboard } from '../../src/contract/job/announcement.ts'
import { getMe } from '../../src/contract/account/member.ts'
import { getPoints } from '../../src/contract/payment/point.ts'
import {
  findMembers,
  getMemberCase,
  grantMemberPoints,
  lookUpMembers,
  showMember,
  signMemberOut,
} from '../../src/contract/operator/member.ts'
import { inTransaction } from '../../src/server/db/database.ts'
import { grantPoints } from '../../src/server/features/point/service.ts'
import { aVerifiedEmployer } from '../support/announcements.ts'
import { aCompany, aJob, publish } from '../support/jobs.ts'
import { anEmployer, aWorker, type TestMember } from '../support/members.ts'
import { actsIn, anOperator } from '../support/operators.ts'
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

/** Details of the recorded searches of an operator, oldest first. */
const searchesOf = async (operatorId: string) =>
  (await actsIn(server))
    .filter(({ act, operator_id }) => act === 'member.search' && operator_id === operatorId)
    .map(({ details }) => details)

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
    expect((await searchesOf(operator.id)).at(-1)).toEqual({ rows: 1, filters: { searchedBy: 'EMAIL' } })
  })

  test('A member is found by any part of the name or company, ignoring case', async () => {
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
    expect((await foundIds('guyen')).toSorted()).toEqual([worker.id, employer.id].toSorted())
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

  test.each([
    ['Nguyễn Văn Đức', 'van duc nguyen'],
    ['Nguyễn Văn Đức', 'NGUYỄN ĐỨC'],
    ['Tran Thi Hoa', 'Trần Thị Hoà'],
    ['Gʻulomov Oʻktam', "g'ulomov"],
    ['Бат-Эрдэнэ', 'эрдэнэ'],
    ['남궁민수', '민수'],
    ['남궁민수', '궁'],
    ['응우옌 반 득', '우옌'],
  ])('The member %s is found by %s', async (name, query) => {
    const worker = await aWorker(server)
    await updateMember(worker.id, { name })
    expect(await foundIds(query)).toContain(worker.id)
    expect(await foundIds(`${query} zzz`)).toEqual([])
  })

  test('A member is found by the name in the resume', async () => {
    const worker = await aWorker(server, { hasResume: true })
    const { db } = server.database
    await db.updateTable('resumes').set({ name: 'Phạm Quỳnh' }).where('member_id', '=', worker.id).execute()
    expect(await foundIds('quynh')).toEqual([worker.id])
  })

  test('A member is found by the numbers of account, resume and posting, and by their last four digits', async () => {
    const { db } = server.database
    const worker = await aWorker(server, { hasResume: true })
    await updateMember(worker.id, { cellphone: '01055556071' })
    await db
      .updateTable('resumes')
      .set({ cellphone: '01055556072' })
      .where('member_id', '=', worker.id)
      .execute()
    const company = await aCompany(db, new Date())
    await publish(db, aJob(company, new Date(), { contact: '0315556073' }))
    const { member_id: employer } = await db
      .selectFrom('companies')
      .select('member_id')
      .where('id', '=', company)
      .executeTakeFirstOrThrow()
    for (const query of ['010-5555-6071', '6071', '010-5555-6072', '6072'])
      expect([query, await foundIds(query)]).toEqual([query, [worker.id]])
    for (const query of ['031-555-6073', '6073'])
      expect([query, await foundIds(query)]).toEqual([query, [employer]])
    expect(await foundIds('071')).toEqual([])
  })

  test('A search is recorded once with its kind and without its text; going on to its next page is not', async () => {
    const eager = await anOperator(server)
    const find = (query: Record<string, unknown>) => server.call(findMembers, { query, token: eager.token })
    await Promise.all([aWorker(server), aWorker(server)])
    const { nextCursor } = await find({ query: 'tran minh', pageSize: 1, role: 'EMPLOYEE' })
    await find({ query: 'tran minh', pageSize: 1, role: 'EMPLOYEE', after: nextCursor })
    await find({ query: '6071' })
    await find({})
    expect(await searchesOf(eager.id)).toEqual([
      { rows: expect.any(Number), filters: { role: 'EMPLOYEE', searchedBy: 'NAME' } },
      { rows: expect.any(Number), filters: { searchedBy: 'LAST_DIGITS' } },
    ])
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
