import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { confirmEmailChange, requestEmailChange } from '../../src/contract/account/factor.ts'
import { findId } from '../../src/contract/account/find-id.ts'
import {
  exportMember,
  removeMember,
  requestPasswordReset,
} from '../../src/contract/account/member-account.ts'
import { getMe } from '../../src/contract/account/member.ts'
import { findMembers, getMemberCase } from '../../src/contract/operator/member.ts'
import { requireConfirmedContact } from '../../src/server/features/email-verification/service.ts'
import { untilIdle } from '../support/background.ts'
import { mailsOf } from '../support/mails.ts'
import { aWorker, PASSWORD } from '../support/members.ts'
import { anOperator } from '../support/operators.ts'
import { outcomeOf, phoneActions } from '../support/phones.ts'
import { runServer, type RunningServer } from '../support/server.ts'

const NAME = 'Nguyen Van An'
let server: RunningServer
let cellphone = ''
let numbers = 0
const { newCode, enter, prove, signUp, signIn } = phoneActions(() => server)

beforeAll(async () => {
  server = await runServer()
})
beforeEach(async () => {
  cellphone = `010${String(60_000_000 + numbers++)}`
  server.clock.now = new Date('2026-11-21T03:00:00Z')
  await server.database.pool.query('truncate rate_limits')
})

const me = async (token: string) => (await server.call(getMe, { token })).data
const passDays = (days: number) => {
  server.clock.now = new Date((server.clock.now?.getTime() ?? 0) + days * 86_400_000)
}
/** A member without e-mail who proved the number just now. */
async function aPhoneMember(body: object = {}) {
  const { data } = await signUp(cellphone, await prove(cellphone), body)
  return { ...data, id: (await me(data.accessToken)).id }
}
/** A member with e-mail and password who proved the number just now. */
async function aMailMember() {
  const worker = await aWorker(server)
  await server.database.db
    .updateTable('members')
    .set({ cellphone, cellphone_verified_at: server.clock.now })
    .where('id', '=', worker.id)
    .execute()
  return worker
}
const proofOf = async (body: object = {}) => (await enter(cellphone, body)).data.proof

describe('A number that may have changed hands', () => {
  test('A code alone opens the account within 90 days of the last one, and each one starts them anew', async () => {
    const { id } = await aPhoneMember()
    for (const days of [89, 89]) {
      passDays(days)
      const { data } = await enter(cellphone)
      expect((await me(data.accessToken ?? '')).id).toBe(id)
    }
    passDays(90)
    const { data } = await enter(cellphone)
    expect([data.accessToken, data.proof?.asks]).toEqual([undefined, 'NAME'])
  })

  test('The name opens the account, ignoring case and spaces, and a wrong one is told at its field', async () => {
    const { id } = await aPhoneMember()
    passDays(100)
    const proof = (await proofOf())?.token ?? ''
    const wrong = await signIn(cellphone, proof, { name: 'Tran Van An' })
    expect(outcomeOf(wrong)).toBe('401 CREDENTIALS_MISMATCH')
    expect(wrong.problem.errors).toMatchObject([{ field: 'name', code: 'INVALID' }])
    expect(outcomeOf(await signIn(cellphone, proof, {}))).toBe('401 CREDENTIALS_MISMATCH')
    const right = await signIn(cellphone, proof, { name: ' nguyen van  AN' })
    expect((await me(right.data.accessToken)).id).toBe(id)
    // An answer that was lost can be asked for again, and the number counts as proven.
    expect(outcomeOf(await signIn(cellphone, proof, { name: NAME }))).toBe('200')
    expect((await enter(cellphone)).data.role).toBe('EMPLOYEE')
  })

  test('An account with e-mail and password asks for the password, and the name does not open it', async () => {
    const { id } = await aMailMember()
    passDays(100)
    const { token: proof = '', asks } = (await proofOf()) ?? {}
    expect(asks).toBe('PASSWORD')
    const byName = await signIn(cellphone, proof, { name: 'Tran Minh Hau' })
    expect(byName.problem.errors).toMatchObject([{ field: 'password', code: 'REQUIRED' }])
    const wrong = await signIn(cellphone, proof, { password: 'something else' })
    expect(outcomeOf(wrong)).toBe('422 PASSWORD_MISMATCH')
    const right = await signIn(cellphone, proof, { password: PASSWORD })
    expect((await me(right.data.accessToken)).id).toBe(id)
  })

  test('A device that signed in before needs the code only', async () => {
    const { id, deviceToken } = await aPhoneMember()
    passDays(300)
    const { data } = await enter(cellphone, { deviceToken })
    expect((await me(data.accessToken ?? '')).id).toBe(id)
  })

  test('Whoever holds the number may try ten times a day, with whatever codes', async () => {
    await aPhoneMember()
    passDays(100)
    for (let round = 0; round < 2; round++) {
      const proof = (await proofOf())?.token ?? ''
      for (let tries = 0; tries < 5; tries++) await signIn(cellphone, proof, { name: `Name ${tries}` })
    }
    const proof = (await proofOf())?.token ?? ''
    expect(outcomeOf(await signIn(cellphone, proof, { name: NAME }))).toBe('429 TOO_MANY_REQUESTS')
    expect(outcomeOf(await signIn(cellphone, 'x'.repeat(43), { name: NAME }))).toBe('410 CODE_EXPIRED')
  })

  test('A newcomer signs up with it, and the former member loses it and is notified', async () => {
    const former = await aPhoneMember()
    passDays(100)
    const proof = (await proofOf())?.token ?? ''
    const made = await signUp(cellphone, proof, { name: 'Kim Min-jun', role: 'EMPLOYER' })
    expect([made.status, made.data.role]).toEqual([201, 'EMPLOYER'])
    const found = await server.database.db
      .selectFrom('notifications')
      .select('kind')
      .where('member_id', '=', former.id)
      .execute()
    expect(found).toEqual([{ kind: 'ACCOUNT_CHANGED' }])
    const row = await server.database.db
      .selectFrom('members')
      .select(['cellphone', 'cellphone_verified_at'])
      .where('id', '=', former.id)
      .executeTakeFirst()
    expect(row).toEqual({ cellphone: null, cellphone_verified_at: null })
    expect((await enter(cellphone)).data.role).toBe('EMPLOYER')
  })

  test('A sign-up cannot take a number that its member has just proven', async () => {
    const early = await prove(cellphone)
    const { id } = await aPhoneMember()
    const { data } = await signUp(cellphone, early, { name: 'Somebody Else', role: 'EMPLOYER' })
    expect((await me(data.accessToken)).id).toBe(id)
  })
})

describe('A member without an e-mail address', () => {
  test('An e-mail address can be added later', async () => {
    const { accessToken: token } = await aPhoneMember()
    const email = `${cellphone}@ilteo.test`
    expect((await server.call(requestEmailChange, { token, body: { email } })).status).toBe(202)
    await untilIdle(server)
    const mail = (await mailsOf(server)).findLast(({ headers }) => headers.includes(email))
    const link = /account\?email=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
    await server.call(confirmEmailChange, { token, params: { token: link } })
    expect(await me(token)).toMatchObject({ email, emailVerified: true, cellphoneVerified: true })
    await untilIdle(server)
  })

  test('Export and removal work, and nothing is mailed', async () => {
    const { accessToken: token } = await aPhoneMember()
    const before = (await mailsOf(server)).length
    const exported = await server.call(exportMember, { token })
    expect(exported.data).toMatchObject({ profile: { email: null, cellphone, name: NAME } })
    expect((await server.call(removeMember, { token, body: {} })).status).toBe(200)
    await untilIdle(server)
    expect(await mailsOf(server)).toHaveLength(before)
    expect((await enter(cellphone)).data.proof?.asks).toBe('SIGN_UP')
  })

  test('“Find ID” says that the account is opened with the number, to whoever knows its name', async () => {
    await aPhoneMember()
    const find = async (name: string) =>
      (await server.call(findId, { body: { name, cellphone, code: await newCode(cellphone) } })).data
    expect(await find(NAME)).toEqual({ email: null, byCellphone: true })
    expect(await find('Somebody Else')).toEqual({ email: null })
  })

  test('A link for a new password is mailed to nobody', async () => {
    await aPhoneMember()
    const before = (await mailsOf(server)).length
    const body = { email: `${cellphone}@example.com`, name: NAME }
    expect((await server.call(requestPasswordReset, { body })).status).toBe(202)
    await untilIdle(server)
    expect(await mailsOf(server)).toHaveLength(before)
  })

  test('Operators find the member by the number and see that there is no address', async () => {
    const { id } = await aPhoneMember()
    const { token } = await anOperator(server)
    const { data } = await server.call(findMembers, { query: { query: cellphone }, token })
    expect(data).toMatchObject([{ id, maskedEmail: null, isCellphoneVerified: true }])
    const shown = await server.call(getMemberCase, { params: { id }, token })
    expect(shown.data).toMatchObject({ id, maskedEmail: null })
  })

  test('An employer may publish with the proven number as contact', async () => {
    const { id } = await aPhoneMember({ role: 'EMPLOYER' })
    await expect(requireConfirmedContact(server.database.db, id)).resolves.toBeUndefined()
  })
})
