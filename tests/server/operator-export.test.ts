import { once } from 'node:events'
import { connect } from 'node:net'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { aCompany, aJob, publish } from '../support/jobs.ts'
import { aWorker, anEmployer, type TestMember } from '../support/members.ts'
import { actsIn, anOperator } from '../support/operators.ts'
import { orderRow } from '../support/orders.ts'
import { runServer, type RunningServer } from '../support/server.ts'
import { eventually } from '../support/eventually.ts'

let server: RunningServer
let operator: TestMember
const log: string[] = []

beforeAll(async () => {
  server = await runServer()
  operator = await anOperator(server)
})

type List = 'postings' | 'orders' | 'members'
const NOW = new Date('2026-11-20T00:00:00Z')

const exported = (list: List, body: object = {}, langCode = 'en', { token } = operator) =>
  server.fetch(`/api/operator/${list}/exports?langCode=${langCode}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  })
const cutOff = () => log.filter((line) => line.includes('download cut off')).length
const filtersOf = (details: Record<string, unknown>) => details['filters'] as Record<string, unknown>
const exportsOf = async (query: string) =>
  (await actsIn(server)).filter(
    ({ act, details }) => act === 'list.export' && filtersOf(details)['query'] === query,
  )

/** Postings of one title, made in the database. */
async function manyPostings(title: string, count: number) {
  const { db } = server.database
  const job = aJob(await aCompany(db, NOW), NOW, { title, status: 'CLOSED' })
  await publish(db, job)
  await sql`
    insert into jobs select (json_populate_record(j, json_build_object('id', gen_random_uuid()))).*
    from jobs j, generate_series(2, ${count}) where j.id = ${job.id}`.execute(db)
}

describe('An export of a list', () => {
  test('It is a CSV file that Excel reads as UTF-8, with headings in the language of the operator', async () => {
    const title = '=HYPERLINK("http://a.test")'
    const company_name = `محمد, "علي" ${'😀'.repeat(50)}`
    const { db } = server.database
    await publish(
      db,
      aJob(await aCompany(db, NOW), NOW, {
        title,
        company_name,
        created_at: NOW,
      }),
    )
    const response = await exported('postings', { query: title })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="ilteo-postings-[\d-]+\.csv"$/,
    )
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    const bytes = Buffer.from(await response.arrayBuffer())
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const [head, line, ...rest] = bytes.toString().split('\r\n')
    expect(head).toContain('"Title","Company","Tier","Status"')
    expect(line).toContain(`"'=HYPERLINK(""http://a.test"")","محمد, ""علي"" ${'😀'.repeat(50)}"`)
    expect(line).toContain('"Local","Public","","Dongtan-gu, Hwaseong-si, Gyeonggi","2026-11-20 09:00"')
    expect(rest).toEqual([''])
  })

  test('It says in Korean what the console says', async () => {
    const { db } = server.database
    const company = await aCompany(db, NOW)
    const title = '콘솔의 말'
    await publish(db, aJob(company, NOW, { title, product_type: 'LIFE', status: 'IN_PROGRESS' }))
    const postings = await (await exported('postings', { query: title }, 'ko')).text()
    expect(postings).toContain('"ID","제목","회사","상품","상태","마감 사유","지역","등록일"')
    expect(postings).toContain('"라이프","공개됨",""')
    const { id } = await anEmployer(server)
    const order = orderRow(id, { kind: 'LOCAL_PASS', status: 'PAID', created_at: NOW })
    await db.insertInto('orders').values(order).execute()
    const orders = await (await exported('orders', { query: order.id }, 'ko')).text()
    expect(orders).toContain('"로컬 이용권","","결제됨","10000"')
  })

  test('It is in English where the console has no texts in a language', async () => {
    expect(await (await exported('postings', {}, 'vi')).text()).toContain('"ID","Title","Company","Tier"')
  })

  test('It is one act with its filters and number of rows', async () => {
    const query = 'An act each'
    await manyPostings(query, 3)
    const filter = {
      query,
      status: 'CLOSED',
      from: '2026-11-01',
      to: '2026-11-30',
    }
    const response = await exported('postings', filter)
    expect([response.headers.get('x-row-count'), response.headers.get('x-rows-cut')]).toEqual(['3', 'false'])
    expect((await response.text()).split('\r\n')).toHaveLength(5)
    expect(await exportsOf(query)).toMatchObject([
      {
        operator_id: operator.id,
        subject: 'postings',
        details: { filters: filter, rows: 3 },
      },
    ])
  })

  test('Two at once are both complete, in order and recorded', async () => {
    const query = 'Two at once'
    await manyPostings(query, 2_500)
    const texts = await Promise.all([1, 2].map(async () => (await exported('postings', { query })).text()))
    for (const text of texts) {
      const ids = [...text.matchAll(/^"([^"]{36})"/gm)].map(([, id]) => id)
      expect(new Set(ids).size).toBe(2_500)
      // Of one moment, so in the order of their ids.
      expect(ids.every((id, index) => index === 0 || String(id) < String(ids[index - 1]))).toBe(true)
    }
    expect(await exportsOf(query)).toHaveLength(2)
  })

  test('Members are masked, and the record names the kind of a search instead of the person', async () => {
    const worker = await aWorker(server)
    const text = await (await exported('members', { query: worker.email })).text()
    expect(text).toContain(worker.id)
    expect(text).not.toContain(worker.email)
    const acts = (await actsIn(server)).filter(({ subject }) => subject === 'members')
    expect(acts).toMatchObject([{ details: { filters: { searchedBy: 'EMAIL' }, rows: 1 } }])
    expect(JSON.stringify(acts)).not.toContain(worker.email)
  })

  test('Orders are exported with amounts as plain numbers', async () => {
    const employer = await anEmployer(server)
    const order = orderRow(employer.id, { created_at: NOW })
    await server.database.db.insertInto('orders').values(order).execute()
    expect(await (await exported('orders', { query: order.id })).text()).toContain(
      `"${order.id}","","Reading ticket","","Not paid","10000","","2026-11-20 09:00","",""`,
    )
  })

  test('Other roles and wrong filters are refused and not recorded', async () => {
    const before = await actsIn(server)
    const worker = await aWorker(server)
    expect((await exported('members', {}, 'ko', worker)).status).toBe(403)
    expect((await exported('members', {}, 'ko', await anEmployer(server))).status).toBe(403)
    expect((await exported('orders', { from: '2026-11-20', to: '2026-11-19' })).status).toBe(400)
    expect((await exported('postings', { regionIds: [999_999] })).status).toBe(400)
    expect((await exported('postings', { query: 'a'.repeat(250_000) })).status).toBe(400)
    expect(await actsIn(server)).toHaveLength(before.length)
  })
})

describe('An export that is not read to its end', () => {
  const QUERY = 'Not read'
  const ROWS = 8_000

  /** Opens an export and stops reading at its first bytes. */
  async function stalledExport() {
    const body = JSON.stringify({ query: QUERY })
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
    socket.write(
      `POST /api/operator/postings/exports HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${operator.token}\r\n` +
        `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    )
    const [first] = await once(socket, 'data')
    socket.pause()
    return { socket, first: String(first) }
  }

  beforeAll(async () => {
    const stream = { write: (line: string) => void log.push(line) }
    // With so little patience a busy machine would cut off an export that is read.
    server = await runServer({ readerPatience: 400, logger: { level: 'info', stream } })
    operator = await anOperator(server)
    // 16 MB: more than the buffers of both ends hold.
    await manyPostings(`${QUERY} ${'x'.repeat(2_000)}`, ROWS)
  })

  test('It holds no database connection, is cut off, and stays recorded as begun', async () => {
    const before = cutOff()
    const { socket, first } = await stalledExport()
    const { pool } = server.database
    expect(first).toContain(`x-row-count: ${ROWS}`)
    expect(await exportsOf(QUERY)).toMatchObject([{ details: { rows: ROWS } }])
    await eventually(() => expect(pool.totalCount - pool.idleCount).toBe(0))
    await eventually(() => expect(cutOff()).toBe(before + 1))
    // What the server had sent before is still read.
    const closed = new Promise((resolve) => socket.once('close', resolve))
    let received = first
    socket.on('data', (chunk) => (received += String(chunk)))
    socket.on('error', () => undefined)
    socket.resume()
    await closed
    expect(received.split('\r\n').length).toBeLessThan(ROWS)
    expect(received).not.toMatch(/\r\n0\r\n\r\n$/)
  })

  test('A reader who goes away ends it', async () => {
    const { socket } = await stalledExport()
    socket.destroy()
    const { pool } = server.database
    await eventually(() => expect(pool.totalCount - pool.idleCount).toBe(0))
    expect(await exportsOf(QUERY)).toHaveLength(2)
    expect((await exported('orders')).status).toBe(200)
  })
})
