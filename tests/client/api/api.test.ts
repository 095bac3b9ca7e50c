import { afterEach, beforeEach, expect, test } from 'vitest'
import { type RequestListener, type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { favoriteJob, getJob, listJobs } from '../../../src/contract/job/job.ts'
import { call, urlOf } from '../../../src/client/api/api.ts'
import { currentConnectivity, probeNow } from '../../../src/client/browser/connectivity.ts'
import { ApiProblem, NetworkFailure, UnexpectedAnswer } from '../../../src/client/api/problem.ts'

const ID = '01900000-0000-7000-8000-000000000001'
let server: Server
let answer: RequestListener
const seen: { method?: string; url?: string; headers: Record<string, unknown> }[] = []

beforeEach(async () => {
  seen.length = 0
  server = createServer((request, response) => {
    if (request.url !== '/healthz')
      seen.push({ method: request.method, url: request.url, headers: request.headers })
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  Object.defineProperty(globalThis, 'location', {
    value: new URL(`http://127.0.0.1:${port}/`),
    configurable: true,
  })
})

afterEach(async () => {
  Reflect.deleteProperty(globalThis, 'location')
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): RequestListener =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(JSON.stringify(body))
  }

test('a query joins lists with commas and leaves out empty values', () => {
  const query = { regionIds: [18, 19], jobCategories: [], query: '', payType: undefined, pageNumber: 0 }
  expect(new URL(urlOf(listJobs, { query })).search).toBe('?pageNumber=0&regionIds=18,19')
})

test('an answer carries its counts', async () => {
  answer = json(200, { responseCode: 'SUCCESS', data: [], totalCount: 31, totalPages: 4 })
  expect(await call(listJobs, {})).toEqual({ data: [], totalCount: 31, totalPages: 4 })
})

test('an answer from the worker’s cache carries the time it was stored', async () => {
  answer = json(200, { responseCode: 'SUCCESS', data: [] }, { 'x-ilteo-stored-at': '1700000000000' })
  expect(await call(listJobs, {})).toEqual({ data: [], asOf: 1_700_000_000_000 })
})

test('an answer of the server counts as online, and one from the cache does not', async () => {
  // Fails, as no page with a server exists here.
  await probeNow()
  answer = json(200, { responseCode: 'SUCCESS', data: [] }, { 'x-ilteo-stored-at': '1700000000000' })
  await call(listJobs, {})
  expect(currentConnectivity()).toBe('offline')
  answer = json(200, { responseCode: 'SUCCESS', data: [] })
  await call(listJobs, {})
  expect(currentConnectivity()).toBe('online')
})

test('token and idempotency key are sent as headers', async () => {
  answer = json(200, { responseCode: 'SUCCESS', data: { favorited: true } })
  await call(favoriteJob, { params: { id: ID }, token: 'secret', idempotencyKey: 'key-1' })
  expect(seen).toMatchObject([
    {
      method: 'POST',
      url: `/api/jobs/${ID}/favorites`,
      headers: { authorization: 'Bearer secret', 'idempotency-key': 'key-1' },
    },
  ])
})

test('a problem carries status, code, fields and the time to wait', async () => {
  const errors = [{ field: 'id', code: 'INVALID', message: 'no id' }]
  answer = json(429, { responseCode: 'TOO_MANY_REQUESTS', errors }, { 'retry-after': '7' })
  const problem = await call(getJob, { params: { id: ID } }).catch((error: unknown) => error)
  expect(problem).toBeInstanceOf(ApiProblem)
  expect(problem).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS', fields: errors, retryAfter: 7 })
})

test('an unknown code keeps its status', async () => {
  answer = json(409, { responseCode: 'FROM_THE_FUTURE' })
  await expect(call(getJob, { params: { id: ID } })).rejects.toMatchObject({ status: 409, code: 'INTERNAL' })
})

test.each([
  ['a page', 200, 'text/html', '<html>Sign in to the Wi-Fi</html>'],
  ['nothing', 200, 'application/json', ''],
  ['another JSON', 200, 'application/json', '{"hello":1}'],
  ["a proxy's error page", 502, 'text/html', '<h1>Bad gateway</h1>'],
])('%s in place of an answer is an unexpected answer', async (_, status, type, text) => {
  answer = (_request, response) => {
    response.writeHead(status, { 'content-type': type })
    response.end(text)
  }
  const failure = await call(listJobs, {}).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(UnexpectedAnswer)
  expect(failure).toBeInstanceOf(NetworkFailure)
  expect(failure).toMatchObject({ status })
})

test('a broken connection is a network failure', async () => {
  answer = (request) => request.socket.destroy()
  await expect(call(listJobs, {})).rejects.toThrow(NetworkFailure)
})

test('a command whose answer is lost is sent once more with its key, and nothing else is', async () => {
  const losing = (answers: number): RequestListener => {
    let left = answers
    return (request, response) => {
      if (request.url !== '/healthz' && left-- > 0) response.socket?.destroy()
      else json(200, { responseCode: 'SUCCESS', data: null })(request, response)
    }
  }
  const key = '01900000-0000-7000-8000-00000000000a'
  answer = losing(1)
  await call(favoriteJob, { params: { id: ID }, idempotencyKey: key })
  expect(seen.map(({ headers }) => headers['idempotency-key'])).toEqual([key, key])
  answer = losing(2)
  await expect(call(favoriteJob, { params: { id: ID }, idempotencyKey: key })).rejects.toThrow(NetworkFailure)
  answer = losing(1)
  await expect(call(favoriteJob, { params: { id: ID } })).rejects.toThrow(NetworkFailure)
  answer = json(503, {})
  await expect(call(favoriteJob, { params: { id: ID }, idempotencyKey: key })).rejects.toThrow(
    UnexpectedAnswer,
  )
  expect(seen).toHaveLength(6)
})

test('an answer that never ends times out', async () => {
  answer = (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.write('{"responseCode":')
  }
  await expect(call(listJobs, { timeout: 100 })).rejects.toThrow(NetworkFailure)
})

test('an aborted call rejects with the caller’s AbortError', async () => {
  answer = () => undefined
  const controller = new AbortController()
  const dropped = call(listJobs, { signal: controller.signal })
  controller.abort()
  await expect(dropped).rejects.toMatchObject({ name: 'AbortError' })
})
