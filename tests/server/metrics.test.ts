import { describe, expect, test } from 'vitest'
import { listJobs } from '../../src/contract/job/job.ts'
import { runServer } from '../support/server.ts'

const TOKEN = 'a-token-that-only-the-collector-knows'
const server = await runServer({ metricsToken: TOKEN, trustProxy: [] })

const valueOf = (text: string, line: string): number =>
  Number(
    text
      .split('\n')
      .find((each) => each.startsWith(`${line} `))
      ?.slice(line.length) ?? Number.NaN,
  )
const metrics = async (headers: Record<string, string> = {}) => server.fetch('/metrics', { headers })

describe('GET /metrics', () => {
  test('counts requests by endpoint and status, and reports queues and pool', async () => {
    const line = 'ilteo_http_request_duration_seconds_count{endpoint="jobs.list",status="200"}'
    const before = valueOf(await (await metrics()).text(), line) || 0
    await server.call(listJobs)
    const response = await metrics()
    const text = await response.text()
    expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=/)
    expect(valueOf(text, line)).toBe(before + 1)
    expect(valueOf(text, 'ilteo_database_up')).toBe(1)
    expect(valueOf(text, 'ilteo_tasks_due')).toBe(0)
    expect(valueOf(text, 'ilteo_backup_last_success_timestamp_seconds')).toBe(0)
    expect(valueOf(text, 'ilteo_database_connections')).toBeGreaterThan(0)
  })

  test('answers 404 to callers behind a proxy, unless they have the token', async () => {
    const forwarded = { 'x-forwarded-for': '203.0.113.9' }
    expect((await metrics(forwarded)).status).toBe(404)
    expect((await metrics({ ...forwarded, authorization: 'Bearer another' })).status).toBe(404)
    expect((await metrics({ ...forwarded, authorization: `Bearer ${TOKEN}` })).status).toBe(200)
  })
})

describe('X-Request-Id', () => {
  test('A plain id of the caller is given back, in problems too', async () => {
    const response = await server.fetch('/api/employee/jobs/nothing', {
      headers: { 'x-request-id': 'proxy-1' },
    })
    expect(response.headers.get('x-request-id')).toBe('proxy-1')
    expect(await response.json()).toMatchObject({ requestId: 'proxy-1' })
  })

  test.each(['', 'two words', '"quoted"', 'x'.repeat(101)])('An id such as %j is replaced', async (id) => {
    const response = await server.fetch('/healthz', { headers: { 'x-request-id': id } })
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })
})
