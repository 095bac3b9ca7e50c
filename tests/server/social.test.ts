import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SocialProvider } from '../../src/contract/base/enums.ts'
import { changePassword, removeMember } from '../../src/contract/account/member-account.ts'
import { createMember, getMe, signIn } from '../../src/contract/account/member.ts'
import { getSettings } from '../../src/contract/site/settings.ts'
import { finishSocialSignIn, startSocialSignIn } from '../../src/contract/account/social.ts'
import { createSocial } from '../../src/server/providers/social/create-social.ts'
import { aWorker, PASSWORD } from '../support/members.ts'
import { runServer, type RunningServer } from '../support/server.ts'
import { socialServers, type SocialPerson } from '../support/social-servers.ts'

const PROVIDERS = ['kakao', 'facebook', 'naver'] as const
const AUTH_TYPE = { kakao: 'KAKAO', facebook: 'FACEBOOK', naver: 'NAVER' } as const

let vendors: Awaited<ReturnType<typeof socialServers>>
let server: RunningServer
beforeAll(async () => {
  vendors = await socialServers()
  server = await runServer({ services: { social: vendors.providers } })
})
// All tests come from one address.
beforeEach(async () => {
  await server.database.pool.query('delete from rate_limits')
})

let people = 1000
const aPerson = (person: Partial<SocialPerson> = {}): SocialPerson => ({
  id: String(people++),
  name: 'Kim Min-jun',
  ...person,
})

const start = (provider: SocialProvider, body: object = {}, token?: string) =>
  server.call(startSocialSignIn, { params: { provider }, body, ...(token ? { token } : {}) })
const finish = (provider: SocialProvider, body: object, token?: string) =>
  server.call(finishSocialSignIn, { params: { provider }, body, ...(token ? { token } : {}) })

/** The whole sign-in, from the button on. */
async function signInBy(provider: SocialProvider, person: SocialPerson, body: object = {}, token?: string) {
  const { data } = await start(provider, body, token)
  const { code, state } = vendors[provider].agree(data.url, person)
  return finish(provider, { code, state, browserKey: data.browserKey, langCode: 'vi' }, token)
}
const me = async (token: string) => (await server.call(getMe, { token })).data

describe.each(PROVIDERS)('Signing in through %s', (provider) => {
  test('The first sign-in creates an account, and the next one finds it', async () => {
    const person = aPerson()
    const first = await signInBy(provider, person, { role: 'EMPLOYER' })
    expect(first.status).toBe(200)
    expect(first.data.role).toBe('EMPLOYER')
    const again = await signInBy(provider, person)
    expect(again.data.role).toBe('EMPLOYER')
    const found = await me(again.data.accessToken)
    expect(found.id).toBe((await me(first.data.accessToken)).id)
    expect(found).toMatchObject({
      name: 'Kim Min-jun',
      langCode: 'vi',
      email: null,
      hasPassword: false,
      socialProviders: [provider],
      cellphoneVerified: false,
      cellphone: null,
    })
  })

  test('The sign-in URL contains a state, and PKCE where the provider supports it', async () => {
    const { data } = await start(provider)
    const { searchParams } = new URL(data.url)
    expect(searchParams.get('state')).toBe(data.state)
    expect(searchParams.get('redirect_uri')).toBe('https://ilteo.test/kakaoLogin')
    expect(searchParams.get('code_challenge_method')).toBe(provider === 'naver' ? null : 'S256')
    expect(data.url).not.toContain(data.browserKey)
    const another = await start(provider)
    expect(another.data.state).not.toBe(data.state)
  })

  test('A state works once', async () => {
    const { data } = await start(provider)
    const { code, state } = vendors[provider].agree(data.url, aPerson())
    const body = { code, state, browserKey: data.browserKey }
    const answers = await Promise.all([finish(provider, body), finish(provider, body)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
    const { code: newCode } = vendors[provider].agree(data.url, aPerson())
    const replayed = await finish(provider, { ...body, code: newCode })
    expect(replayed.problem.responseCode).toBe('SOCIAL_STATE_MISMATCH')
  })

  test.each(['state', 'browserKey', 'code'])('Finishing requires the %s', async (field) => {
    const { data } = await start(provider)
    const { code, state } = vendors[provider].agree(data.url, aPerson())
    const body = { code, state, browserKey: data.browserKey, [field]: undefined }
    const answer = await finish(provider, body)
    expect([answer.status, answer.problem.errors?.[0]]).toMatchObject([400, { field, code: 'REQUIRED' }])
  })

  test('A state of another browser, sign-in or provider is rejected', async () => {
    const { data } = await start(provider)
    const other = await start(provider)
    const { code, state } = vendors[provider].agree(data.url, aPerson())
    const attacks = [
      finish(provider, { code, state, browserKey: other.data.browserKey }),
      finish(provider, { code, state: 'x'.repeat(43), browserKey: data.browserKey }),
      finish(provider === 'kakao' ? 'naver' : 'kakao', { code, state, browserKey: data.browserKey }),
    ]
    for (const answer of await Promise.all(attacks))
      expect(answer.problem.responseCode).toBe('SOCIAL_STATE_MISMATCH')
  })

  test('A sign-in expires after ten minutes', async () => {
    const { data } = await start(provider)
    const { code, state } = vendors[provider].agree(data.url, aPerson())
    server.clock.now = new Date(Date.now() + 11 * 60_000)
    const answer = await finish(provider, { code, state, browserKey: data.browserKey })
    server.clock.now = null
    expect(answer.problem.responseCode).toBe('SOCIAL_STATE_MISMATCH')
  })

  test('A code that the provider did not issue for this sign-in is rejected', async () => {
    const { data } = await start(provider)
    const made = await finish(provider, {
      code: 'made up',
      state: data.state,
      browserKey: data.browserKey,
    })
    expect(made.problem.responseCode).toBe('SOCIAL_REFUSED')
    // The code of another person's sign-in, injected into one's own.
    const [mine, theirs] = await Promise.all([start(provider), start(provider)])
    const { code } = vendors[provider].agree(theirs.data.url, aPerson())
    const { state, browserKey } = mine.data
    const injected = await finish(provider, { code, state, browserKey })
    expect(injected.problem.responseCode).toBe('SOCIAL_REFUSED')
  })

  test('Finishing answers UNAVAILABLE while the provider is down', async () => {
    vendors[provider].isDown = true
    const answer = await signInBy(provider, aPerson())
    vendors[provider].isDown = false
    expect([answer.status, answer.problem.responseCode]).toEqual([503, 'UNAVAILABLE'])
  })

  test('Signing in never takes over an account with the same e-mail address', async () => {
    const worker = await aWorker(server)
    const person = aPerson({ email: worker.email.toUpperCase(), isEmailVerified: true })
    const answer = await signInBy(provider, person)
    expect([answer.status, answer.problem.responseCode]).toEqual([409, 'ACCOUNT_EXISTS'])
    expect((await me(worker.token)).socialProviders).toEqual([])
  })

  test('A signed-in member can connect the provider and sign in through it', async () => {
    const worker = await aWorker(server)
    const person = aPerson({ email: worker.email, isEmailVerified: true })
    expect((await signInBy(provider, person, {}, worker.token)).status).toBe(200)
    const session = await signInBy(provider, person)
    expect((await me(session.data.accessToken)).id).toBe(worker.id)
    expect((await me(worker.token)).socialProviders).toEqual([provider])
  })

  test('A provider account can be connected to one member only', async () => {
    const [worker, other] = await Promise.all([aWorker(server), aWorker(server)])
    const person = aPerson()
    await signInBy(provider, person, {}, worker.token)
    expect((await signInBy(provider, person, {}, worker.token)).status).toBe(200)
    const answer = await signInBy(provider, person, {}, other.token)
    expect(answer.problem.responseCode).toBe('SOCIAL_IN_USE')
  })

  test("Finishing in another member's session does not connect the provider", async () => {
    const [attacker, victim] = await Promise.all([aWorker(server), aWorker(server)])
    const { data } = await start(provider, {}, attacker.token)
    const { code, state } = vendors[provider].agree(data.url, aPerson())
    const answer = await finish(provider, { code, state, browserKey: data.browserKey }, victim.token)
    expect(answer.problem.responseCode).toBe('SOCIAL_STATE_MISMATCH')
    expect((await me(victim.token)).socialProviders).toEqual([])
  })

  test('Two concurrent sign-ins create one account', async () => {
    const person = aPerson()
    const answers = await Promise.all([signInBy(provider, person), signInBy(provider, person)])
    const ids = await Promise.all(answers.map(async ({ data }) => (await me(data.accessToken)).id))
    expect(new Set(ids).size).toBe(1)
  })

  test('Signing in by access token verifies its owner with the provider', async () => {
    const person = aPerson()
    const thirdPartyAccessToken = vendors[provider].aToken(person)
    const body = { authType: AUTH_TYPE[provider], role: 'EMPLOYEE', thirdPartyAccessToken }
    const session = await server.call(signIn, { body: { ...body, thirdPartyUserId: person.id } })
    expect(session.data.role).toBe('EMPLOYEE')
    const found = await signInBy(provider, person)
    expect((await me(found.data.accessToken)).id).toBe((await me(session.data.accessToken)).id)
  })

  test('Signing in by access token ignores the user id that the browser sends', async () => {
    const victim = aPerson()
    await signInBy(provider, victim)
    const thirdPartyAccessToken = vendors[provider].aToken(aPerson())
    const attacks = [
      { thirdPartyAccessToken, thirdPartyUserId: victim.id },
      { thirdPartyAccessToken: 'made up', thirdPartyUserId: victim.id },
    ]
    for (const attack of attacks) {
      const body = { authType: AUTH_TYPE[provider], ...attack }
      expect((await server.call(signIn, { body })).problem.responseCode).toBe('SOCIAL_REFUSED')
    }
    const bare = { authType: AUTH_TYPE[provider], thirdPartyUserId: victim.id }
    const answer = await server.call(signIn, { body: bare })
    expect(answer.problem.errors?.[0]).toMatchObject({ field: 'thirdPartyAccessToken', code: 'REQUIRED' })
  })

  test('Signing in by access token creates no operator', async () => {
    const thirdPartyAccessToken = vendors[provider].aToken(aPerson())
    const body = { authType: AUTH_TYPE[provider], thirdPartyAccessToken, role: 'OPERATOR' }
    expect((await server.call(signIn, { body })).data.role).toBe('EMPLOYEE')
  })
})

test.each(['kakao', 'facebook'] as const)(
  '%s access tokens issued to another app are rejected',
  async (provider) => {
    const thirdPartyAccessToken = vendors[provider].aToken(aPerson(), '666')
    const body = { authType: AUTH_TYPE[provider], thirdPartyAccessToken }
    expect((await server.call(signIn, { body })).problem.responseCode).toBe('SOCIAL_REFUSED')
  },
)

test('A Kakao access token is rejected if our app id is not configured', async () => {
  const { settings } = vendors
  const kakao = settings.kakao && { ...settings.kakao, appId: null }
  const own = await runServer({ services: { social: createSocial({ ...settings, kakao }) } })
  const body = { authType: 'KAKAO', thirdPartyAccessToken: vendors.kakao.aToken(aPerson()) }
  expect((await own.call(signIn, { body })).problem.responseCode).toBe('SOCIAL_REFUSED')
})

test.each([
  ['kakao', true, true],
  ['kakao', false, false],
  ['facebook', false, true],
  ['naver', false, false],
] as const)(
  'The e-mail address from %s (verified: %s) is stored: %s',
  async (provider, isEmailVerified, isKept) => {
    const email = `${crypto.randomUUID()}@ilteo.test`
    const { data } = await signInBy(provider, aPerson({ email, isEmailVerified }))
    expect((await me(data.accessToken)).email).toBe(isKept ? email : null)
  },
)

test('Signing up by access token twice creates one account', async () => {
  const person = aPerson()
  const signUp = () =>
    server.call(createMember, {
      body: {
        authType: 'KAKAO',
        role: 'EMPLOYEE',
        thirdPartyAccessToken: vendors.kakao.aToken(person),
        thirdPartyUserId: person.id,
      },
    })
  const [first, second] = [await signUp(), await signUp()]
  expect([first.status, second.status]).toEqual([201, 200])
  expect(second.data.id).toBe(first.data.id)
})

test('A member without a password can set one or remove the account only soon after signing in', async () => {
  const email = `${crypto.randomUUID()}@ilteo.test`
  const person = aPerson({ email, isEmailVerified: true })
  const { data } = await signInBy('kakao', person)
  const token = data.accessToken
  server.clock.now = new Date(Date.now() + 11 * 60_000)
  const late = await server.call(removeMember, { token, body: {} })
  server.clock.now = null
  expect([late.status, late.problem.responseCode]).toEqual([403, 'SIGN_IN_AGAIN'])

  expect((await server.call(changePassword, { token, body: { password: PASSWORD } })).status).toBe(200)
  const session = await server.call(signIn, { body: { authType: 'EMAIL', email, password: PASSWORD } })
  expect(session.status).toBe(200)
  expect((await server.call(removeMember, { token, body: { password: PASSWORD } })).status).toBe(200)
  const next = await signInBy('kakao', person)
  expect((await me(next.data.accessToken)).hasPassword).toBe(false)
})

describe('Providers that are not configured', () => {
  test('A provider that is not configured is neither offered nor accepted', async () => {
    const own = await runServer()
    expect((await own.call(getSettings)).data.socialProviders).toEqual([])
    expect((await server.call(getSettings)).data.socialProviders).toEqual([...PROVIDERS])
    const params = { provider: 'kakao' }
    expect((await own.call(startSocialSignIn, { params, body: {} })).status).toBe(404)
    const body = { authType: 'KAKAO', thirdPartyAccessToken: 'x' }
    const answer = await own.call(signIn, { body })
    expect(answer.problem.errors?.[0]).toMatchObject({ field: 'authType', code: 'UNKNOWN' })
  })

  test('An unknown provider is rejected', async () => {
    const params = { provider: 'google' }
    expect((await server.call(startSocialSignIn, { params, body: {} })).status).toBe(400)
  })
})
