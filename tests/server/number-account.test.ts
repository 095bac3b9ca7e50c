import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PROOF_MINUTES } from '../../src/contract/account/certification.ts'
import { removeMember } from '../../src/contract/account/member-account.ts'
import { getMe } from '../../src/contract/account/member.ts'
import { createRateLimits } from '../../src/server/http/rate-limits.ts'
import { readEnv } from '../../src/server/config/env.ts'
import { loadSite } from '../../src/server/features/site/load-site.ts'
import { sweep } from '../../src/server/jobs/sweep.ts'
import { messagesTo, outcomeOf, phoneActions } from '../support/phones.ts'
import { anOperator } from '../support/operators.ts'
import { runServer, type RunningServer } from '../support/server.ts'

const TERMS_URL = 'https://jobs.example/terms'
let server: RunningServer
let cellphone = ''
let numbers = 0
const { requestCode, newCode, enterCode, enter, prove, signUp } = phoneActions(() => server)

beforeAll(async () => {
  const site = await loadSite(readEnv({ DEMO: 'off', TERMS_URL, TERMS_VERSION: '1' }).site)
  server = await runServer({ services: { site } })
})
beforeEach(async () => {
  cellphone = `010${String(50_000_000 + numbers++)}`
  server.clock.now = new Date('2026-11-21T03:00:00Z')
  await server.database.pool.query('truncate rate_limits')
})

const me = async (token: string) => (await server.call(getMe, { token })).data
const accounts = async () =>
  server.database.db
    .selectFrom('members')
    .select(['id', 'name', 'role'])
    .where('cellphone', '=', cellphone)
    .execute()
const passMinutes = (minutes: number) => {
  server.clock.now = new Date((server.clock.now?.getTime() ?? 0) + minutes * 60_000)
}

describe('A sign-up by cellphone', () => {
  test.each(['EMPLOYEE', 'EMPLOYER'] as const)(
    'A right code, a name and a role make an account of %s without e-mail and password',
    async (role) => {
      const { status, data } = await enter(cellphone)
      expect([status, data.accessToken, data.proof?.asks]).toEqual([200, undefined, 'SIGN_UP'])
      const consents = [{ text: 'TERMS', version: '1' }]
      const made = await signUp(cellphone, data.proof?.token ?? '', { role, consents })
      expect([made.status, made.data.role]).toEqual([201, role])
      expect(await me(made.data.accessToken)).toMatchObject({
        email: null,
        name: 'Nguyen Van An',
        langCode: 'vi',
        cellphoneVerified: true,
        cellphone,
        hasPassword: false,
        consentsDue: [],
      })
      expect((await me(made.data.accessToken)).cellphone).toBe(cellphone)
      const again = await enter(cellphone)
      expect((await me(again.data.accessToken ?? '')).id).toBe((await accounts())[0]?.id)
    },
  )

  test('A sign-up without consent names what is due', async () => {
    const { data } = await signUp(cellphone, await prove(cellphone))
    expect((await me(data.accessToken)).consentsDue).toMatchObject([{ text: 'TERMS', version: '1' }])
  })

  test.each([
    [{ name: '' }, 'name'],
    [{ name: 'see www.example.com' }, 'name'],
    [{ role: 'OPERATOR' }, 'role'],
  ])('A sign-up with %j is refused at its field and keeps the proof', async (body, field) => {
    const proof = await prove(cellphone)
    const refused = await signUp(cellphone, proof, body)
    expect([refused.status, refused.problem.errors?.[0]?.field]).toEqual([400, field])
    expect(outcomeOf(await signUp(cellphone, proof))).toBe('201')
  })

  test('Two sign-ups with one proof at once make one account', async () => {
    const proof = await prove(cellphone)
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) => signUp(cellphone, proof, { name: `Worker ${at}` })),
    )
    expect(new Set(answers.map(outcomeOf))).toEqual(new Set(['201']))
    expect(await accounts()).toHaveLength(1)
    const ids = await Promise.all(answers.map(async ({ data }) => (await me(data.accessToken)).id))
    expect(new Set(ids).size).toBe(1)
  })

  test('Sign-ups of one number from two browsers at once make one account', async () => {
    const count = async () => (await server.database.db.selectFrom('members').select('id').execute()).length
    const before = await count()
    const proofs = [await prove(cellphone), await prove(cellphone)]
    const answers = await Promise.all(proofs.map((proof) => signUp(cellphone, proof)))
    expect(answers.map(outcomeOf)).toEqual(['201', '201'])
    expect([await count(), (await accounts()).length]).toEqual([before + 1, 1])
  })

  test('A sign-up whose answer was lost opens the account that it made', async () => {
    const proof = await prove(cellphone)
    await signUp(cellphone, proof)
    passMinutes(PROOF_MINUTES - 1)
    const again = await signUp(cellphone, proof, { name: 'Somebody Else', role: 'EMPLOYER' })
    expect([again.status, again.data.role]).toEqual([201, 'EMPLOYEE'])
    expect(await accounts()).toMatchObject([{ name: 'Nguyen Van An', role: 'EMPLOYEE' }])
  })

  test('A used code is not used again, neither for a proof nor for a session', async () => {
    const code = await newCode(cellphone)
    const { data } = await enterCode(cellphone, code)
    expect(outcomeOf(await enterCode(cellphone, code))).toBe('410 CODE_EXPIRED')
    await signUp(cellphone, data.proof?.token ?? '')
    expect(outcomeOf(await enterCode(cellphone, code))).toBe('410 CODE_EXPIRED')
  })

  test('Ten concurrent uses of a code for a new number give one proof', async () => {
    const code = await newCode(cellphone)
    const answers = await Promise.all(Array.from({ length: 10 }, () => enterCode(cellphone, code)))
    expect(answers.filter(({ status, data }) => status === 200 && data.proof)).toHaveLength(1)
  })
})

describe('A proof of a number', () => {
  test('A proof is valid for its number only, and an invented one for none', async () => {
    const proof = await prove(cellphone)
    expect(outcomeOf(await signUp('01099990000', proof))).toBe('410 CODE_EXPIRED')
    expect(outcomeOf(await signUp(cellphone, 'x'.repeat(43)))).toBe('410 CODE_EXPIRED')
  })

  test('A proof expires after thirty minutes and is then deleted', async () => {
    const proof = await prove(cellphone)
    passMinutes(PROOF_MINUTES)
    expect(outcomeOf(await signUp(cellphone, proof))).toBe('410 CODE_EXPIRED')
    passMinutes(1)
    await sweep(server.database.db, server.services.files, server.clock.now ?? new Date())
    expect(await server.database.db.selectFrom('number_proofs').select('expires_at').execute()).toEqual([])
  })

  test('A proof that made an account makes no other once that account is removed', async () => {
    const proof = await prove(cellphone)
    const { data } = await signUp(cellphone, proof)
    expect((await server.call(removeMember, { token: data.accessToken, body: {} })).status).toBe(200)
    expect(outcomeOf(await signUp(cellphone, proof))).toBe('410 CODE_EXPIRED')
    expect(await accounts()).toEqual([])
  })

  test('A proof does not open the account of an operator who has the number by now', async () => {
    const proof = await prove(cellphone)
    const { id } = await anOperator(server)
    const certified = { cellphone, cellphone_verified_at: server.clock.now }
    await server.database.db.updateTable('members').set(certified).where('id', '=', id).execute()
    expect(outcomeOf(await signUp(cellphone, proof))).toBe('410 CODE_EXPIRED')
  })

  test('A suspended member gets neither a session nor another account with the number', async () => {
    await signUp(cellphone, await prove(cellphone))
    await server.database.db
      .updateTable('members')
      .set({ suspended_at: server.clock.now })
      .where('cellphone', '=', cellphone)
      .execute()
    expect(outcomeOf(await enter(cellphone))).toBe('403 ACCOUNT_SUSPENDED')
    expect(await accounts()).toHaveLength(1)
  })

  test('Neither a proof nor its number is stored in the clear', async () => {
    const proof = await prove(cellphone)
    const { rows } = await server.database.pool.query('select p::text as row from number_proofs p')
    expect(JSON.stringify(rows)).not.toContain(proof)
    expect(JSON.stringify(rows)).not.toContain(cellphone)
  })
})

describe('What strangers learn about a number', () => {
  test('Asking for a code and a wrong code are answered alike with and without an account', async () => {
    const unknown = cellphone
    const known = `010${String(50_000_000 + numbers++)}`
    await signUp(known, await prove(known))
    const answers: unknown[] = []
    for (const number of [unknown, known]) {
      server.clock.now = new Date('2026-11-22T03:00:00Z')
      const asked = await requestCode(number)
      const code = /\d{6}/.exec((await messagesTo(server, number)).at(-1) ?? '')?.[0] ?? ''
      const wrong = await enterCode(number, String((Number(code) + 1) % 1_000_000).padStart(6, '0'))
      answers.push([asked.status, asked.data, wrong.status, wrong.problem])
    }
    expect(answers[0]).toEqual(answers[1])
  })

  test('Messages to a number are bounded by the day, and its owner’s device still gets one', async () => {
    const { data } = await signUp(cellphone, await prove(cellphone))
    const day = { uses: 1, seconds: 86_400 }
    const usual = server.services.limits
    server.services.limits = createRateLimits(server.database.pool, {
      'certification-send-number': day,
      'certification-send-total': { uses: 2, seconds: 86_400 },
    })
    await server.database.pool.query('truncate rate_limits')
    const { deviceToken } = data
    expect(outcomeOf(await requestCode(cellphone))).toBe('200')
    const sent = (await messagesTo(server, cellphone)).length
    expect(outcomeOf(await requestCode(cellphone))).toBe('429 TOO_MANY_REQUESTS')
    expect(outcomeOf(await requestCode('01012340001'))).toBe('200')
    expect(outcomeOf(await requestCode('01012340002'))).toBe('429 TOO_MANY_REQUESTS')
    expect(await messagesTo(server, '01012340002')).toEqual([])
    expect(await messagesTo(server, cellphone)).toHaveLength(sent)
    expect(outcomeOf(await requestCode(cellphone, { deviceToken }))).toBe('200')
    server.services.limits = usual
  })
})

test.each([
  ['ko', '인증번호'],
  ['vi', 'Ma Ilteo'],
  ['ne', 'कोड'],
  ['en', 'code'],
])('A code in the language %s is written as a file where no provider is set up', async (langCode, word) => {
  await server.fetch('/api/certifications/code', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': langCode },
    body: JSON.stringify({ cellphone }),
  })
  expect(await messagesTo(server, cellphone)).toEqual([
    expect.stringMatching(new RegExp(`^\\[일터\\].*${word}`)),
  ])
})
