import { beforeEach, expect, test } from 'vitest'
import { requestPasswordReset } from '../../src/contract/account/member-account.ts'
import { untilIdle } from '../support/background.ts'
import { mailsOf } from '../support/mails.ts'
import { aWorker, type TestMember } from '../support/members.ts'
import { runServer, type RunningServer } from '../support/server.ts'

const NAME = 'Tran Minh Hau'
/** A little longer than the links are valid. */
const HALF_AN_HOUR = 31 * 60_000

let server: RunningServer
let worker: TestMember
beforeEach(async () => {
  server = await runServer({ trustProxy: ['127.0.0.1'] })
  worker = await aWorker(server)
})

const confirmEmail = () =>
  server.database.db
    .updateTable('members')
    .set({ email_verified_at: new Date() })
    .where('id', '=', worker.id)
    .execute()

const requestReset = (from: string, name = NAME) =>
  server.call(requestPasswordReset, {
    body: { email: worker.email, name },
    headers: { 'x-forwarded-for': from },
  })

async function resetMails(): Promise<number> {
  await untilIdle(server)
  return (await mailsOf(server)).filter(({ text }) => text.includes('/findPassword?token=')).length
}

test("Requests by a stranger do not use up the owner's password resets", async () => {
  await confirmEmail()
  for (let tries = 0; tries < 6; tries++) await requestReset('203.0.113.9', 'Somebody Else')
  expect((await requestReset('203.0.113.9')).status).toBe(429)
  expect((await requestReset('198.51.100.7')).status).toBe(202)
  expect(await resetMails()).toBe(1)
})

test('A mailbox receives at most five valid reset links, wherever they are requested from', async () => {
  for (let place = 1; place <= 8; place++) {
    expect((await requestReset(`203.0.113.${place}`)).status).toBe(202)
    await untilIdle(server)
  }
  expect(await resetMails()).toBe(5)
  server.clock.now = new Date(Date.now() + HALF_AN_HOUR)
  await requestReset('203.0.113.20')
  expect(await resetMails()).toBe(6)
})

test('An unconfirmed address is reset without the name given at sign-up', async () => {
  await requestReset('203.0.113.9', 'The Owner Of The Mailbox')
  expect(await resetMails()).toBe(1)
  await confirmEmail()
  await requestReset('203.0.113.9', 'The Owner Of The Mailbox')
  expect(await resetMails()).toBe(1)
})
