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
