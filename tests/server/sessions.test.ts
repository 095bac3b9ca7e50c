import { beforeAll, expect, test } from 'vitest'
import { getMe, signIn } from '../../src/contract/account/member.ts'
import { endSession, listSessions } from '../../src/contract/account/session.ts'
import { aWorker, PASSWORD } from '../support/members.ts'
import { runServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
beforeAll(async () => {
  server = await runServer()
})

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; SM-A156N) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36'
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15'

const signInFrom = async (email: string, userAgent: string, keepSignedIn = false) => {
  const body = { authType: 'EMAIL', email, password: PASSWORD, keepSignedIn }
  return (await server.call(signIn, { body, headers: { 'user-agent': userAgent } })).data.accessToken
}
const sessionsOf = (token: string) => server.call(listSessions, { token })

test('GET /users/me/sessions lists the sessions with their devices and marks the current one', async () => {
  const worker = await aWorker(server)
  await signInFrom(worker.email, MAC, true)
  const phone = await signInFrom(worker.email, PHONE)
  const { data, totalCount } = await sessionsOf(phone)
  expect(totalCount).toBe(3)
  expect(data.find((session) => session.device === 'Chrome, Android')).toMatchObject({
    current: true,
    keepSignedIn: false,
  })
  expect(data.find((session) => session.device === 'Safari, Mac')).toMatchObject({
    current: false,
    keepSignedIn: true,
  })
  expect(data.filter((session) => session.current)).toHaveLength(1)
})

test('The list of sessions contains no token', async () => {
  const worker = await aWorker(server)
  const text = JSON.stringify((await sessionsOf(worker.token)).data)
  expect(text).not.toContain(worker.token)
  expect(text).not.toMatch(/hash/i)
})

test('An unknown user agent is listed without a label', async () => {
  const worker = await aWorker(server)
  await signInFrom(worker.email, `<script>alert(1)</script>${'x'.repeat(5000)}`)
  const { data } = await sessionsOf(worker.token)
  expect(data.map((session) => session.device)).toEqual([null, null])
})

test('Ending a session affects only that session and can be repeated', async () => {
  const worker = await aWorker(server)
  const phone = await signInFrom(worker.email, PHONE)
  const id = (await sessionsOf(worker.token)).data.find((session) => session.device !== null)?.id ?? ''
  expect((await server.call(endSession, { token: worker.token, params: { id } })).status).toBe(200)
  expect((await server.call(getMe, { token: phone })).status).toBe(401)
  expect((await server.call(getMe, { token: worker.token })).status).toBe(200)
  expect((await server.call(endSession, { token: worker.token, params: { id } })).status).toBe(200)
})

test("A member can neither see nor end another member's session", async () => {
  const [worker, other] = await Promise.all([aWorker(server), aWorker(server)])
  const id = (await sessionsOf(worker.token)).data[0]?.id ?? ''
  expect((await sessionsOf(other.token)).data.map((session) => session.id)).not.toContain(id)
  await server.call(endSession, { token: other.token, params: { id } })
  expect((await server.call(getMe, { token: worker.token })).status).toBe(200)
})

test('An expired session is not listed', async () => {
  const own = await runServer()
  const worker = await aWorker(own)
  const body = { authType: 'EMAIL', email: worker.email, password: PASSWORD }
  await own.call(signIn, { body })
  expect((await own.call(listSessions, { token: worker.token })).totalCount).toBe(2)
  own.clock.now = new Date(Date.now() + 13 * 3_600_000)
  expect((await own.call(listSessions, { token: worker.token })).totalCount).toBe(1)
})
