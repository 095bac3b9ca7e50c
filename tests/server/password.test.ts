import { beforeAll, describe, expect, test } from 'vitest'
import {
  changePassword,
  getPasswordReset,
  requestPasswordReset,
  resetPassword,
} from '../../src/contract/account/member-account.ts'
import { getMe, signIn } from '../../src/contract/account/member.ts'
import { createSmtpMail } from '../../src/server/providers/mail/mail-sender.ts'
import { untilIdle } from '../support/background.ts'
import { mailsOf, readMail, tokenIn } from '../support/mails.ts'
import { aWorker, PASSWORD } from '../support/members.ts'
import { runServer, type RunningServer } from '../support/server.ts'
import { anSmtpServer } from '../support/smtp-server.ts'

const NAME = 'Tran Minh Hau'
const NEW = 'a new password'

let server: RunningServer
beforeAll(async () => {
  server = await runServer()
})

const confirmEmail = (id: string) =>
  server.database.db
    .updateTable('members')
    .set({ email_verified_at: new Date() })
    .where('id', '=', id)
    .execute()
const requestReset = (email: string, name = NAME) =>
  server.call(requestPasswordReset, { body: { email, name } })
const resetWith = (token: string, password = NEW) =>
  server.call(resetPassword, { params: { token }, body: { password } })
const signInWith = (email: string, password: string) =>
  server.call(signIn, { body: { authType: 'EMAIL', email, password } })

async function tokenFor(email: string): Promise<string> {
  await requestReset(email)
  await untilIdle(server)
  const mails = await mailsOf(server)
  return tokenIn(mails.findLast((mail) => mail.headers.includes(email)))
}

describe('A forgotten password', () => {
  test('A reset link sets a new password and ends every session', async () => {
    const worker = await aWorker(server)
    const token = await tokenFor(worker.email)
    expect((await resetWith(token)).status).toBe(200)

    expect((await server.call(getMe, { token: worker.token })).status).toBe(401)
    expect((await signInWith(worker.email, PASSWORD)).status).toBe(401)
    expect((await signInWith(worker.email, NEW)).status).toBe(200)
  })

  test('A reset request answers alike for any account and mails only a matching one', async () => {
    const worker = await aWorker(server)
    await confirmEmail(worker.id)
    await untilIdle(server)
    const before = (await mailsOf(server)).length
    const answers = [
      await requestReset(worker.email),
      await requestReset(worker.email, 'Somebody Else'),
      await requestReset('nobody@ilteo.test'),
    ]
    const seen = answers.map(({ status, data, problem, headers }) => ({
      status,
      data,
      problem,
      headers: [...headers.keys()].filter((name) => name !== 'date'),
      length: headers.get('content-length'),
    }))
    expect(seen[0]?.status).toBe(202)
    expect(seen[1]).toEqual(seen[0])
    expect(seen[2]).toEqual(seen[0])
    await untilIdle(server)
    const mails = (await mailsOf(server)).slice(before)
    expect(mails.map((mail) => /^To: (.*)$/m.exec(mail.headers)?.[1]?.trim())).toEqual([worker.email])
  })

  test('A reset request normalizes the name and address', async () => {
    const worker = await aWorker(server)
    const before = (await mailsOf(server)).length
    await requestReset(worker.email.toUpperCase(), ' tran  minh HAU ')
    await untilIdle(server)
    expect((await mailsOf(server)).length).toBe(before + 1)
  })

  test('A reset link works once', async () => {
    const worker = await aWorker(server)
    const token = await tokenFor(worker.email)
    const answers = await Promise.all([resetWith(token), resetWith(token, 'another password')])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410])
    expect((await resetWith(token)).problem.responseCode).toBe('LINK_EXPIRED')
  })

  test('A reset link tells whether it is valid, but not for whom', async () => {
    const worker = await aWorker(server)
    const token = await tokenFor(worker.email)
    const look = (of: string) => server.call(getPasswordReset, { params: { token: of } })
    const open = await look(token)
    expect([open.status, Object.keys(open.data)]).toEqual([200, ['expiresAt']])
    expect((await look(token)).data).toEqual(open.data)
    await resetWith(token)
    expect((await look(token)).problem.responseCode).toBe('LINK_EXPIRED')
    expect((await look('made-up')).problem).toEqual({
      ...(await look(token)).problem,
      instance: expect.any(String),
    })
  })

  test('A reset link expires after thirty minutes', async () => {
    const own = await runServer()
    const worker = await aWorker(own)
    const start = Date.now()
    own.clock.now = new Date(start)
    const body = { email: worker.email, name: NAME }
    await own.call(requestPasswordReset, { body })
    await untilIdle(own)
    const token = tokenIn((await mailsOf(own)).at(-1))
    own.clock.now = new Date(start + 30 * 60_000)
    const late = await own.call(resetPassword, { params: { token }, body: { password: NEW } })
    expect(late.problem.responseCode).toBe('LINK_EXPIRED')
    own.clock.now = new Date(start + 29 * 60_000)
    const intime = await own.call(resetPassword, { params: { token }, body: { password: NEW } })
    expect(intime.status).toBe(200)
  })

  test('A reset invalidates earlier links', async () => {
    const worker = await aWorker(server)
    const older = await tokenFor(worker.email)
    const newer = await tokenFor(worker.email)
    expect(newer).not.toBe(older)
    expect((await resetWith(newer)).status).toBe(200)
    expect((await resetWith(older)).status).toBe(410)
  })

  test('The reset mail is in the language of the member', async () => {
    const worker = await aWorker(server)
    await untilIdle(server)
    await requestReset(worker.email)
    await untilIdle(server)
    expect((await mailsOf(server)).at(-1)?.text).toContain('새 비밀번호')
    await server.database.db
      .updateTable('members')
      .set({ lang_code: 'en' })
      .where('id', '=', worker.id)
      .execute()
    await requestReset(worker.email)
    await untilIdle(server)
    const mail = (await mailsOf(server)).find(
      (each) => each.headers.includes(worker.email) && each.text.includes('set a new password'),
    )
    expect(mail?.text).toContain('https://ilteo.test/findPassword?token=')
  })

  test('The reset token is not stored in plain text', async () => {
    const worker = await aWorker(server)
    const token = await tokenFor(worker.email)
    const { rows } = await server.database.pool.query(
      'select r::text || coalesce((select string_agg(t::text, $1) from tasks t), $1) as row from password_resets r',
      [''],
    )
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(rows.map((row) => row.row).join()).not.toContain(token)
  })

  test.each(['', 'x', "' or 1=1 --", 'x'.repeat(43), '%00'])(
    'The reset token %j is rejected',
    async (token) => {
      const answer = await server.fetch(`/api/users/password-resets/${encodeURIComponent(token)}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ password: NEW }),
      })
      expect([400, 404, 405, 410]).toContain(answer.status)
    },
  )

  test('A password that is too short is rejected and keeps the link valid', async () => {
    const worker = await aWorker(server)
    const token = await tokenFor(worker.email)
    const answer = await resetWith(token, '1234567')
    expect(answer.problem.errors?.[0]).toMatchObject({ field: 'password', code: 'TOO_SHORT' })
    expect((await resetWith(token)).status).toBe(200)
  })

  test('A requester may ask for five resets an hour per account, existing or not', async () => {
    const worker = await aWorker(server)
    for (const email of [worker.email, 'not-there@ilteo.test']) {
      for (let tries = 0; tries < 5; tries++) expect((await requestReset(email)).status).toBe(202)
      const answer = await requestReset(email)
      expect(answer.status).toBe(429)
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    }
  })
})

test('An address may request thirty resets an hour', async () => {
  const own = await runServer()
  const attempt = (number: number) =>
    own.call(requestPasswordReset, {
      body: { email: `guess-${number}@ilteo.test`, name: NAME },
      headers: { 'x-forwarded-for': `203.0.113.${number}` },
    })
  const answers = await Promise.all(Array.from({ length: 30 }, (_, number) => attempt(number)))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 202))
  expect((await attempt(31)).status).toBe(429)
})

test('An address may try sixty reset tokens an hour', async () => {
  const own = await runServer()
  const attempt = (number: number) =>
    own.call(resetPassword, {
      params: { token: String(number).padStart(43, 'x') },
      body: { password: NEW },
      headers: { 'x-forwarded-for': `203.0.113.${number}` },
    })
  const answers = await Promise.all(Array.from({ length: 60 }, (_, number) => attempt(number)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([410]))
  expect((await attempt(61)).status).toBe(429)
})

describe('Changing the password', () => {
  const changeTo = (token: string, currentPassword?: string, password = NEW) =>
    server.call(changePassword, { token, body: { currentPassword, password } })

  test('A changed password keeps the current session and ends all others', async () => {
    const worker = await aWorker(server)
    const other = (await signInWith(worker.email, PASSWORD)).data.accessToken
    expect((await changeTo(worker.token, PASSWORD)).status).toBe(200)
    expect((await server.call(getMe, { token: worker.token })).status).toBe(200)
    expect((await server.call(getMe, { token: other })).status).toBe(401)
    expect((await signInWith(worker.email, PASSWORD)).status).toBe(401)
    expect((await signInWith(worker.email, NEW)).status).toBe(200)
  })

  test.each([['wrong'], [undefined], ['']])('The current password %j is rejected', async (current) => {
    const worker = await aWorker(server)
    const answer = await changeTo(worker.token, current)
    expect(answer.status).toBe(422)
    expect(answer.problem).toMatchObject({
      responseCode: 'PASSWORD_MISMATCH',
      errors: [{ field: 'currentPassword' }],
    })
    expect((await signInWith(worker.email, PASSWORD)).status).toBe(200)
  })

  test('Ten wrong current passwords lock the change', async () => {
    const worker = await aWorker(server)
    for (let tries = 0; tries < 10; tries++) expect((await changeTo(worker.token, 'wrong')).status).toBe(422)
    expect((await changeTo(worker.token, PASSWORD)).status).toBe(429)
  })

  test('A changed password invalidates reset links', async () => {
    const worker = await aWorker(server)
    const token = await tokenFor(worker.email)
    await changeTo(worker.token, PASSWORD)
    expect((await resetWith(token)).status).toBe(410)
  })

  test('A member without a password sets the first one within ten minutes of signing in', async () => {
    const own = await runServer()
    const worker = await aWorker(own)
    await own.database.db
      .updateTable('members')
      .set({ password_hash: null })
      .where('id', '=', worker.id)
      .execute()
    const first = () => own.call(changePassword, { token: worker.token, body: { password: NEW } })
    own.clock.now = new Date(Date.now() + 11 * 60_000)
    expect((await first()).problem.responseCode).toBe('SIGN_IN_AGAIN')
    own.clock.now = null
    expect((await first()).status).toBe(200)
    const session = await own.call(signIn, {
      body: { authType: 'EMAIL', email: worker.email, password: NEW },
    })
    expect(session.status).toBe(200)
  })
})

describe('Mail through SMTP', () => {
  test('A mail that the SMTP server rejects at first is sent again', async () => {
    const smtp = await anSmtpServer({ refusals: 1 })
    const mail = createSmtpMail(smtp.url, 'Ilteo <no-reply@ilteo.test>')
    const own = await runServer({ services: { mail } })
    const worker = await aWorker(own)
    await own.call(requestPasswordReset, { body: { email: worker.email, name: NAME } })
    await expect(untilIdle(own)).rejects.toThrow('background work failed')
    expect(smtp.received).toHaveLength(0)

    own.clock.now = new Date(Date.now() + 60_000)
    await untilIdle(own)
    expect(smtp.received).toHaveLength(1)
    expect(smtp.received[0]).toMatchObject({ from: 'no-reply@ilteo.test', to: [worker.email] })
    const token = tokenIn(readMail(smtp.received[0]?.source ?? ''))
    const answer = await own.call(resetPassword, { params: { token }, body: { password: NEW } })
    expect(answer.status).toBe(200)
    mail.close()
  })
})
