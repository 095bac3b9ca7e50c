import { createHash, randomBytes } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { v7 } from 'uuid'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { certify, sendCertificationCode } from '../../src/contract/account/certification.ts'
import { getMe, setLangCode, signIn } from '../../src/contract/account/member.ts'
import { getMemberCase, lookUpMembers } from '../../src/contract/operator/member.ts'
import { finishSocialSignIn, startSocialSignIn } from '../../src/contract/account/social.ts'
import {
  restoredMail,
  sendSuspensionNotice,
  suspendedMail,
} from '../../src/server/features/operator/suspension-mail.ts'
import { createRateLimits } from '../../src/server/http/rate-limits.ts'
import { untilIdle } from '../support/background.ts'
import { readEvents } from '../support/event-reader.ts'
import { anEmployer, aWorker, PASSWORD, type TestMember } from '../support/members.ts'
import { actsIn, anOperator } from '../support/operators.ts'
import { runServer, type RunningServer } from '../support/server.ts'
import { socialServers } from '../support/social-servers.ts'
import { suspensionActions } from '../support/suspensions.ts'

let server: RunningServer
let vendors: Awaited<ReturnType<typeof socialServers>>
let operator: TestMember
let suspend: Awaited<ReturnType<typeof suspensionActions>>['suspend']
let restore: Awaited<ReturnType<typeof suspensionActions>>['restore']
const texts: string[] = []

beforeAll(async () => {
  vendors = await socialServers()
  const send = async (_to: string, text: string) => void texts.push(text)
  server = await runServer({ services: { social: vendors.providers, sms: { send } } })
  server.services.limits = createRateLimits(server.database.pool)
  operator = await anOperator(server)
  const acts = await suspensionActions(server, operator)
  suspend = acts.suspend
  restore = acts.restore
})
beforeEach(async () => {
  await server.database.pool.query('delete from rate_limits')
})

const signInByPassword = ({ email }: TestMember, password = PASSWORD) =>
  server.call(signIn, { body: { authType: 'EMAIL', email, password } })

async function signInByCode(cellphone: string, codeOf = (text: string) => text) {
  await server.call(sendCertificationCode, { body: { cellphone } })
  const code = codeOf(texts.at(-1)?.match(/\d{6}/)?.[0] ?? '')
  return server.call(certify, { body: { cellphone, code, onlyForCertification: false } })
}

async function signInByProvider(person: { id: string; name: string }) {
  const params = { provider: 'kakao' }
  const { data } = await server.call(startSocialSignIn, { params, body: {} })
  const { code, state } = vendors.kakao.agree(data.url, person)
  return server.call(finishSocialSignIn, { params, body: { code, state, browserKey: data.browserKey } })
}

const signInByProviderToken = (person: { id: string; name: string }) =>
  server.call(signIn, {
    body: { authType: 'KAKAO', thirdPartyAccessToken: vendors.kakao.aToken(person), role: 'EMPLOYEE' },
  })

/** A session of a sign-in that passed its checks before the suspension and was saved after it. */
async function aSessionWrittenLate({ id }: TestMember): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const now = new Date()
  await server.database.db
    .insertInto('sessions')
    .values({
      id: v7(),
      member_id: id,
      token_hash: createHash('sha256').update(token).digest(),
      keep_signed_in: true,
      device: null,
      created_at: now,
      last_used_at: now,
      expires_at: new Date(now.getTime() + 3_600_000),
    })
    .execute()
  return token
}

const refusal = { status: 403, problem: { responseCode: 'ACCOUNT_SUSPENDED' } }
const mailsTo = async ({ email }: TestMember) => {
  await untilIdle(server)
  const outbox = join(server.dataDir, 'outbox')
  const names = (await readdir(outbox)).filter((name) => name.startsWith('mail-')).toSorted()
  const mails = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')))
  return mails.filter((mail) => mail.includes(email))
}

describe('A suspended member', () => {
  test('Signing in by password answers ACCOUNT_SUSPENDED only for the right password', async () => {
    const worker = await aWorker(server)
    await suspend(worker)
    expect(await signInByPassword(worker)).toMatchObject(refusal)
    expect((await signInByPassword(worker, 'wrong horse')).problem.responseCode).toBe('CREDENTIALS_MISMATCH')
    await restore(worker)
    expect((await signInByPassword(worker)).status).toBe(200)
  })

  test('Signing in by code answers ACCOUNT_SUSPENDED only for the right code', async () => {
    const worker = await aWorker(server)
    const cellphone = '01055550001'
    await server.database.db
      .updateTable('members')
      .set({ cellphone, cellphone_verified_at: new Date() })
      .where('id', '=', worker.id)
      .execute()
    await suspend(worker)
    expect(await signInByCode(cellphone)).toMatchObject(refusal)
    await server.database.pool.query('delete from certification_sends')
    const wrong = await signInByCode(cellphone, (code) => (code === '000000' ? '000001' : '000000'))
    expect(wrong.problem.responseCode).toBe('CODE_MISMATCH')
  })

  test('Signing in through a provider answers ACCOUNT_SUSPENDED', async () => {
    const person = { id: '7001', name: 'Kim Min-jun' }
    const { data } = await signInByProvider(person)
    const { data: me } = await server.call(getMe, { token: data.accessToken })
    await suspend(me)
    expect(await signInByProvider(person)).toMatchObject(refusal)
    expect(await signInByProviderToken(person)).toMatchObject(refusal)
    await restore(me)
    expect((await signInByProviderToken(person)).status).toBe(200)
  })

  test('Suspension revokes every session, including one created concurrently', async () => {
    const worker = await aWorker(server)
    await suspend(worker)
    expect((await server.call(getMe, { token: worker.token })).status).toBe(401)
    const token = await aSessionWrittenLate(worker)
    expect((await server.call(getMe, { token: token })).status).toBe(401)
    expect((await readEvents(server.url, token)).status).toBe(401)
    await restore(worker)
    expect((await server.call(getMe, { token: token })).status).toBe(401)
  })

  test('Suspension ends an open event stream with signed-out', async () => {
    const worker = await aWorker(server)
    const events = await readEvents(server.url, worker.token)
    await events.next()
    await suspend(worker)
    expect(await events.nextOf('signed-out')).toMatchObject({ name: 'signed-out' })
    expect(await events.next()).toBeNull()
  })

  test('Signing in shows the reason only if the operator chose so', async () => {
    const [informed, uninformed] = [await aWorker(server), await aWorker(server)]
    await suspend(informed, { reason: '허위 공고 신고 3건', isReasonShown: true })
    await suspend(uninformed, { reason: '허위 공고 신고 3건' })
    expect((await signInByPassword(informed)).problem.data).toEqual({ reason: '허위 공고 신고 3건' })
    expect((await signInByPassword(uninformed)).problem.data).toEqual({ reason: null })
  })

  test("Suspension and restoration send mails of fixed text in the member's language", async () => {
    const worker = await aWorker(server)
    await server.database.db
      .updateTable('members')
      .set({ lang_code: 'en' })
      .where('id', '=', worker.id)
      .execute()
    await suspend(worker, { reason: 'many complaints', isReasonShown: true })
    const [first = ''] = await mailsTo(worker)
    expect(first).toContain('Your account is suspended')
    expect(first).not.toContain('many complaints')
    expect(first).not.toContain('write to us')
    expect(first).not.toContain('postings')
    await restore(worker)
    const mails = await mailsTo(worker)
    expect(mails).toHaveLength(2)
    expect(mails[1]).toContain('Your account is open again')
  })

  test.each(['EMPLOYER', 'EMPLOYEE'] as const)(
    'The mails of a suspension speak of postings to companies only: %s',
    (role) => {
      const mails = [suspendedMail('en', role, null), restoredMail('en', role)]
      expect(mails.map(({ text }) => /postings/i.test(text))).toEqual([
        role === 'EMPLOYER',
        role === 'EMPLOYER',
      ])
    },
  )

  test.each([
    ['ko', '문의해 주세요: help@jobs.example'],
    ['vi', 'hãy viết cho chúng tôi: help@jobs.example'],
  ])('The mail of a suspension to a reader of %s names the contact that is set', async (langCode, line) => {
    const worker = await aWorker(server)
    await server.call(setLangCode, { body: { langCode }, token: worker.token })
    await server.database.db
      .updateTable('members')
      .set({ suspended_at: new Date() })
      .where('id', '=', worker.id)
      .execute()
    const contact = {
      email: 'help@jobs.example',
      messengerUrl: null,
      advertisingPhone: null,
      weekdayHours: null,
    }
    const sent: string[] = []
    const mail = { send: async ({ text }: { text: string }) => void sent.push(text) }
    await sendSuspensionNotice(
      { db: server.database.db, mail, contact },
      { memberId: worker.id, isSuspended: true },
    )
    expect(sent.join()).toContain(line)
  })

  test('A replay of a command sent before the suspension is unauthenticated', async () => {
    const worker = await aWorker(server)
    const setLanguage = () =>
      server.call(setLangCode, { body: { langCode: 'en' }, token: worker.token, key: 'language' })
    expect((await setLanguage()).status).toBe(200)
    await suspend(worker)
    expect((await setLanguage()).problem.responseCode).toBe('UNAUTHENTICATED')
  })
})

describe('Suspending members', () => {
  test('The console shows who is suspended, since when and with which note', async () => {
    const worker = await aWorker(server)
    const { data } = await suspend(worker, { reason: '사기 신고', isReasonShown: true })
    const [row] = (await server.call(lookUpMembers, { body: { query: worker.email }, token: operator.token }))
      .data
    expect(row?.suspendedDate).toBe(data.suspendedDate)
    const shown = await server.call(getMemberCase, { params: { id: worker.id }, token: operator.token })
    expect(shown.data).toMatchObject({ suspendedDate: data.suspendedDate, suspensionNote: '사기 신고' })
    await restore(worker)
    const after = await server.call(getMemberCase, { params: { id: worker.id }, token: operator.token })
    expect(after.data).toMatchObject({ suspendedDate: null, suspensionNote: null, sessionCount: 0 })
  })

  test('Each change is recorded with its reason, and a repeated one is not', async () => {
    const worker = await aWorker(server)
    const first = await suspend(worker, { reason: '사기 신고' })
    expect((await suspend(worker, { reason: '다시' })).data).toEqual(first.data)
    await restore(worker, { reason: '오해' })
    expect((await restore(worker, { reason: '다시' })).status).toBe(200)
    const acts = (await actsIn(server)).filter(({ subject }) => subject === worker.id)
    expect(acts).toMatchObject([
      {
        act: 'member.suspend',
        operator_id: operator.id,
        details: { reason: '사기 신고', isReasonShown: false },
      },
      { act: 'member.restore', operator_id: operator.id, details: { reason: '오해' } },
    ])
  })

  test('Suspending and restoring require a reason and an existing member', async () => {
    const worker = await aWorker(server)
    expect((await suspend(worker, {})).problem.responseCode).toBe('VALIDATION')
    expect((await restore(worker, { reason: ' ' })).problem.responseCode).toBe('VALIDATION')
    const nobody = { id: '00000000-0000-7000-8000-000000000000' }
    expect((await suspend(nobody)).status).toBe(404)
    expect((await restore(nobody)).status).toBe(404)
  })

  test('Operators can suspend neither themselves nor, concurrently, each other', async () => {
    expect((await suspend(operator)).problem.responseCode).toBe('OWN_ACCOUNT')
    const other = await anOperator(server)
    const theirs = await suspensionActions(server, other)
    const answers = await Promise.all([suspend(other), theirs.suspend(operator)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    await server.database.db
      .updateTable('members')
      .set({ suspended_at: null })
      .where('role', '=', 'OPERATOR')
      .execute()
  })

  test('Workers and employers cannot suspend or restore', async () => {
    const worker = await aWorker(server)
    for (const other of [await aWorker(server), await anEmployer(server)]) {
      const acts = await suspensionActions(server, other)
      expect((await acts.suspend(worker)).problem.responseCode).toBe('FORBIDDEN')
      expect((await acts.restore(worker)).problem.responseCode).toBe('FORBIDDEN')
    }
  })
})
