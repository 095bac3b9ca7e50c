import { beforeAll, describe, expect, test } from 'vitest'
import {
  changePassword,
  requestPasswordReset,
  resetPassword,
} from '../../src/contract/account/member-account.ts'
import { createMember, PASSWORD_LENGTH, signIn } from '../../src/contract/account/member.ts'
import { EXAMPLE_PASSWORD } from '../../src/contract/account/password-text.ts'
import { hashPassword } from '../../src/server/features/member/password.ts'
import { requireGoodPassword } from '../../src/server/features/member/password-rules.ts'
import { untilIdle } from '../support/background.ts'
import { mailsOf, tokenIn } from '../support/mails.ts'
import { aWorker, PASSWORD } from '../support/members.ts'
import { runServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
beforeAll(async () => {
  server = await runServer()
})

const HAU = { email: 'hau.tran@ilteo.test', name: 'Tran Minh Hau' }
const rejectionCode = async (password: string, owner: { email: string | null; name: string } = HAU) => {
  try {
    await requireGoodPassword(password, owner)
    return 'none'
  } catch (error) {
    return (error as { fields: { code: string }[] }).fields[0]?.code
  }
}

describe('A new password', () => {
  test('The example that forms show is rejected', async () => {
    expect(await rejectionCode(EXAMPLE_PASSWORD)).toBe('TOO_COMMON')
    expect(await rejectionCode(EXAMPLE_PASSWORD.toUpperCase().replaceAll('-', ' '))).toBe('TOO_COMMON')
  })

  test.each(['password1', 'Password1', 'qwer1234', '1q2w3e4r!', '11111111', '12341234', 'aaaaaaaaaaaa'])(
    'The common password %s is rejected',
    async (password) => {
      expect(await rejectionCode(password)).toBe('TOO_COMMON')
    },
  )

  test.each([
    'hau.tran@ilteo.test',
    'HauTran!!',
    'tranminhhau',
    'Tran-1990',
    'ilteo2026',
    '일터일터일터일터',
    'ilteo-123',
  ])('The password %s, made of e-mail address, name or product, is rejected', async (password) => {
    expect(await rejectionCode(password)).toBe('TOO_PERSONAL')
  })

  test.each([
    'correct horse',
    'long enough 1',
    'ilteo-demo-1',
    'tran quilts 88',
    '나는 매일 걷는다',
    PASSWORD,
  ])('The password %s is accepted', async (password) => {
    expect(await rejectionCode(password)).toBe('none')
  })

  test.each(['a', '.', 'ab', '!a', 'abcd', '가나'])(
    'The longest password that repeats %s is rejected',
    async (part) => {
      const password = part.repeat(PASSWORD_LENGTH.maximum).slice(0, PASSWORD_LENGTH.maximum)
      expect(await rejectionCode(password)).toBe('TOO_COMMON')
    },
  )
})

const fieldOf = (answer: { status: number; problem: { errors?: { field: string; code: string }[] } }) => [
  answer.status,
  answer.problem.errors?.map(({ field, code }) => `${field} ${code}`).join(),
]

test('Signing up with a common or personal password is rejected at its field', async () => {
  const body = { authType: 'EMAIL', email: 'mai@ilteo.test', name: 'Mai', role: 'EMPLOYEE' }
  const answer = await server.call(createMember, { body: { ...body, password: 'password1' } })
  expect(fieldOf(answer)).toEqual([400, 'password TOO_COMMON'])
  const personal = await server.call(createMember, { body: { ...body, password: 'mai@ilteo.test' } })
  expect(fieldOf(personal)).toEqual([400, 'password TOO_PERSONAL'])
})

test('Changing to a common password is rejected and keeps the old one', async () => {
  const worker = await aWorker(server)
  const body = { currentPassword: PASSWORD, password: 'qwer1234' }
  expect(fieldOf(await server.call(changePassword, { token: worker.token, body }))).toEqual([
    400,
    'password TOO_COMMON',
  ])
  const again = { authType: 'EMAIL', email: worker.email, password: PASSWORD }
  expect((await server.call(signIn, { body: again })).status).toBe(200)
})

test('A reset to a common password is rejected and keeps the link valid', async () => {
  const worker = await aWorker(server)
  await server.call(requestPasswordReset, { body: { email: worker.email, name: 'Tran Minh Hau' } })
  await untilIdle(server)
  const token = tokenIn((await mailsOf(server)).findLast(({ headers }) => headers.includes(worker.email)))
  const resets = (password: string) => server.call(resetPassword, { params: { token }, body: { password } })
  expect(fieldOf(await resets('iloveyou1'))).toEqual([400, 'password TOO_COMMON'])
  expect(fieldOf(await resets('Tran-Minh-Hau'))).toEqual([400, 'password TOO_PERSONAL'])
  expect((await resets('correct horse 2')).status).toBe(200)
})

test('A common password set before the rule still signs in', async () => {
  const worker = await aWorker(server)
  const password_hash = await hashPassword('password1')
  await server.database.db.updateTable('members').set({ password_hash }).where('id', '=', worker.id).execute()
  const body = { authType: 'EMAIL', email: worker.email, password: 'password1' }
  expect((await server.call(signIn, { body })).status).toBe(200)
})

test("The reset mail does not contain the member's name", async () => {
  const worker = await aWorker(server)
  await server.call(requestPasswordReset, { body: { email: worker.email, name: 'Tran Minh Hau' } })
  await untilIdle(server)
  const mail = (await mailsOf(server)).findLast(({ headers }) => headers.includes(worker.email))
  expect(mail?.text).not.toContain('Hau')
  expect(mail?.headers).not.toContain('Hau')
  expect(mail?.text.match(/https?:\S+/g)).toEqual([
    expect.stringMatching(/^https:\/\/ilteo\.test\/findPassword\?token=[\w-]+$/),
  ])
})
