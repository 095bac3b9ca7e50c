import { v7 } from 'uuid'
import { beforeAll, describe, expect, test } from 'vitest'
import { findMembers, lookUpMembers } from '../../src/contract/operator/member.ts'
import { listOrders, listPostings } from '../../src/contract/operator/list.ts'
import { orderRow } from '../support/orders.ts'
import { aCompany, aJob, DONGTAN, publish } from '../support/jobs.ts'
import { aWorker, anEmployer, type TestMember } from '../support/members.ts'
import { anOperator } from '../support/operators.ts'
import { sendRaw } from '../support/raw-request.ts'
import { runServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
let operator: TestMember
let token: string

beforeAll(async () => {
  server = await runServer()
  operator = await anOperator(server)
  token = operator.token
})

/** A text that nothing else begins with, and that is no id. */
const aName = () => `x${v7()}`

const MINUTE = 60_000
/** 9 in the morning in Seoul. */
const NOW = new Date('2026-11-20T00:00:00Z')
const later = (minutes: number) => new Date(NOW.getTime() + minutes * MINUTE)

async function aPosting(overrides: Parameters<typeof aJob>[2] = {}) {
  const { db } = server.database
  const job = aJob(await aCompany(db, NOW), NOW, overrides)
  await publish(db, job)
  return job.id
}
const postings = (query: Record<string, unknown>) => server.call(listPostings, { query, token })
const postingIds = async (query: Record<string, unknown>) => (await postings(query)).data.map(({ id }) => id)

describe('The list of postings', () => {
  test('Postings of all states are listed newest first with their employer', async () => {
    const title = aName()
    const old = await aPosting({ title, created_at: NOW })
    const closed = await aPosting({
      title,
      status: 'CLOSED',
      closed_reason: 'OPERATOR',
      created_at: later(1),
    })
    const { data, totalCount, nextCursor } = await postings({ query: title })
    expect(data.map(({ id }) => id)).toEqual([closed, old])
    expect(data[0]).toMatchObject({
      status: 'CLOSED',
      closedReason: 'OPERATOR',
      companyName: '가온테크',
      memberId: expect.any(String),
      regionId: DONGTAN,
      createdDate: later(1).toISOString(),
    })
    expect([totalCount, nextCursor]).toEqual([2, null])
  })

  test('Every filter narrows the list', async () => {
    const title = aName()
    const here = await aPosting({ title, product_type: 'GRAND' })
    const seoul = await aPosting({ title, region_id: 18 })
    const waiting = await aPosting({ title, status: 'PAYMENT_DUE' })
    const of = (filter: Record<string, unknown>) => postingIds({ query: title, ...filter })
    expect(await of({ productType: 'GRAND' })).toEqual([here])
    expect(await of({ status: 'PAYMENT_DUE' })).toEqual([waiting])
    expect(await of({ regionIds: 18 })).toEqual([seoul])
    expect(await of({ regionIds: '1,18' })).toEqual([seoul])
    expect(await of({ status: 'PAYMENT_DUE', regionIds: 1 })).toEqual([])
    expect(
      await of({
        status: '',
        productType: '',
        regionIds: '',
        from: '',
        to: '',
      }),
    ).toHaveLength(3)
  })

  test('Days are those of Seoul, and both ends are included', async () => {
    const title = aName()
    const midnight = new Date('2026-11-18T15:00:00Z')
    const first = await aPosting({ title, created_at: midnight })
    const before = await aPosting({
      title,
      created_at: new Date(midnight.getTime() - 1),
    })
    const of = (filter: Record<string, unknown>) => postingIds({ query: title, ...filter })
    expect(await of({ from: '2026-11-19', to: '2026-11-19' })).toEqual([first])
    expect(await of({ from: '2026-11-18', to: '2026-11-18' })).toEqual([before])
    expect(await of({ from: '2026-11-18' })).toEqual([first, before])
    expect(await of({ to: '2026-11-18' })).toEqual([before])
  })

  test('A posting is found by its id and by how its title or company begins, wildcards being letters', async () => {
    const name = aName()
    const id = await aPosting({
      title: `100%_A ${name}`,
      company_name: `Gaon ${name}`,
    })
    expect(await postingIds({ query: id })).toEqual([id])
    expect(await postingIds({ query: `100%_a ${name}` })).toEqual([id])
    expect(await postingIds({ query: `gaon ${name}` })).toEqual([id])
    expect(await postingIds({ query: `1__%_A ${name}` })).toEqual([])
    expect(await postingIds({ query: name })).toEqual([])
  })

  test.each(['(주)', '(주) ', '㈜', '주식회사 ', '(유)', '유한회사 ', '재단법인 ', '사단법인'])(
    'A company whose name is preceded by “%s” is found by its name with or without it',
    async (form) => {
      const name = aName()
      const id = await aPosting({ company_name: form + name })
      expect(await postingIds({ query: name.slice(0, -1).toUpperCase() })).toEqual([id])
      expect(await postingIds({ query: form + name })).toEqual([id])
      expect(await postingIds({ query: `주식회사${name}` })).toEqual([id])
      expect(await postingIds({ query: name.slice(1) })).toEqual([])
    },
  )

  test('A legal form alone finds the companies that begin with it, and no other', async () => {
    const id = await aPosting({ company_name: `사단법인 ${aName()}`, created_at: later(9) })
    const other = await aPosting({ company_name: aName(), created_at: later(9) })
    const found = await postingIds({ query: '사단법인' })
    expect(found).toContain(id)
    expect(found).not.toContain(other)
  })

  test('Cursors lead through all rows once, also of one moment and with rows added meanwhile', async () => {
    const company_name = aName()
    const ids = await Promise.all(
      Array.from({ length: 7 }, () => aPosting({ company_name, title: company_name })),
    )
    const seen: string[] = []
    let after: string | undefined
    do {
      const page = await postings({ query: company_name, pageSize: 3, after })
      seen.push(...page.data.map(({ id }) => id))
      after = page.nextCursor ?? undefined
      await aPosting({ company_name, created_at: later(60) })
    } while (after)
    expect(seen.toSorted()).toEqual(ids.toSorted())
  })

  test.each([
    [{ from: '2026-11-20', to: '2026-11-19' }, 'to', 'TOO_SMALL'],
    [{ from: 'yesterday' }, 'from', 'INVALID'],
    [{ to: '2026-02-30' }, 'to', 'INVALID'],
    [{ from: '0001-01-01' }, 'from', 'INVALID'],
    [{ status: 'OPEN' }, 'status', 'UNKNOWN'],
    [{ regionIds: '999999' }, 'regionIds', 'UNKNOWN'],
    [{ after: '1.2' }, 'after', 'INVALID'],
    [{ query: '가'.repeat(61) }, 'query', 'TOO_LONG'],
    [{ query: 'a\0' }, 'query', 'INVALID'],
  ])('The filter %j is refused at its field', async (query, field, code) => {
    expect((await postings(query)).problem.errors).toContainEqual(expect.objectContaining({ field, code }))
  })

  test('A query string of 250 KB is refused, and the server goes on', async () => {
    const path = `/api/operator/postings?query=${'a'.repeat(250_000)}`
    const { status } = await sendRaw(server.url, {
      path,
      headers: { authorization: `Bearer ${token}` },
    })
    expect(status).toBe(431)
    expect((await postings({})).status).toBe(200)
  })
})

describe('The list of orders', () => {
  const orders = async (query: Record<string, unknown>) =>
    (await server.call(listOrders, { query, token })).data

  test('Orders are filtered by status, kind and day, and found by title, company or id, as is the company’s member', async () => {
    const employer = await anEmployer(server)
    const { db } = server.database
    const name = aName()
    await db
      .insertInto('companies')
      .values({ id: v7(), member_id: employer.id, name: `(주)${name}`, created_at: NOW })
      .execute()
    const paid = orderRow(employer.id, {
      status: 'PAID',
      paid_at: NOW,
      created_at: NOW,
    })
    const pass = orderRow(employer.id, {
      kind: 'LOCAL_PASS',
      title: `포장 ${name}`,
      created_at: later(1),
    })
    await db.insertInto('orders').values([paid, pass]).execute()
    const idsOf = async (query: Record<string, unknown>) => (await orders(query)).map(({ id }) => id)
    expect(await idsOf({ query: name })).toEqual([pass.id, paid.id])
    expect(await idsOf({ query: name, status: 'PAID' })).toEqual([paid.id])
    expect(await idsOf({ query: name, kind: 'LOCAL_PASS' })).toEqual([pass.id])
    expect(await idsOf({ query: name, to: '2026-11-19' })).toEqual([])
    expect(await idsOf({ query: `포장 ${name}` })).toEqual([pass.id])
    const members = await server.call(lookUpMembers, { body: { query: name }, token })
    expect(members.data.map(({ id }) => id)).toEqual([employer.id])
    expect(await orders({ query: paid.id })).toMatchObject([
      {
        id: paid.id,
        memberId: employer.id,
        companyName: `(주)${name}`,
        status: 'PAID',
        totalAmount: 10_000,
      },
    ])
  })
})

describe('The list of members', () => {
  test('Members are listed without a search, by role, state and day, and stay masked', async () => {
    const worker = await aWorker(server)
    await server.database.db
      .updateTable('members')
      .set({ suspended_at: NOW, created_at: new Date('2024-05-05T00:00:00Z') })
      .where('id', '=', worker.id)
      .execute()
    const day = { from: '2024-05-05', to: '2024-05-05' }
    const idsOf = async (query: Record<string, unknown>) =>
      (await server.call(findMembers, { query, token })).data.map(({ id }) => id)
    expect(await idsOf(day)).toEqual([worker.id])
    expect(await idsOf({ ...day, role: 'EMPLOYEE', state: 'SUSPENDED' })).toEqual([worker.id])
    expect(await idsOf({ ...day, state: 'ACTIVE' })).toEqual([])
    expect(await idsOf({ ...day, role: 'EMPLOYER' })).toEqual([])
    const listed = await server.call(lookUpMembers, { body: day, token })
    expect(JSON.stringify(listed.data)).not.toContain(worker.email)
    expect(listed.data[0]).toMatchObject({
      id: worker.id,
      suspendedDate: NOW.toISOString(),
    })
  })

  test('Paging through the list does not use up the searches of an operator', async () => {
    const eager = await anOperator(server)
    const looks = () =>
      server.call(findMembers, {
        query: { role: 'EMPLOYER' },
        token: eager.token,
      })
    const answers = await Promise.all(Array.from({ length: 301 }, looks))
    expect(answers.filter(({ status }) => status !== 200)).toEqual([])
  })
})
