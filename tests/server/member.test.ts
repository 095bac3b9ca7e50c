import { beforeAll, describe, expect, test } from 'vitest'
import { createMember, getMe, setLangCode, signIn, signOut } from '../../src/contract/account/member.ts'
import { aWorker, PASSWORD } from '../support/members.ts'
import { runServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
beforeAll(async () => {
  server = await runServer()
})

const signUp = (overrides: object = {}) => ({
  authType: 'EMAIL',
  email: `${crypto.randomUUID()}@ilteo.test`,
  name: 'Nguyen Van A',
  password: 'long enough',
  role: 'EMPLOYEE',
  ...overrides,
})

describe('Signing up', () => {
  test('Signing up creates a member who can sign in and read the profile', async () => {
    const body = signUp()
    const created = await server.call(createMember, { body })
    expect(created.status).toBe(201)

    const session = await server.call(signIn, {
      body: { authType: 'EMAIL', email: body.email, password: body.password },
    })
    expect(session.data.role).toBe('EMPLOYEE')
    const me = await server.call(getMe, { token: session.data.accessToken })
    expect(me.data).toMatchObject({ id: created.data.id, email: body.email, name: body.name, langCode: 'ko' })
    expect(me.headers.get('cache-control')).toBe('private, no-store')
  })

  test('Two concurrent sign-ups with one address create one member, and are answered alike', async () => {
    const body = signUp()
    const answers = await Promise.all([
      server.call(createMember, { body }),
      server.call(createMember, { body }),
    ])
    expect(answers.map((answer) => answer.status)).toEqual([201, 201])
    const { rows } = await server.database.pool.query('select from members where email = $1', [body.email])
    expect(rows.length).toBe(1)
  })

  test.each([
    ['email', { email: 'nobody' }, 'INVALID'],
    ['email', { email: undefined }, 'REQUIRED'],
    ['password', { password: '1234567' }, 'TOO_SHORT'],
    ['password', { password: 'x'.repeat(129) }, 'TOO_LONG'],
    ['name', { name: '   ' }, 'REQUIRED'],
    ['name', { name: 'x\u0000y' }, 'INVALID'],
    ['name', { name: 'Hau\nYour account is locked' }, 'INVALID'],
    ['name', { name: 'Hau\u2028Hau' }, 'INVALID'],
    ['name', { name: 'Reset at http://evil.example' }, 'INVALID'],
    ['name', { name: 'see www.evil.example' }, 'INVALID'],
    ['name', { name: 'bit.ly/x' }, 'INVALID'],
    ['name', { name: 'EVIL.COM' }, 'INVALID'],
    ['name', { name: 'help@evil.example' }, 'INVALID'],
    ['role', { role: 'OPERATOR' }, 'UNKNOWN'],
    ['authType', { authType: 'KAKAO' }, 'UNKNOWN'],
  ])('Signing up rejects a wrong %s with a field error', async (field, overrides, code) => {
    const answer = await server.call(createMember, { body: signUp(overrides) })
    expect(answer.status).toBe(400)
    expect(answer.problem.errors?.map((error) => [error.field, error.code])).toContainEqual([field, code])
  })
})

test.each(['St. John', 'MD.RAHIM', 'Kim J.R.', 'Hanbit Co.,Ltd.', "O'Neil", '한빛정밀(주)', 'Nguyễn Văn A'])(
  'The name %j is accepted',
  async (name) => {
    expect((await server.call(createMember, { body: signUp({ name }) })).status).toBe(201)
  },
)

describe('Signing in', () => {
  test('A wrong password and an unknown account get the same answer', async () => {
    const worker = await aWorker(server)
    const wrong = await server.call(signIn, {
      body: { authType: 'EMAIL', email: worker.email, password: 'no' },
    })
    const unknown = await server.call(signIn, {
      body: { authType: 'EMAIL', email: 'no@ilteo.test', password: 'no' },
    })
    expect(wrong.status).toBe(401)
    expect(wrong.problem).toEqual(unknown.problem)
    expect(wrong.problem.title).toBe('ID and password do not match')
  })

  test('Ten wrong passwords lock the account with a Retry-After of at most 15 minutes', async () => {
    const worker = await aWorker(server)
    const body = { authType: 'EMAIL', email: worker.email, password: 'no' }
    for (let tries = 0; tries < 10; tries++) expect((await server.call(signIn, { body })).status).toBe(401)
    const answer = await server.call(signIn, { body: { ...body, password: PASSWORD } })
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(15 * 60)
  })

  test('The right password among many concurrent wrong ones is rejected too', async () => {
    const own = await runServer()
    const worker = await aWorker(own)
    const limits = own.services.limits
    let looks = 0
    // Ten wrong passwords are counted while the right one is compared.
    const check: typeof limits.check = async (name, key) => {
      await limits.check(name, key)
      if (name !== 'sign-in-account' || ++looks > 1) return
      for (let tries = 0; tries < 10; tries++) await limits.count(name, key)
    }
    own.services.limits = { ...limits, check }
    const body = { authType: 'EMAIL', email: worker.email, password: PASSWORD }
    expect((await own.call(signIn, { body })).status).toBe(429)
  })

  test('A successful sign-in resets the failed attempts', async () => {
    const worker = await aWorker(server)
    const body = { authType: 'EMAIL', email: worker.email, password: 'no' }
    for (let tries = 0; tries < 9; tries++) await server.call(signIn, { body })
    expect((await server.call(signIn, { body: { ...body, password: PASSWORD } })).status).toBe(200)
    expect((await server.call(signIn, { body })).status).toBe(401)
  })

  test('Failed sign-ins are limited per address, and X-Forwarded-For from strangers is ignored', async () => {
    const own = await runServer()
    const attempt = (number: number) =>
      own.call(signIn, {
        body: { authType: 'EMAIL', email: `guess-${number}@ilteo.test`, password: 'no' },
        headers: { 'x-forwarded-for': `203.0.113.${number % 250}` },
      })
    const batches = Array.from({ length: 10 }, (_, batch) =>
      Array.from({ length: 10 }, (__, number) => batch * 10 + number),
    )
    for (const batch of batches) await Promise.all(batch.map(attempt))
    expect((await attempt(101)).status).toBe(429)
  })

  test('Failed sign-ins are limited per IPv6 /64 network', async () => {
    const own = await runServer({ trustProxy: ['127.0.0.1'] })
    const attempt = (number: number, network = '2001:db8:7:1') =>
      own.call(signIn, {
        body: { authType: 'EMAIL', email: `guess-${number}@ilteo.test`, password: 'no' },
        headers: { 'x-forwarded-for': `${network}::${number.toString(16)}` },
      })
    const batches = Array.from({ length: 10 }, (_, batch) =>
      Array.from({ length: 10 }, (__, number) => batch * 10 + number + 1),
    )
    for (const batch of batches) await Promise.all(batch.map((number) => attempt(number)))
    expect((await attempt(101)).status).toBe(429)
    expect((await attempt(102, '2001:db8:7:2')).status).toBe(401)
  })

  test('A session ends after twelve hours, or after thirty days with "keep signed in"', async () => {
    const own = await runServer()
    const worker = await aWorker(own)
    const open = async (keepSignedIn: boolean) => {
      const body = { authType: 'EMAIL', email: worker.email, password: PASSWORD, keepSignedIn }
      return (await own.call(signIn, { body })).data.accessToken
    }
    const statusAfter = async (token: string, hours: number) => {
      own.clock.now = new Date(Date.now() + hours * 3_600_000)
      return (await own.call(getMe, { token })).status
    }
    const short = await open(false)
    for (const hours of [3, 6, 9, 11.9]) expect(await statusAfter(short, hours)).toBe(200)
    expect(await statusAfter(short, 12.1)).toBe(401)
    own.clock.now = null
    const kept = await open(true)
    for (const days of [10, 20, 29]) expect(await statusAfter(kept, days * 24)).toBe(200)
    expect(await statusAfter(kept, 31 * 24)).toBe(401)
  })

  test('Signing out ends the current session, and all sessions with everywhere', async () => {
    const worker = await aWorker(server)
    const body = { authType: 'EMAIL', email: worker.email, password: PASSWORD }
    const tokens = await Promise.all(
      [1, 2].map(async () => (await server.call(signIn, { body })).data.accessToken),
    )
    await server.call(signOut, { token: tokens[0]! })
    expect((await server.call(getMe, { token: tokens[0]! })).status).toBe(401)
    expect((await server.call(getMe, { token: tokens[1]! })).status).toBe(200)
    await server.call(signOut, { token: tokens[1]!, query: { everywhere: true } })
    expect((await server.call(getMe, { token: worker.token })).status).toBe(401)
  })

  test('A missing token and an unknown token are unauthenticated', async () => {
    expect((await server.call(getMe)).problem.responseCode).toBe('UNAUTHENTICATED')
    expect((await server.call(getMe, { token: 'x'.repeat(43) })).problem.responseCode).toBe('UNAUTHENTICATED')
  })

  test('Token and password are not stored in plain text', async () => {
    const worker = await aWorker(server)
    const { rows } = await server.database.pool.query(
      'select m::text || s::text as row from members m join sessions s on s.member_id = m.id',
    )
    const everything = rows.map((row) => row.row).join()
    expect(everything).not.toContain(worker.token)
    expect(everything).not.toContain(PASSWORD)
  })
})

describe('Language of a member', () => {
  test('The language is stored with the member', async () => {
    const worker = await aWorker(server)
    await server.call(setLangCode, { token: worker.token, body: { langCode: 'vi' } })
    expect((await server.call(getMe, { token: worker.token })).data.langCode).toBe('vi')
  })

  test.each(['xx', 'k', '<b>', '', 'klingon'])(
    'The language %j is rejected at its field',
    async (langCode) => {
      const worker = await aWorker(server)
      const answer = await server.call(setLangCode, { token: worker.token, body: { langCode } })
      expect(answer.status).toBe(400)
      expect(answer.problem.errors?.[0]?.field).toBe('langCode')
    },
  )
})
