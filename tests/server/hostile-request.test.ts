import { beforeAll, describe, expect, test } from 'vitest'
import { viewJob } from '../../src/contract/job/view.ts'
import { searchAddresses } from '../../src/contract/place/address.ts'
import { createMember } from '../../src/contract/account/member.ts'
import { aCompany, aJob, publish } from '../support/jobs.ts'
import { type RawAnswer, sendRaw } from '../support/raw-request.ts'
import { runServer, type RunningServer } from '../support/server.ts'
import { aWebRoot } from '../support/web-root.ts'

let server: RunningServer
beforeAll(async () => {
  server = await runServer({ webRoot: await aWebRoot(), trustProxy: ['127.0.0.1'] })
})

const codeOf = ({ text }: RawAnswer): unknown => JSON.parse(text).responseCode

describe('Hostile paths and headers', () => {
  test.each([
    '/%2e%2e/x',
    '/../x',
    '/assets/..%2f..%2fpackage.json',
    '/index.html%00.png',
    '/a%00b',
    '//elsewhere.example',
    '/assets/',
    'http://elsewhere.example/page',
    '/%E0%A4%A',
    '/en/%',
    '/share/jobs/%ff.jpg',
    '/flags/%00.svg',
    '/files/%2e%2e%2fx',
  ])('GET %s answers 404', async (path) => {
    const answer = await sendRaw(server.url, { path })
    expect([answer.status, codeOf(answer)]).toEqual([404, 'NOT_FOUND'])
  })

  test('A path with two leading slashes is not read as a host name', async () => {
    for (const path of ['//recruitinfo', '//elsewhere/recruitinfo'])
      expect([path, (await sendRaw(server.url, { path })).status]).toEqual([path, 404])
  })

  test('A range beyond the end of a file answers 416', async () => {
    const answer = await sendRaw(server.url, {
      path: '/assets/index.css',
      headers: { range: 'bytes=900000-' },
    })
    expect(answer.status).toBe(416)
  })

  test.each([['PROPFIND'], ['TRACE'], ['MKCOL'], ['DELETE']])('%s on a page answers 405', async (method) => {
    const answer = await sendRaw(server.url, { path: '/', method })
    expect([answer.status, codeOf(answer)]).toEqual([405, 'METHOD_NOT_ALLOWED'])
  })

  test('Headers of 100 KB answer 431', async () => {
    const headers = { 'x-long': 'x'.repeat(100_000) }
    expect((await sendRaw(server.url, { path: '/', headers })).status).toBe(431)
  })
})

test.each([
  ['is 5,000 characters long', '1'.repeat(5_000)],
  ['is 5,000 colons', ':'.repeat(5_000)],
  ['is an empty list', ','.repeat(5_000)],
  ['is a host name', 'localhost'],
  ['ends with a port', '203.0.113.7:4711'],
])('A request whose forwarded address %s is answered normally', async (_what, forwarded) => {
  const { db } = server.database
  const job = aJob(await aCompany(db, new Date()), new Date())
  await publish(db, job)
  const headers = { 'x-forwarded-for': forwarded }
  const viewed = await server.call(viewJob, { params: { id: job.id }, headers })
  expect(viewed.data).toEqual({ counted: true })
  const found = await server.call(searchAddresses, { query: { query: '화성' }, headers })
  expect(found.status).toBe(200)
})

describe('Hostile JSON bodies', () => {
  const send = async (body: string) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await sendRaw(server.url, { path: '/api/users', method: 'POST', headers, body })
    return [answer.status, codeOf(answer)]
  }
  const nested = (depth: number) => `{"imageData":${'['.repeat(depth - 1)}${']'.repeat(depth - 1)}}`

  test('A body of 32 levels is parsed, and one of 33 is rejected', async () => {
    expect(await send(nested(32))).toEqual([400, 'VALIDATION'])
    expect(await send(nested(33))).toEqual([400, 'MALFORMED_BODY'])
  })

  test.each([
    ['131,000 brackets', '['.repeat(131_000) + ']'.repeat(131_000)],
    ['131,000 brackets that never close', '['.repeat(131_000)],
    ['eighty groups of 1,500 brackets', `[${`${'['.repeat(1500)}${']'.repeat(1500)},`.repeat(80)}0]`],
    ['nested objects', '{"a":'.repeat(40_000)],
  ])('A body of %s is rejected before it is parsed', async (_what, body) => {
    expect(await send(body)).toEqual([400, 'MALFORMED_BODY'])
  })

  test('A body of more than 5,000 values answers 413', async () => {
    expect(await send(`[${'0,'.repeat(5_000)}0]`)).toEqual([413, 'BODY_TOO_LARGE'])
    expect(await send(`[${'{},'.repeat(2_600)}{}]`)).toEqual([413, 'BODY_TOO_LARGE'])
  })

  test('Brackets, commas and quotes inside strings do not count towards the limits', async () => {
    const body = { email: 'a@ilteo.test', name: String.raw`[[,,"\"{{\\`.repeat(900), authType: 'EMAIL' }
    expect(await send(JSON.stringify(body))).toEqual([400, 'VALIDATION'])
  })

  test('U+0000 is rejected at its field, and the literal text \\u0000 is accepted', async () => {
    const fieldsOf = async (name: string) => {
      const body = {
        authType: 'EMAIL',
        email: 'a@ilteo.test',
        password: 'long enough',
        role: 'EMPLOYEE',
        name,
      }
      const { status, problem } = await server.call(createMember, { body })
      return [status, problem.errors?.map(({ field }) => field)]
    }
    expect(await fieldsOf('a\0b')).toEqual([400, ['name']])
    expect(await fieldsOf(String.raw`a\u0000b`)).toEqual([201, undefined])
  })
})
