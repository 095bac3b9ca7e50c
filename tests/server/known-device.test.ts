import { beforeAll, expect, test } from 'vitest'
import { changePassword } from '../../src/contract/account/member-account.ts'
import { signIn, signOut } from '../../src/contract/account/member.ts'
import { RATE_LIMITS } from '../../src/server/http/rate-limits.ts'
import { aWorker, PASSWORD } from '../support/members.ts'
import { running, type RunningServer } from '../support/server.ts'

let server: RunningServer
beforeAll(async () => {
  server = await running({ trustProxy: ['127.0.0.1'] })
})

const HOME = '198.51.100.7'
const ELSEWHERE = '203.0.113.9'

const signsIn = (email: string, password = PASSWORD, deviceToken?: string, from = HOME) =>
  server.call(signIn, {
    body: { authType: 'EMAIL', email, password, ...(deviceToken === undefined ? {} : { deviceToken }) },
    headers: { 'x-forwarded-for': from },
  })
const tenWrong = async (email: string, from = ELSEWHERE) => {
  for (let tries = 0; tries < 10; tries++) await signsIn(email, 'no', undefined, from)
}

test('Ten wrong passwords from elsewhere lock out strangers, but not a device that signed in before', async () => {
  const worker = await aWorker(server)
  const { data } = await signsIn(worker.email)
  await server.call(signOut, { token: data.accessToken })
  await tenWrong(worker.email)
  expect((await signsIn(worker.email)).status).toBe(429)
  const known = await signsIn(worker.email, PASSWORD, data.deviceToken)
  expect(known.status).toBe(200)
  expect(known.data.deviceToken).toBe(data.deviceToken)
})

test('A hundred failed sign-ins from one address do not lock out a known device there', async () => {
  const worker = await aWorker(server)
  const { data } = await signsIn(worker.email)
  for (let count = 0; count < RATE_LIMITS['sign-in-address'].uses; count++)
    await server.services.limits.count('sign-in-address', HOME)
  expect((await signsIn(worker.email)).status).toBe(429)
  expect((await signsIn(worker.email, PASSWORD, data.deviceToken)).status).toBe(200)
  await server.services.limits.clear('sign-in-address', HOME)
})

test('A known device has its own ten attempts, and its sign-in does not reset those of strangers', async () => {
  const worker = await aWorker(server)
  const { deviceToken } = (await signsIn(worker.email)).data
  await tenWrong(worker.email)
  expect((await signsIn(worker.email, PASSWORD, deviceToken)).status).toBe(200)
  expect((await signsIn(worker.email, PASSWORD, undefined, ELSEWHERE)).status).toBe(429)
  for (let tries = 0; tries < 10; tries++)
    expect((await signsIn(worker.email, 'no', deviceToken)).status).toBe(401)
  expect((await signsIn(worker.email, PASSWORD, deviceToken)).status).toBe(429)
})

test('A device token is valid only for members who signed in on it, and a forged one for nobody', async () => {
  const [owner, victim] = [await aWorker(server), await aWorker(server)]
  const { deviceToken } = (await signsIn(owner.email)).data
  await tenWrong(victim.email)
  expect((await signsIn(victim.email, PASSWORD, deviceToken)).status).toBe(429)
  const made = 'x'.repeat(43)
  expect((await signsIn(victim.email, PASSWORD, made)).status).toBe(429)
  expect((await signsIn(owner.email, PASSWORD, made)).data.deviceToken).not.toBe(made)
})

test('A shared device is known for each of its members', async () => {
  const [one, other] = [await aWorker(server), await aWorker(server)]
  const { deviceToken } = (await signsIn(one.email)).data
  expect((await signsIn(other.email, PASSWORD, deviceToken)).data.deviceToken).toBe(deviceToken)
  await tenWrong(one.email)
  await tenWrong(other.email)
  expect((await signsIn(one.email, PASSWORD, deviceToken)).status).toBe(200)
  expect((await signsIn(other.email, PASSWORD, deviceToken)).status).toBe(200)
})

test('A locked sign-in does not keep a signed-in member from changing the password', async () => {
  const worker = await aWorker(server)
  await tenWrong(worker.email)
  const body = { currentPassword: PASSWORD, password: 'another good one' }
  expect((await server.call(changePassword, { token: worker.token, body })).status).toBe(200)
})

test('The device token is stored only as a hash', async () => {
  const { deviceToken = '' } = (await signsIn((await aWorker(server)).email)).data
  const { rows } = await server.database.pool.query('select known_devices::text as row from known_devices')
  expect(rows.map(({ row }) => row).join()).not.toContain(deviceToken)
})
