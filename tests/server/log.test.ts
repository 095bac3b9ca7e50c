import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseError } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serializeError } from '../../src/server/http/problem.ts'
import { databaseUrl } from '../support/operator-console.ts'
import { anOperator } from '../support/operators.ts'
import { aResumeForm, anExpectedJobForm } from '../support/resumes.ts'
import { runServer, type RunningServer } from '../support/server.ts'
import { startServer, type ServerProcess } from '../support/server-process.ts'

/** Values that must not appear in any line. */
const PLANTED = {
  email: 'planted-mail@example.com',
  name: 'Planted Person',
  password: 'planted secret words 7',
  wrong: 'planted wrong words 8',
  cellphone: '01087654321',
  birthDate: '1991-03-17',
  introduction: 'planted introduction',
  endpoint: 'planted-endpoint',
  userAgent: 'PlantedBrowser/1.0',
}

let server: RunningServer
let product: ServerProcess
let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'ilteo-log-'))
  server = await runServer()
  const env = { DATABASE_URL: databaseUrl(server), DATA_DIR: dataDir, WEB: 'off', LOG_LEVEL: 'debug' }
  product = await startServer({ ...env, SECRET_KEY: 'a key that only tests know, long enough' })
})
afterAll(async () => {
  await product.stop()
  await rm(dataDir, { recursive: true, force: true })
})

async function call(method: string, path: string, body?: unknown, token?: string) {
  const answer = await fetch(`${product.url}/api${path}`, {
    method,
    headers: {
      'user-agent': PLANTED.userAgent,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await answer.text()
  return { status: answer.status, data: text.startsWith('{') ? JSON.parse(text).data : null }
}

const lines = () =>
  product
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line): Record<string, unknown> => JSON.parse(line))

async function sentCode(): Promise<string> {
  const outbox = join(dataDir, 'outbox')
  const sent = (await readdir(outbox)).filter((name) => name.startsWith('sms-')).toSorted()
  return (
    /\d{6}/.exec((await readFile(join(outbox, sent.at(-1) ?? ''), 'utf8')).split('\n')[1] ?? '')?.[0] ?? ''
  )
}

const { email, name, password, cellphone, birthDate, introduction } = PLANTED
const credentials = { authType: 'EMAIL', email, password }

test("The debug log of a member's whole life contains no personal data", async () => {
  expect((await call('POST', '/users', { ...credentials, name, role: 'EMPLOYEE' })).status).toBe(201)
  expect((await call('POST', '/users', { ...credentials, name, role: 'EMPLOYEE' })).status).toBe(201)
  await call('POST', '/users', `{"email":"${email}", broken`)
  expect(
    (await call('POST', '/users/authentication', { ...credentials, password: PLANTED.wrong })).status,
  ).toBe(401)
  const session = await call('POST', '/users/authentication', credentials)
  expect(session.status).toBe(200)
  const token: string = session.data.accessToken
  expect((await call('POST', '/certifications/code', { cellphone }, token)).status).toBe(200)
  const certified = { cellphone, onlyForCertification: true }
  await call('POST', '/certifications', { ...certified, code: '000000' }, token)
  await call('POST', '/certifications', { ...certified, code: await sentCode() }, token)
  const resume = aResumeForm({ name, birthDate, cellphone, introduction })
  expect((await call('POST', '/resumes', resume, token)).status).toBeLessThan(300)
  await call('POST', '/resumes/expected-job', anExpectedJobForm(), token)
  await call(
    'POST',
    '/push-subscriptions',
    {
      endpoint: `https://fcm.googleapis.com/${PLANTED.endpoint}`,
      keys: { p256dh: 'x', auth: 'y' },
    },
    token,
  )
  await call('GET', `/employee/jobs?query=${encodeURIComponent(name)}`, undefined, token)
  await call('GET', `/${email}?name=${encodeURIComponent(name)}`)
  await fetch(`${product.url}/findPassword/${email}`)
  await call('POST', '/users/find-id', { name, cellphone })
  await call('POST', '/users/password-resets', { email, name })
  const operator = await anOperator(server)
  await call('GET', `/operator/members?query=${email}`, undefined, operator.token)
  await call('POST', '/operator/member-look-ups', { query: cellphone }, operator.token)
  await call('PUT', '/users/me/password', { password: PLANTED.wrong, newPassword: password }, token)
  expect((await call('GET', '/users/me/export', undefined, token)).status).toBeLessThan(500)
  await call('DELETE', '/users/me', { password }, token)
  expect(lines().length).toBeGreaterThan(15)
  const log = product.output()
  const found = Object.values({ ...PLANTED, token }).filter((value) => log.includes(value))
  expect(found).toEqual([])
})

test('Failed sign-ins are logged with pseudonyms of account and address', async () => {
  const before = lines().length
  const attempt = (body: object) =>
    call('POST', '/users/authentication', { authType: 'EMAIL', password: 'wrong words 9', ...body })
  await attempt({ email: 'one@example.com' })
  await attempt({ email: 'ONE@example.com' })
  await attempt({ email: 'two@example.com' })
  await call('POST', '/certifications', {
    cellphone: '01011112222',
    code: '123456',
    onlyForCertification: false,
  })
  const failed = () =>
    lines()
      .slice(before)
      .filter(({ msg }) => msg === 'failed sign-in')
  // The product's output reaches this process after its answer.
  await expect
    .poll(() => failed().map(({ code }) => code))
    .toEqual(['CREDENTIALS_MISMATCH', 'CREDENTIALS_MISMATCH', 'CREDENTIALS_MISMATCH', 'CODE_EXPIRED'])
  const [first, second, third, code] = failed()
  expect(first?.['account']).toMatch(/^[\w-]{12}$/)
  expect(second?.['account']).toBe(first?.['account'])
  expect(third?.['account']).not.toBe(first?.['account'])
  expect(new Set(failed().map(({ address }) => address)).size).toBe(1)
  expect(String(code?.['address'])).not.toContain('127.0.0.1')
})

test('A database error is logged without the value that was entered', () => {
  const error = new DatabaseError('invalid input syntax for type uuid: "planted@example.com"', 0, 'error')
  const logged = serializeError(error)
  expect(logged.message).toBe('invalid input syntax for type uuid: "…"')
  expect(JSON.stringify(logged)).not.toContain('planted@')
})
