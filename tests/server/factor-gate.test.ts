import type { Mail } from '../../src/server/providers/mail/mail-sender.ts'
import { runServer } from '../support/server.ts'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { CERTIFICATION, certify } from '../../src/contract/account/certification.ts'
import { disconnectProvider, requestEmailChange } from '../../src/contract/account/factor.ts'
import {
  changePassword,
  exportMember,
  exportMemberConfirmed,
  removeMember,
} from '../../src/contract/account/member-account.ts'
import { listNotifications } from '../../src/contract/message/notification.ts'
import { openSession } from '../../src/server/http/session.ts'
import { untilIdle } from '../support/background.ts'
import { aWorker, PASSWORD, type TestMember } from '../support/members.ts'
import {
  MINUTE,
  NEW,
  aPerson,
  anEmail,
  verifyCellphone,
  codeFor,
  signInThroughKakao,
  lastMailTo,
  mailCount,
  me,
  startSignIn,
  undoToken,
  advanceClock,
  world,
  useFactorWorld,
} from '../support/factors.ts'

useFactorWorld()

/** Each command that changes a factor, with the password if given. */
const commands: [
  string,
  (member: TestMember, password?: string) => Promise<{ status: number; problem: { responseCode: string } }>,
][] = [
  ['binding a phone', (member, password) => verifyCellphone(member, password)],
  ['connecting a provider', ({ token }, password) => startSignIn(token, password)],
  [
    'disconnecting a provider',
    ({ token }, password) =>
      world.server.call(disconnectProvider, { token, params: { provider: 'kakao' }, body: { password } }),
  ],
  [
    'changing the password',
    ({ token }, password) =>
      world.server.call(changePassword, { token, body: { currentPassword: password, password: NEW } }),
  ],
  [
    'changing the e-mail address',
    ({ token }, password) =>
      world.server.call(requestEmailChange, { token, body: { email: anEmail(), password } }),
  ],
  [
    'exporting the data',
    ({ token }, password) => world.server.call(exportMemberConfirmed, { token, body: { password } }),
  ],
  [
    'removing the account',
    ({ token }, password) => world.server.call(removeMember, { token, body: { password } }),
  ],
]

describe.each(commands)('Confirmation of %s', (_, command) => {
  test('The request requires the password eleven minutes after sign-in', async () => {
    const worker = await aWorker(world.server)
    advanceClock(11 * MINUTE)
    expect((await command(worker)).problem.responseCode).toBe('PASSWORD_MISMATCH')
    expect((await command(worker, 'wrong')).problem.responseCode).toBe('PASSWORD_MISMATCH')
    advanceClock(MINUTE)
    expect([200, 202]).toContain((await command(worker, PASSWORD)).status)
  })

  test('The request requires a member without a password to sign in again after eleven minutes', async () => {
    const worker = await aWorker(world.server)
    const { db } = world.server.database
    await db.updateTable('members').set({ password_hash: null }).where('id', '=', worker.id).execute()
    advanceClock(11 * MINUTE)
    const late = await command(worker)
    expect([late.status, late.problem.responseCode]).toEqual([403, 'SIGN_IN_AGAIN'])
    const { accessToken } = await openSession(db, worker.id, {
      keepSignedIn: false,
      now: world.server.clock.now ?? new Date(),
    })
    advanceClock(MINUTE)
    expect([200, 202]).toContain((await command({ ...worker, token: accessToken })).status)
  })

  test('The request is locked after ten wrong passwords', async () => {
    const worker = await aWorker(world.server)
    await Promise.all(
      Array.from({ length: 10 }, () =>
        world.server.call(exportMemberConfirmed, { token: worker.token, body: { password: 'wrong' } }),
      ),
    )
    advanceClock(MINUTE)
    expect((await command(worker, PASSWORD)).status).toBe(429)
  })
})

test('Only the factor feature writes e-mail, password, cellphone and providers of a member', async () => {
  const folder = new URL('../../src/server', import.meta.url).pathname
  const names = await readdir(folder, { recursive: true })
  const writers: string[] = []
  for (const name of names.filter((each) => each.endsWith('.ts') && !each.startsWith('seed/'))) {
    const source = await readFile(join(folder, name), 'utf8')
    const updates = [
      ...source.matchAll(/updateTable\('members'\)[\s\S]*?\.execute|update members[\s\S]*?where/g),
    ]
    const isFactor = updates.some(([text]) =>
      /\b(email|password_hash|cellphone|cellphone_verified_at):|email = /.test(text),
    )
    if (isFactor || /(insertInto|deleteFrom)\('social_accounts'\)/.test(source)) writers.push(name)
  }
  // The queries of members only replace the hash of an unchanged password.
  expect(writers.toSorted()).toEqual(['features/factor/queries.ts', 'features/member/queries.ts'])
})

describe('Export without a password', () => {
  test('GET /users/me/export works only within ten minutes of signing in', async () => {
    const worker = await aWorker(world.server)
    expect((await world.server.call(exportMember, { token: worker.token })).status).toBe(200)
    advanceClock(11 * MINUTE)
    const late = await world.server.call(exportMember, { token: worker.token })
    expect([late.status, late.problem.responseCode]).toEqual([422, 'PASSWORD_MISMATCH'])
  })
})

describe('Verifying a cellphone as a change of factor', () => {
  test('A wrong password does not use up the code', async () => {
    const worker = await aWorker(world.server)
    advanceClock(11 * MINUTE)
    const code = await codeFor(worker.token)
    const body = { cellphone: world.cellphone, code, onlyForCertification: true }
    const answer = (password: string) =>
      world.server.call(certify, { token: worker.token, body: { ...body, password } })
    expect((await answer('wrong')).problem.responseCode).toBe('PASSWORD_MISMATCH')
    expect((await answer(PASSWORD)).status).toBe(200)
  })

  test('A wrong code is refused before the password is asked for, and a right one waits for the password', async () => {
    const worker = await aWorker(world.server)
    advanceClock(11 * MINUTE)
    const code = await codeFor(worker.token)
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    const answer = async (given: string, password?: string) => {
      const body = { cellphone: world.cellphone, code: given, onlyForCertification: true, password }
      return (await world.server.call(certify, { token: worker.token, body })).problem.responseCode
    }
    expect(await answer(wrong)).toBe('CODE_MISMATCH')
    // Asking for the password does not use up the code, however often.
    for (let time = 0; time < CERTIFICATION.tries + 1; time++)
      expect(await answer(code)).toBe('PASSWORD_MISMATCH')
    expect(await answer(wrong, PASSWORD)).toBe('CODE_MISMATCH')
    expect((await me(worker)).cellphoneVerified).toBe(false)
    expect(await answer(code, PASSWORD)).toBe('SUCCESS')
    expect((await me(worker)).cellphoneVerified).toBe(true)
  })

  test('Five wrong codes without a password use up the tries', async () => {
    const worker = await aWorker(world.server)
    advanceClock(11 * MINUTE)
    const code = await codeFor(worker.token)
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    const answer = async (given: string, password?: string) => {
      const body = { cellphone: world.cellphone, code: given, onlyForCertification: true, password }
      return (await world.server.call(certify, { token: worker.token, body })).problem.responseCode
    }
    for (let time = 0; time < CERTIFICATION.tries; time++) expect(await answer(wrong)).toBe('CODE_MISMATCH')
    expect(await answer(code, PASSWORD)).toBe('CODE_EXPIRED')
  })

  test('Verifying a number notifies the member who had it before', async () => {
    const [former, next] = [await aWorker(world.server), await aWorker(world.server)]
    await verifyCellphone(former)
    await untilIdle(world.server)
    advanceClock(MINUTE)
    await verifyCellphone(next)
    expect((await me(former)).cellphoneVerified).toBe(false)
    const mail = await lastMailTo(former.email)
    expect(mail?.text).toContain('다른 계정에서 인증')
    expect(mail?.text).not.toContain('undo=')
  })
})

describe('Notice of a changed factor', () => {
  test.each([
    ['binding a phone', (member: TestMember) => verifyCellphone(member), '휴대폰 번호가 인증'],
    [
      'connecting a provider',
      (member: TestMember) => signInThroughKakao(aPerson(), member.token),
      '카카오 로그인이 연결',
    ],
    [
      'changing the password',
      ({ token }: TestMember) =>
        world.server.call(changePassword, { token, body: { currentPassword: PASSWORD, password: NEW } }),
      '비밀번호가 바뀌었어요',
    ],
    [
      'exporting',
      ({ token }: TestMember) => world.server.call(exportMember, { token }),
      '내 정보가 다운로드됐어요',
    ],
  ])('A member is notified of %s once, by mail and in the list', async (_, change, words) => {
    const worker = await aWorker(world.server)
    expect((await change(worker)).status).toBe(200)
    expect(await mailCount(worker.email)).toBe(1)
    const mail = await lastMailTo(worker.email)
    expect(mail?.text).toContain(words)
    expect(mail?.text).not.toContain('Tran')
    expect(mail?.text).toMatch(/https:\/\/ilteo\.test\/findPassword\?undo=[\w-]{43}/)
    const { data } = await world.server.call(listNotifications, { token: worker.token })
    expect(data).toMatchObject([
      { kind: 'ACCOUNT_CHANGED', path: '/mypage/account', subject: expect.stringContaining(words) },
    ])
  })

  test('The list names a change in the language it is read in', async () => {
    const worker = await aWorker(world.server)
    await signInThroughKakao(aPerson(), worker.token)
    const subjectIn = async (langCode: string) => {
      const { data } = await world.server.call(listNotifications, {
        token: worker.token,
        query: { langCode },
      })
      return data.map(({ subject, targetId }) => [subject, targetId])
    }
    expect(await subjectIn('en')).toEqual([['Sign-in with Kakao was connected', null]])
    expect(await subjectIn('vi')).toEqual([['Đã kết nối đăng nhập bằng Kakao', null]])
  })

  test('A change that changes nothing notifies nobody', async () => {
    const worker = await aWorker(world.server)
    const person = aPerson()
    await signInThroughKakao(person, worker.token)
    await signInThroughKakao(person, worker.token)
    await verifyCellphone(worker)
    advanceClock(MINUTE)
    await verifyCellphone(worker)
    expect(await mailCount(worker.email)).toBe(2)
  })

  test('The undo token is not stored in plain text', async () => {
    const worker = await aWorker(world.server)
    await verifyCellphone(worker)
    const token = await undoToken(worker.email)
    const { rows } = await world.server.database.pool.query('select c::text as row from factor_changes c')
    expect(token).not.toBe('')
    expect(rows.map((row) => row.row).join()).not.toContain(token)
  })

  test('Removing an account sends a mail without an undo link', async () => {
    const sent: Mail[] = []
    const mail = { send: async (each: Mail) => void sent.push(each) }
    const own = await runServer({ services: { mail } })
    const worker = await aWorker(own)
    await own.call(removeMember, { token: worker.token, body: { password: PASSWORD } })
    await untilIdle(own)
    expect(sent).toMatchObject([{ to: worker.email, text: expect.stringContaining('삭제됐어요') }])
    expect(sent[0]?.text).not.toContain('http')
  })
})
