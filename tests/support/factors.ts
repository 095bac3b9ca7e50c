import { beforeAll, beforeEach, expect } from 'vitest'
import { certify, sendCertificationCode } from '../../src/contract/account/certification.ts'
import {
  confirmEmailChange,
  requestEmailChange,
  undoFactorChange,
} from '../../src/contract/account/factor.ts'
import { requestPasswordReset, resetPassword } from '../../src/contract/account/member-account.ts'
import { getMe, signIn } from '../../src/contract/account/member.ts'
import { finishSocialSignIn, startSocialSignIn } from '../../src/contract/account/social.ts'
import { untilIdle } from './background.ts'
import { mailsOf, tokenIn } from './mails.ts'
import { PASSWORD, type TestMember } from './members.ts'
import { runServer, type RunningServer } from './server.ts'
import { socialServers, type SocialPerson } from './social-servers.ts'

export const MINUTE = 60_000
export const DAY = 24 * 60 * MINUTE
export const NEW = 'a new passphrase'
const START = Date.parse('2026-11-21T03:00:00Z')

interface World {
  server: RunningServer
  vendors: Awaited<ReturnType<typeof socialServers>>
  /** A cellphone number that no member has. */
  cellphone: string
}

/** Set before the tests of a file run. */
export const world = {} as World
const codes = new Map<string, string>()
let numbers = 0
let people = 5000

/** Starts a server with a provider and a phone for the tests of a file, and resets number, clock and rate limits before each test. */
export function useFactorWorld(): void {
  beforeAll(async () => {
    world.vendors = await socialServers()
    const send = async (to: string, text: string) => void codes.set(to, /\d{6}/.exec(text)?.[0] ?? '')
    world.server = await runServer({ services: { social: world.vendors.providers, sms: { send } } })
  })
  beforeEach(async () => {
    useAnotherNumber()
    world.server.clock.now = new Date(START)
    await world.server.database.pool.query('delete from rate_limits')
  })
}

export function useAnotherNumber(): void {
  world.cellphone = `010${String(40_000_000 + numbers++)}`
}
export const anEmail = () => `${crypto.randomUUID()}@ilteo.test`
export const aPerson = (person: Partial<SocialPerson> = {}): SocialPerson => ({
  id: String(people++),
  name: 'Kim Min-jun',
  ...person,
})

export const advanceClock = (milliseconds: number) => {
  world.server.clock.now = new Date((world.server.clock.now?.getTime() ?? START) + milliseconds)
}

export const me = async ({ token }: Pick<TestMember, 'token'>) =>
  (await world.server.call(getMe, { token })).data
export const signInByPassword = (email: string, password: string) =>
  world.server.call(signIn, { body: { authType: 'EMAIL', email, password } })
export async function codeFor(token?: string): Promise<string> {
  await world.server.call(sendCertificationCode, {
    body: { cellphone: world.cellphone },
    ...(token ? { token } : {}),
  })
  return codes.get(world.cellphone) ?? ''
}
export async function verifyCellphone(
  { token }: Pick<TestMember, 'token'>,
  password?: string,
  number = world.cellphone,
) {
  const code = await codeFor(token)
  const answer = await world.server.call(certify, {
    token,
    body: { cellphone: number, code, onlyForCertification: true, password },
  })
  // Sequentially, as mails are distinguished by time.
  await untilIdle(world.server)
  return answer
}
export const signInByCode = async () =>
  world.server.call(certify, {
    body: { cellphone: world.cellphone, code: await codeFor(), onlyForCertification: false },
  })

export const startSignIn = (token: string | undefined, password?: string) =>
  world.server.call(startSocialSignIn, {
    params: { provider: 'kakao' },
    body: { password },
    ...(token ? { token } : {}),
  })
export async function signInThroughKakao(person: SocialPerson, token?: string, password?: string) {
  const { data } = await startSignIn(token, password)
  const { code, state } = world.vendors.kakao.agree(data.url, person)
  const answer = await world.server.call(finishSocialSignIn, {
    params: { provider: 'kakao' },
    body: { code, state, browserKey: data.browserKey },
    ...(token ? { token } : {}),
  })
  await untilIdle(world.server)
  return answer
}

export async function lastMailTo(email: string) {
  await untilIdle(world.server)
  return (await mailsOf(world.server)).findLast((mail) => mail.headers.includes(email))
}
export const mailCount = async (email: string) => {
  await untilIdle(world.server)
  return (await mailsOf(world.server)).filter((mail) => mail.headers.includes(email)).length
}
export async function undoToken(email: string): Promise<string> {
  const mail = await lastMailTo(email)
  return /\/findPassword\?undo=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
}
export const undoChange = (token: string) => world.server.call(undoFactorChange, { params: { token } })
export async function changeEmail(member: TestMember, email: string) {
  const requested = await world.server.call(requestEmailChange, {
    token: member.token,
    body: { email, password: PASSWORD },
  })
  expect(requested.status).toBe(202)
  const token = /account\?email=([\w-]{43})/.exec((await lastMailTo(email))?.text ?? '')?.[1] ?? ''
  const answer = await world.server.call(confirmEmailChange, { token: member.token, params: { token } })
  await untilIdle(world.server)
  return answer
}
export async function resetByMail(email: string, name = 'Tran Minh Hau') {
  await untilIdle(world.server)
  await world.server.call(requestPasswordReset, { body: { email, name } })
  const token = tokenIn(await lastMailTo(email))
  return world.server.call(resetPassword, { params: { token }, body: { password: NEW } })
}
