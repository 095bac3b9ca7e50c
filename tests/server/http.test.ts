import { v7 } from 'uuid'
import { beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '../../src/contract/endpoints.ts'
import { ENDPOINT_DESCRIPTIONS } from '../../src/server/http/endpoint-descriptions.ts'
import { resetPassword } from '../../src/contract/account/member-account.ts'
import { createMember, setLangCode } from '../../src/contract/account/member.ts'
import { listNews } from '../../src/contract/site/news.ts'
import { connect } from '../../src/server/db/database.ts'
import { aWorker, PASSWORD } from '../support/members.ts'
import { runServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
beforeAll(async () => {
  server = await runServer()
})

describe('Problem documents', () => {
  test('A failed request answers a problem document with type, title, status, detail, instance and a code', async () => {
    const response = await server.fetch('/api/nowhere')
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toContain('application/problem+json')
    expect(await response.json()).toEqual({
      type: '/api/docs#NOT_FOUND',
      title: expect.any(String),
      status: 404,
      detail: expect.any(String),
      instance: '/api/nowhere',
      requestId: response.headers.get('x-request-id'),
      responseCode: 'NOT_FOUND',
    })
  })

  test.each([
    ['ko', '이제 여기에 없어요.'],
    ['fr;q=0.9, ko-KR;q=0.5', '이제 여기에 없어요.'],
    ['vi-VN, en;q=0.8', expect.any(String)],
    [`${'x'.repeat(10_000)},ko`, 'This is no longer here.'],
    ['constructor;q=;;,\u00e9', 'This is no longer here.'],
  ])('A refusal to a reader of %j says so in their language', async (languages, detail) => {
    const response = await server.fetch('/api/nowhere', { headers: { 'accept-language': languages } })
    expect(await response.json()).toMatchObject({ responseCode: 'NOT_FOUND', detail })
  })

  test('A field’s message is exact in English, and in other languages what the app says', async () => {
    const messages = async (langCode: string) => {
      const headers = { 'content-type': 'application/json', 'accept-language': langCode }
      const response = await server.fetch('/api/users', { method: 'POST', headers, body: '{}' })
      const { errors }: { errors: { message: string }[] } = await response.json()
      return errors.map(({ message }) => message)
    }
    expect(new Set(await messages('ko'))).toContain('입력해 주세요.')
    expect((await messages('en')).join()).not.toMatch(/\p{Script=Hangul}/u)
  })

  const post = (body: string, type = 'application/json') =>
    server.fetch('/api/users', { method: 'POST', headers: { 'content-type': type }, body })

  test('Validation errors tell developers which values are allowed', async () => {
    const body = { authType: 'EMAIL', email: 'nobody', name: '가', password: 'short', role: 'KING' }
    const { errors } = await (await post(JSON.stringify(body))).json()
    expect(errors).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ field: 'password', message: 'must be at least 8 characters long' }),
        expect.objectContaining({ field: 'role', message: 'must be one of EMPLOYEE, EMPLOYER' }),
      ]),
    )
  })

  test.each([
    ['broken JSON', () => post('{"email":'), 400, 'MALFORMED_BODY'],
    ['a body of another type', () => post('<x/>', 'text/xml'), 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['a huge body', () => post(JSON.stringify({ name: 'x'.repeat(300_000) })), 413, 'BODY_TOO_LARGE'],
    ['no body', () => post(''), 400, 'VALIDATION'],
    ['a list instead of an object', () => post('[]'), 400, 'VALIDATION'],
    ['a __proto__ member', () => post('{"__proto__":{"role":"OPERATOR"}}'), 400, 'MALFORMED_BODY'],
    ['a broken escape in the path', () => server.fetch('/api/jobs/%E0%A4%A'), 404, 'NOT_FOUND'],
    [
      'an unsupported method',
      () => server.fetch('/api/countries', { method: 'DELETE' }),
      405,
      'METHOD_NOT_ALLOWED',
    ],
    ['the path of a missing file', () => server.fetch('/assets/none-1234.js'), 404, 'NOT_FOUND'],
  ])('A request with %s answers a problem document', async (_name, send, status, code) => {
    const response = await send()
    expect([response.status, (await response.json()).responseCode]).toEqual([status, code])
  })
})

describe('Caching of public reads', () => {
  test('A public read has a strong ETag and answers 304 to a matching If-None-Match', async () => {
    const first = await server.fetch('/api/countries')
    const etag = first.headers.get('etag')
    expect(etag).toMatch(/^"[^"]+"$/)
    expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    expect(first.headers.get('vary')).toContain('Authorization')
    const second = await server.fetch('/api/countries', { headers: { 'if-none-match': etag ?? '' } })
    expect(second.status).toBe(304)
    expect(await second.text()).toBe('')
  })

  test('A public read with a token, even an unknown one, is not cacheable', async () => {
    const { token } = await aWorker(server)
    for (const path of ['/api/countries', '/api/employee/jobs', '/api/news', '/api/news-mains'])
      for (const sent of [token, 'x'.repeat(token.length)]) {
        const { headers } = await server.fetch(path, { headers: { authorization: `Bearer ${sent}` } })
        expect([path, headers.get('cache-control'), headers.get('etag')]).toEqual([
          path,
          'private, no-store',
          null,
        ])
      }
  })

  test('A public read is compressed on request and then has another ETag', async () => {
    const plain = await server.fetch('/api/countries', { headers: { 'accept-encoding': 'identity' } })
    const packed = await server.fetch('/api/countries', { headers: { 'accept-encoding': 'br' } })
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(packed.headers.get('content-encoding')).toBe('br')
    expect(packed.headers.get('etag')).not.toBe(plain.headers.get('etag'))
    expect(await packed.json()).toEqual(await plain.json())
  })
})

describe('Paged lists', () => {
  const news = (pageNumber: number, pageSize: number) =>
    server.call(listNews, { query: { pageNumber, pageSize } })
  const publishNews = (count: number) =>
    server.database.db
      .insertInto('news')
      .values(
        Array.from({ length: count }, () => ({
          id: v7(),
          title: '소식',
          company: '법무부',
          contents: '내용',
          published_at: new Date(),
          updated_at: new Date(),
        })),
      )
      .execute()

  test('The first page of an empty list is empty, and the second answers 404', async () => {
    expect(await news(0, 5)).toMatchObject({ status: 200, data: [], totalPages: 0 })
    expect((await news(1, 5)).status).toBe(404)
  })

  test('The page after the last one answers 404, even if the last one is full', async () => {
    await publishNews(6)
    expect(await news(1, 5)).toMatchObject({ status: 200, totalPages: 2, data: [{}] })
    expect((await news(2, 5)).problem.responseCode).toBe('PAGE_NOT_FOUND')
    expect(await news(2, 2)).toMatchObject({ status: 200, totalPages: 3, data: [{}, {}] })
    expect((await news(3, 2)).problem.responseCode).toBe('PAGE_NOT_FOUND')
  })
})

test('Every response carries the security headers', async () => {
  for (const path of ['/healthz', '/api/countries', '/api/nowhere']) {
    const { headers } = await server.fetch(path)
    expect(headers.get('content-security-policy')).toContain("script-src 'self';")
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('content-security-policy')).toContain("base-uri 'none'")
    expect(headers.get('content-security-policy')).toContain("require-trusted-types-for 'script'")
    // Only on a site with an https address.
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
  }
})

test('GET /healthz and GET /readyz answer 200', async () => {
  expect((await server.fetch('/healthz')).status).toBe(200)
  expect((await server.fetch('/readyz')).status).toBe(200)
})

test('The OpenAPI document and /api/docs contain every declared endpoint', async () => {
  const document = await (await server.fetch('/api/openapi.json')).json()
  const described = Object.entries<Record<string, { operationId: string }>>(document.paths).flatMap(
    ([, methods]) => Object.values(methods).map((operation) => operation.operationId),
  )
  expect(described.toSorted()).toEqual(endpoints.map((endpoint) => endpoint.name).toSorted())
  const page = await (await server.fetch('/api/docs')).text()
  for (const endpoint of endpoints) expect(page).toContain(`${endpoint.method} ${endpoint.path}`)
  expect(Object.keys(ENDPOINT_DESCRIPTIONS).filter((name) => !described.includes(name))).toEqual([])
})

test('The OpenAPI document requires only the fields that the server requires', async () => {
  const { paths } = await (await server.fetch('/api/openapi.json')).json()
  const { schema } = paths['/api/resumes'].post.requestBody.content['application/json']
  expect(schema.required).toEqual(['name', 'cellphone', 'countyIsoCode', 'workType'])
})

describe('Logging of failures', () => {
  const lines: string[] = []
  let own: RunningServer
  beforeAll(async () => {
    own = await runServer({ logger: { level: 'info', stream: { write: (line) => void lines.push(line) } } })
  })

  test('The log of a failed statement contains the constraint but no values of the row', async () => {
    await own.database.pool.query(
      "alter table members add constraint too_wide check (name <> 'Nguyen Thi Mai')",
    )
    const body = {
      authType: 'EMAIL',
      email: 'mai@ilteo.test',
      name: 'Nguyen Thi Mai',
      password: PASSWORD,
      role: 'EMPLOYEE',
    }
    expect((await own.call(createMember, { body })).status).toBe(500)
    const log = lines.join('')
    expect(log).toContain('too_wide')
    expect(log).not.toMatch(/mai@ilteo|Nguyen|argon2/)
  })

  test('A full database answers UNAVAILABLE, and the log names the endpoint and the SQLSTATE', async () => {
    await own.database.pool.query(`
      create function no_room() returns trigger language plpgsql as $$
        begin raise exception 'no room' using errcode = 'disk_full'; end $$;
      create trigger no_room before update on members for each row execute function no_room()`)
    const { token } = await aWorker(own)
    const answer = await own.call(setLangCode, { token, body: { langCode: 'vi' } })
    expect(answer.problem.responseCode).toBe('UNAVAILABLE')
    expect(lines.find((line) => line.includes('request failed') && line.includes('53100'))).toContain(
      setLangCode.name,
    )
  })

  test('The log of a failed request names the endpoint but not the token in its path', async () => {
    await own.database.pool.query('alter table password_resets rename to moved')
    const token = 'a'.repeat(43)
    const reset = { params: { token }, body: { password: PASSWORD } }
    expect((await own.call(resetPassword, reset)).status).toBe(500)
    const failure = lines.find((line) => line.includes('request failed') && line.includes('42P01'))
    expect(failure).toContain(resetPassword.name)
    expect(lines.join('')).not.toContain(token)
  })
})

test('A request answers 503 with Retry-After while the connection pool is exhausted', async () => {
  const one = connect(server.database.connection, 1)
  const crowded = await runServer({ db: one.db, pool: one.pool })
  const taken = await one.pool.connect()
  one.pool.options.connectionTimeoutMillis = 1_000
  const { status, headers, problem } = await crowded.call(listNews)
  taken.release()
  await one.close()
  expect([status, problem.responseCode]).toEqual([503, 'UNAVAILABLE'])
  expect(headers.get('retry-after')).toBe('2')
})
