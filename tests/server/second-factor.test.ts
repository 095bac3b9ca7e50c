import { generateSync } from 'otplib'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { certify, sendCertificationCode } from '../../src/contract/account/certification.ts'
import { endpoints } from '../../src/contract/endpoints.ts'
import { EVENTS_PATH } from '../../src/contract/message/notification.ts'
import { listJobs } from '../../src/contract/job/job.ts'
import { getMe, signIn, signOut } from '../../src/contract/account/member.ts'
import { getOperatorOverview } from '../../src/contract/operator/operator.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  getSecondFactor,
  passSecondFactor,
} from '../../src/contract/account/second-factor.ts'
import { startSocialSignIn } from '../../src/contract/account/social.ts'
import { insertConnection } from '../../src/server/features/factor/queries.ts'
import { memberOf } from '../../src/server/features/social/service.ts'
import { PASSWORD, type TestMember } from '../support/members.ts'
import { operate } from '../support/operator-console.ts'
import { actsIn, anOperator } from '../support/operators.ts'
import { runServer, type RunningServer, unknownParams } from '../support/server.ts'

const NOW = new Date('2026-11-20T03:00:10Z')
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000)

let server: RunningServer
beforeAll(async () => {
  server = await runServer()
})
beforeEach(() => {
  server.clock.now = NOW
})

/** The code that an authenticator app shows. */
const codeOf = (key: string, at: Date) =>
  generateSync({ secret: key, epoch: Math.floor(at.getTime() / 1000) })
const signInByPassword = async (email: string) =>
  (await server.call(signIn, { body: { authType: 'EMAIL', email, password: PASSWORD } })).data.accessToken
const stateOf = async (token: string) => (await server.call(getSecondFactor, { token })).data
const beginSetup = (token: string) => server.call(beginSecondFactor, { token })
const confirmSetup = (token: string, code: string) =>
  server.call(confirmSecondFactor, { token, body: { code } })
const passFactor = (token: string, code: string) => server.call(passSecondFactor, { token, body: { code } })
const isAdmitted = async (token: string) => (await server.call(getOperatorOverview, { token })).status === 200

interface SetUp {
  operator: TestMember
  key: string
  recoveryCodes: string[]
}

/** An operator with an authenticator app; the code of `NOW` is already used. */
async function anOperatorWithFactor(): Promise<SetUp> {
  const operator = await anOperator(server)
  const token = await signInByPassword(operator.email)
  const { key } = (await beginSetup(token)).data
  const { data } = await confirmSetup(token, codeOf(key, NOW))
  return { operator, key, recoveryCodes: data.recoveryCodes }
}

describe("An operator's first sign-in", () => {
  test('An operator without a second factor can only set one up, and read what is public', async () => {
    const operator = await anOperator(server)
    const token = await signInByPassword(operator.email)
    const refused = endpoints.filter((each) => each.by !== 'anyone' && !each.isBeforeSecondFactor)
    expect(refused.length).toBeGreaterThan(80)
    for (const endpoint of refused)
      expect(
        await server.call(endpoint, { params: { ...unknownParams(endpoint), provider: 'kakao' }, token }),
      ).toMatchObject({
        status: 403,
        problem: { responseCode: 'SECOND_FACTOR_REQUIRED' },
      })
    expect(
      (await server.fetch(`/api${EVENTS_PATH}`, { headers: { authorization: `Bearer ${token}` } })).status,
    ).toBe(403)
    expect((await server.call(listJobs, { token })).status).toBe(200)
    expect((await server.call(getMe, { token })).data).toMatchObject({ email: operator.email })
    expect(await stateOf(token)).toEqual({ isSet: false, isPassed: false, recoveryCodesLeft: 0 })
    expect((await server.call(signOut, { token })).status).toBe(200)
  })

  test('The first code of the app confirms the factor and returns ten recovery codes', async () => {
    const operator = await anOperator(server)
    const token = await signInByPassword(operator.email)
    const { key, uri } = (await beginSetup(token)).data
    expect(uri).toContain(`secret=${key}`)
    expect(uri).toContain(encodeURIComponent(operator.email))
    expect((await confirmSetup(token, '000000')).problem.responseCode).toBe('CODE_MISMATCH')
    expect(await isAdmitted(token)).toBe(false)
    const { status, data } = await confirmSetup(token, codeOf(key, NOW))
    expect(status).toBe(201)
    expect(new Set(data.recoveryCodes).size).toBe(10)
    expect(await isAdmitted(token)).toBe(true)
    expect((await actsIn(server)).at(-1)).toMatchObject({
      act: 'operator.setFactor',
      operator_id: operator.id,
    })
  })

  test('Only the key that was shown last can be confirmed', async () => {
    const operator = await anOperator(server)
    const [stranger, token] = [await signInByPassword(operator.email), await signInByPassword(operator.email)]
    const former = (await beginSetup(stranger)).data.key
    await beginSetup(token)
    expect((await confirmSetup(stranger, codeOf(former, NOW))).status).toBe(422)
    expect(await isAdmitted(stranger)).toBe(false)
  })

  test('Key and recovery codes are not stored in plain text', async () => {
    const { key, recoveryCodes } = await anOperatorWithFactor()
    const { rows } = await server.database.pool.query<{ row: string }>(
      `select encode(key, 'escape') || f::text as row from operator_factors f
       union all select c::text from operator_recovery_codes c`,
    )
    const stored = rows.map(({ row }) => row).join('\n')
    for (const secret of [key, ...recoveryCodes, ...recoveryCodes.map((code) => code.replace('-', ''))])
      expect(stored).not.toContain(secret)
  })
})

describe('An operator with a second factor', () => {
  test('Each sign-in asks for the second factor, which cannot be replaced', async () => {
    const { operator, key } = await anOperatorWithFactor()
    const token = await signInByPassword(operator.email)
    expect(await isAdmitted(token)).toBe(false)
    expect((await beginSetup(token)).problem.responseCode).toBe('SECOND_FACTOR_SET')
    expect((await confirmSetup(token, codeOf(key, later(30)))).problem.responseCode).toBe('SECOND_FACTOR_SET')
    expect((await passFactor(token, codeOf(key, later(30)))).status).toBe(200)
    expect(await isAdmitted(token)).toBe(true)
  })

  test.each([
    [-60, false],
    [-30, true],
    [0, true],
    [30, true],
    [60, false],
  ])('A code from a clock %i seconds off is accepted: %s', async (seconds, isRight) => {
    const { operator, key } = await anOperatorWithFactor()
    server.clock.now = later(600)
    const token = await signInByPassword(operator.email)
    expect((await passFactor(token, codeOf(key, later(600 + seconds)))).status).toBe(isRight ? 200 : 422)
    expect(await isAdmitted(token)).toBe(isRight)
  })

  test('A code works once, and an older one does not work after it', async () => {
    const { operator, key } = await anOperatorWithFactor()
    server.clock.now = later(600)
    const tokens = await Promise.all([1, 2, 3].map(() => signInByPassword(operator.email)))
    const answers = await Promise.all(tokens.map((token) => passFactor(token, codeOf(key, later(600)))))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const left = tokens[answers.findIndex(({ status }) => status === 422)] ?? ''
    expect((await passFactor(left, codeOf(key, later(570)))).status).toBe(422)
    expect((await passFactor(left, codeOf(key, later(630)))).status).toBe(200)
  })

  test('A recovery code works once in any notation, and its use is recorded', async () => {
    const { operator, recoveryCodes } = await anOperatorWithFactor()
    const [code = ''] = recoveryCodes
    const token = await signInByPassword(operator.email)
    const answer = await passFactor(token, ` ${code.toLowerCase().replace('-', ' ')}`)
    expect(answer.data).toEqual({ recoveryCodesLeft: 9 })
    expect(await isAdmitted(token)).toBe(true)
    expect((await actsIn(server)).at(-1)).toMatchObject({ act: 'operator.recover', details: { left: 9 } })
    const another = await signInByPassword(operator.email)
    expect((await passFactor(another, code)).problem.responseCode).toBe('CODE_MISMATCH')
    expect(await isAdmitted(another)).toBe(false)
  })

  test('Codes of another operator are rejected', async () => {
    const [one, other] = [await anOperatorWithFactor(), await anOperatorWithFactor()]
    const token = await signInByPassword(one.operator.email)
    expect((await passFactor(token, codeOf(other.key, later(30)))).status).toBe(422)
    expect((await passFactor(token, other.recoveryCodes[0] ?? '')).status).toBe(422)
  })

  test('An operator has ten attempts in 15 minutes, even concurrently', async () => {
    const { operator, key } = await anOperatorWithFactor()
    const token = await signInByPassword(operator.email)
    const answers = await Promise.all(Array.from({ length: 30 }, () => passFactor(token, '000000')))
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20)
    expect((await passFactor(token, codeOf(key, later(30)))).status).toBe(429)
  })

  test('reset-second-factor removes the factor and ends every session of the operator', async () => {
    const { operator, key } = await anOperatorWithFactor()
    const token = await signInByPassword(operator.email)
    const { code, out } = await operate(server, 'reset-second-factor', operator.email)
    expect([code, out]).toEqual([0, expect.stringContaining('reset')])
    expect((await server.call(getMe, { token })).status).toBe(401)
    expect((await actsIn(server)).at(-1)).toMatchObject({
      act: 'operator.resetFactor',
      operator_id: null,
      subject: operator.id,
    })
    const anew = await signInByPassword(operator.email)
    expect(await stateOf(anew)).toMatchObject({ isSet: false, isPassed: false })
    expect((await passFactor(anew, codeOf(key, later(30)))).status).toBe(422)
    expect((await operate(server, 'reset-second-factor', 'nobody@ilteo.test')).code).toBe(1)
  })
})

test('The demonstration operator needs no second factor, and other operators do', async () => {
  const operator = await anOperator(server)
  await server.database.db
    .updateTable('members')
    .set({ demonstration: 'OPEN' })
    .where('id', '=', operator.id)
    .execute()
  expect(await isAdmitted(await signInByPassword(operator.email))).toBe(true)
  expect(await isAdmitted(await signInByPassword((await anOperator(server)).email))).toBe(false)
})

describe('Ways to sign in that operators do not have', () => {
  test('An operator cannot sign in by code, as if the number were unknown', async () => {
    const operator = await anOperator(server)
    const cellphone = '01077770001'
    await server.database.db
      .updateTable('members')
      .set({ cellphone, cellphone_verified_at: NOW })
      .where('id', '=', operator.id)
      .execute()
    const sent: string[] = []
    server.services.sms.send = async (_, text) => void sent.push(text)
    await server.call(sendCertificationCode, { body: { cellphone } })
    const code = /\d{6}/.exec(sent[0] ?? '')?.[0] ?? ''
    const answer = await server.call(certify, { body: { cellphone, code, onlyForCertification: false } })
    expect(answer).toMatchObject({ status: 422, problem: { responseCode: 'CODE_MISMATCH' } })
  })

  test('An operator can neither connect a provider nor sign in through one', async () => {
    const { id, token } = await anOperator(server)
    const params = { provider: 'kakao' }
    const answer = await server.call(startSocialSignIn, { params, body: {}, token })
    expect(answer.problem.responseCode).toBe('FORBIDDEN')
    const { db } = server.database
    const connection = { provider: 'kakao', providerUserId: 'k-1', confirmedEmail: null } as const
    await insertConnection(db, { ...connection, memberId: id, now: NOW })
    const identity = { id: 'k-1', email: null, isEmailVerified: false, name: null }
    const entering = memberOf(db, server.services.limits, {
      provider: 'kakao',
      identity,
      role: 'EMPLOYEE',
      now: NOW,
    })
    await expect(entering).rejects.toThrow('SOCIAL_REFUSED')
  })
})
