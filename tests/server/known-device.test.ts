import { beforeAll, expect, test } from 'vitest'
import { changePassword } from '../../src/contract/account/member-account.ts'
import { signIn, signOut } from '../../src/contract/account/member.ts'
import { RATE_LIMITS } from '../../src/server/http/rate-limits.ts'
import { aWorker, PASSWORD } from '../support/members.ts'
import { runServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
beforeAll(async () => {
  server = await runServer({ trustProxy: ['127.0.0.1'] })
})

const HOME = '198.51.100.7'
const ELSEWHERE = '203.0.113.9'

const signInFrom = (email: string, password = PASSWORD, deviceToken?: string, from = HOME) =>
  server.call(signIn, {
    body: { authType: 'EMAIL', email, password, ...(deviceToken === undefined ? {} : { deviceToken }) },
    headers: { 'x-forwarded-for': from },
  })
const failTenTimes = async (email: string, from = ELSEWHERE) => {
  for (let tries = 0; tries < 10; tries++) await signInFrom(email, 'no', undefined, from)
}

test('Ten wrong passwords from elsewhere lock out strangers, but not a device that signed in before', async () => {
  const worker = await aWorker(server)
  const { data } = await signInFrom(worker.email)
  await server.call(signOut, { token: data.accessToken })
  await failTenTimes(worker.email)
  expect((await signInFrom(worker.email)).status).toBe(429)
  const known = await signInFrom(worker.email, PASSWORD, data.deviceToken)
  expect(known.status).toBe(200)
  expect(known.data.deviceToken).toBe(data.deviceToken)
})

test('A hundred failed sign-ins from one address do not lock out a known device there', async () => {
  const worker = await aWorker(server)
  const { data } = await signInFrom(worker.email)
  for (let count = 0; count < RATE_LIMITS['sign-in-address'].uses; count++)
    await server.services.limits.count('sign-in-address', HOME)
  expect((await signInFrom(worker.email)).status).toBe(429)
  expect((await signInFrom(worker.email, PASSWORD, data.deviceToken)).status).toBe(200)
  await server.services.limits.clear('sign-in-address', HOME)
})

test('A known device has its own ten attempts, and its sign-in does not reset those of strangers', async () => {
  const worker = await aWorker(server)
  const { deviceToken } = (await signInFrom(worker.email)).data
  await failTenTimes(worker.email)
  expect((await signInFrom(worker.email, PASSWORD, deviceToken)).status).toBe(200)
  expect((await signInFrom(worker.email, PASSWORD, undefined, ELSEWHERE)).status).toBe(429)
  for (let tries = 0; tries < 10; tries++)
    expect((await signInFrom(worker.email, 'no', deviceToken)).status).toBe(401)
  expect((await signInFrom(worker.email, PASSWORD, deviceToken)).status).toBe(429)
})

test('A device token is valid only for members who signed in on it, and a forged one for nobody', async () => {
  const [owner, victim] = [await aWorker(server), await aWorker(server)]
  const { deviceToken } = (await signInFrom(owner.email)).data
  await failTenTimes(victim.email)
  expect((await signInFrom(victim.email, PASSWORD, deviceToken)).status).toBe(429)
  const made = 'x'.repeat(43)
  expect((await signInFrom(victim.email, PASSWORD, made)).status).toBe(429)
  expect((await signInFrom(owner.email, PASSWORD, made)).data.deviceToken).not.toBe(made)
})

test('A shared device is known for each of its members', async () => {
  const [one, other] = [await aWorker(server), await aWorker(server)]
  const { deviceToken } = (await signInFrom(one.email)).data
  expect((await signInFrom(other.email, PASSWORD, deviceToken)).data.deviceToken).toBe(deviceToken)
  await failTenTimes(one.email)
  await failTenTimes(other.email)
  expect((await signInFrom(one.email, PASSWORD, deviceToken)).status).toBe(200)
  expect((await signInFrom(other.email, PASSWORD, deviceToken)).status).toBe(200)
})

test('A locked sign-in does not keep a signed-in member from changing the password', async () => {
  const worker = await aWorker(server)
  await failTenTimes(worker.email)
  const body = { currentPassword: PASSWORD, password: 'another good one' }
  expect((await server.call(changePassword, { token: worker.token, body })).status).toBe(200)
})

test('The device token is stored only as a hash', async () => {
  const { deviceToken = '' } = (await signInFrom((await aWorker(server)).email)).data
  const { rows } = await server.database.pool.query('select known_devices::text as row from known_devices')
  expect(rows.map(({ row }) => row).join()).not.toContain(deviceToken)
})
