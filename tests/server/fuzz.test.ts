import { v7 } from 'uuid'
import { beforeAll, expect, test } from 'vitest'
import { FetchFailed } from '../../src/server/providers/public-internet/fetch-publicly.ts'
import { type FuzzRequest, fuzzRequests } from '../support/fuzz-requests.ts'
import { aMember } from '../support/members.ts'
import { aJob, publish } from '../support/jobs.ts'
import { sendRaw } from '../support/raw-request.ts'
import { runServer, type RunningServer } from '../support/server.ts'
import { aWebRoot } from '../support/web-root.ts'

const COUNT = Number(process.env.FUZZ_REQUESTS ?? 800)
const SEED = Number(process.env.FUZZ_SEED ?? 5)
/** Set by the soak, which has the machine to itself. */
const MAX_MILLISECONDS = Number(process.env.FUZZ_MILLISECONDS ?? Number.POSITIVE_INFINITY)
/** Used instead of a status. */
const NO_ANSWER = 599
/** Members are removed and signed out during the run. */
const RENEW_AFTER = 40
const ROLES = ['EMPLOYEE', 'EMPLOYER', 'OPERATOR'] as const

let server: RunningServer
const tokens: Partial<Record<FuzzRequest['who'], string>> = { forged: 'x'.repeat(43) }
const ids: string[] = []

beforeAll(async () => {
  server = await runServer({
    webRoot: await aWebRoot(),
    trustProxy: ['127.0.0.1'],
    services: { fetchPublicly: () => Promise.reject(new FetchFailed('UNREACHABLE')) },
  })
  ids.push(...(await aWorld()), v7())
})

/** One row of each kind, so that ids exist. */
async function aWorld(): Promise<string[]> {
  const { db } = server.database
  const now = new Date()
  const employer = await aMember(server, { role: 'EMPLOYER' })
  const worker = await aMember(server, { hasResume: true })
  const [company, news] = [v7(), v7()]
  await db
    .insertInto('companies')
    .values({ id: company, member_id: employer.id, name: '가온테크', created_at: now })
    .execute()
  const job = aJob(company, now)
  await publish(db, job)
  const item = {
    id: news,
    title: '소식',
    company: '법무부',
    contents: '내용',
    published_at: now,
    updated_at: now,
  }
  await db.insertInto('news').values(item).execute()
  const resume = await db
    .selectFrom('resumes')
    .select('id')
    .where('member_id', '=', worker.id)
    .executeTakeFirstOrThrow()
  return [job.id, news, resume.id, company, worker.id]
}

async function renewTokens(): Promise<void> {
  for (const role of ROLES)
    tokens[role] = (await aMember(server, { role, hasResume: role === 'EMPLOYEE' })).token
}

async function send({ who, headers, ...request }: FuzzRequest) {
  const token = tokens[who]
  const began = Date.now()
  const { status, text } = await sendRaw(server.url, {
    ...request,
    headers: { ...headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
  }).catch((error: Error) => ({ status: NO_ANSWER, text: error.message }))
  // oxlint-disable-next-line ilteo-tests/no-measured-time -- only `npm run soak fuzz` has a limit
  return { status, text, milliseconds: Date.now() - began }
}

/** No translator is configured here, which the answer states. */
const isOrdinary = (status: number, text: string) =>
  status < 500 || (status === 503 && text.includes('"TRANSLATION_UNAVAILABLE"'))

test(`${COUNT} invalid requests are answered without a server error`, async () => {
  const failures: string[] = []
  const statuses = new Map<number, number>()
  for (const [index, request] of fuzzRequests(ids, { seed: SEED, count: COUNT }).entries()) {
    if (index % RENEW_AFTER === 0) await renewTokens()
    const { status, text, milliseconds } = await send(request)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    if (!isOrdinary(status, text) || milliseconds > MAX_MILLISECONDS) {
      const { method, path, who } = request
      const body = `${String(request.body ?? '').slice(0, 300)} -> ${text.slice(0, 200)}`
      failures.push(
        `seed ${SEED}, request ${index}: ${status} in ${milliseconds} ms: ${who} ${method} ${path} ${body}`,
      )
    }
  }
  expect(failures).toEqual([])
  expect((await server.fetch('/healthz')).status).toBe(200)
  // A run in which most requests are rejected at once would prove little.
  expect(statuses.get(200) ?? 0).toBeGreaterThan(COUNT / 20)
})
