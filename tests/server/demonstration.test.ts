import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '../../src/server/db/database.ts'
import { certify, sendCertificationCode } from '../../src/contract/account/certification.ts'
import { getMe, signIn } from '../../src/contract/account/member.ts'
import { readEnv } from '../../src/server/config/env.ts'
import { setDemonstration } from '../../src/server/features/member/demonstration.ts'
import { createLocalFiles } from '../../src/server/providers/files/file-storage.ts'
import { seedDemo } from '../../src/server/seed/seed-demo.ts'
import { aWorker, PASSWORD } from '../support/members.ts'
import { runServer, type RunningServer } from '../support/server.ts'
import { socialServers } from '../support/social-servers.ts'

const MEMBERS = ['worker@ilteo.test', 'employer@ilteo.test', 'operator@ilteo.test']
const CELLPHONE = '01099990001'

let files: string
let server: RunningServer
let kakao: Awaited<ReturnType<typeof socialServers>>['kakao']
let sentCode = ''

beforeAll(async () => {
  files = await mkdtemp(join(tmpdir(), 'ilteo-demonstration-'))
  const social = await socialServers()
  kakao = social.kakao
  const send = async (_to: string, text: string) => {
    sentCode = /\d{6}/.exec(text)?.[0] ?? ''
  }
  server = await runServer({ services: { social: social.providers, sms: { send } } })
  await seedDemo(server.database, { files: createLocalFiles(files), now: new Date(), jobs: 20 })
  await connectEveryWayToSignIn()
})
afterAll(() => rm(files, { recursive: true, force: true }))
beforeEach(() => inTransaction(server.database.db, (tx) => setDemonstration(tx, true)))

async function connectEveryWayToSignIn() {
  const { db } = server.database
  const worker = await db
    .updateTable('members')
    .set({ cellphone: CELLPHONE, cellphone_verified_at: new Date() })
    .where('email', '=', 'worker@ilteo.test')
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('social_accounts')
    .values({ provider: 'kakao', provider_user_id: '77', member_id: worker.id, created_at: new Date() })
    .execute()
}

const byPassword = (email: string, password = 'ilteo-demo-1') =>
  server.call(signIn, { body: { authType: 'EMAIL', email, password } })
const byKakao = () =>
  server.call(signIn, {
    body: { authType: 'KAKAO', thirdPartyAccessToken: kakao.aToken({ id: '77' }), thirdPartyUserId: '77' },
  })
async function byCode() {
  await server.database.db.deleteFrom('certification_sends').execute()
  await server.call(sendCertificationCode, { body: { cellphone: CELLPHONE } })
  return server.call(certify, { body: { cellphone: CELLPHONE, code: sentCode, onlyForCertification: false } })
}
const statusOfMe = async (token: string) => (await server.call(getMe, { token })).status

describe('Demonstration members', () => {
  test('Demonstration members sign in by password, code and provider while the demonstration is on', async () => {
    for (const email of MEMBERS) expect((await byPassword(email)).status).toBe(200)
    expect((await byCode()).status).toBe(200)
    expect((await byKakao()).status).toBe(200)
  })

  test('Demonstration members cannot sign in by password, code or provider once it is off', async () => {
    await inTransaction(server.database.db, (tx) => setDemonstration(tx, false))
    for (const email of MEMBERS)
      expect((await byPassword(email)).problem.responseCode).toBe('CREDENTIALS_MISMATCH')
    expect((await byCode()).status).toBe(401)
    expect((await byKakao()).status).toBe(401)
  })

  test('Turning the demonstration off revokes the sessions of its members for good', async () => {
    const { token } = { token: (await byPassword('operator@ilteo.test')).data.accessToken }
    expect(await statusOfMe(token)).toBe(200)
    await inTransaction(server.database.db, (tx) => setDemonstration(tx, false))
    expect(await statusOfMe(token)).toBe(401)
    await inTransaction(server.database.db, (tx) => setDemonstration(tx, true))
    expect(await statusOfMe(token)).toBe(401)
  })

  test('A session of a closed demonstration member is rejected, even if another process opened it', async () => {
    const token = (await byPassword('operator@ilteo.test')).data.accessToken
    await server.database.db
      .updateTable('members')
      .set({ demonstration: 'CLOSED' })
      .where('email', '=', 'operator@ilteo.test')
      .execute()
    expect(await statusOfMe(token)).toBe(401)
  })

  test('Turning the demonstration off does not affect members who signed up', async () => {
    const worker = await aWorker(server)
    await inTransaction(server.database.db, (tx) => setDemonstration(tx, false))
    expect(await statusOfMe(worker.token)).toBe(200)
    expect((await byPassword(worker.email, PASSWORD)).status).toBe(200)
    await server.database.db.deleteFrom('members').where('id', '=', worker.id).execute()
  })
})

test.each([
  [{}, true],
  [{ PUBLIC_URL: 'https://jobs.example' }, false],
  [{ DATABASE_URL: 'postgres://db/ilteo' }, false],
  [{ DATABASE_URL: 'postgres://db/ilteo', DEMO: 'on' }, true],
  [{ PUBLIC_URL: 'https://jobs.example', DEMO: 'on' }, true],
  [{ DEMO: 'off' }, false],
])('The configuration %j turns the demonstration on: %s', (source, isOn) => {
  expect(readEnv(source).demo).toBe(isOn)
})
