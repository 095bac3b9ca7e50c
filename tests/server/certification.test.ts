import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { CERTIFICATION, certify, sendCertificationCode } from '../../src/contract/account/certification.ts'
import { getMe } from '../../src/contract/account/member.ts'
import { getMyResume } from '../../src/contract/candidate/resume.ts'
import { saveResume } from '../../src/contract/candidate/resume-form.ts'
import { AppError } from '../../src/contract/base/errors.ts'
import { createRateLimits } from '../../src/server/http/rate-limits.ts'
import { sweep } from '../../src/server/jobs/sweep.ts'
import { anEmployer, aWorker, type TestMember } from '../support/members.ts'
import { aResumeForm } from '../support/resumes.ts'
import { runServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
let isDeliveryDown = false
/** Messages received by the phones, as number and text, newest last. */
const received: [to: string, text: string][] = []

beforeAll(async () => {
  const send = async (to: string, text: string) => {
    if (isDeliveryDown) throw new AppError('UNAVAILABLE', { retryAfter: 30 })
    received.push([to, text])
  }
  server = await runServer({ services: { sms: { send } }, trustProxy: ['127.0.0.1'] })
  server.services.limits = createRateLimits(server.database.pool, {
    'certification-send': { uses: 100_000, seconds: 3600 },
    'certification-check': { uses: 100_000, seconds: 900 },
  })
})

let numbers = 0
let cellphone = ''
beforeEach(() => {
  cellphone = `010${String(20_000_000 + numbers++)}`
  server.clock.now = new Date('2026-11-21T03:00:00Z')
  isDeliveryDown = false
})

const HOME = '198.51.100.1'
const advanceClock = (seconds: number) =>
  (server.clock.now = new Date((server.clock.now?.getTime() ?? 0) + seconds * 1000))
const sendCode = (number = cellphone, member?: TestMember, from = HOME) =>
  server.call(sendCertificationCode, {
    body: { cellphone: number },
    headers: { 'x-forwarded-for': from },
    ...(member ? { token: member.token } : {}),
  })
const lastCodeFor = (number = cellphone) =>
  received.findLast(([to]) => to === number)?.[1].match(/\d{6}/)?.[0] ?? ''
const wrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
async function newCode(member?: TestMember): Promise<string> {
  expect((await sendCode(cellphone, member)).status).toBe(200)
  return lastCodeFor()
}
const confirm = (code: string, member?: TestMember, number = cellphone) =>
  server.call(certify, {
    body: { cellphone: number, code, onlyForCertification: member !== undefined },
    headers: { 'x-forwarded-for': HOME },
    ...(member ? { token: member.token } : {}),
  })
const outcome = (answer: { status: number; problem: { responseCode: string } }) =>
  `${answer.status} ${answer.problem.responseCode}`
const isVerified = async (member: TestMember) =>
  (await server.call(getMe, { token: member.token })).data.cellphoneVerified

describe('A verification code', () => {
  test('A code has six digits, is sent to the normalized number, and is stored only as a hash', async () => {
    const answer = await sendCode(`${cellphone.slice(0, 3)}-${cellphone.slice(3, 7)} ${cellphone.slice(7)}`)
    expect(answer.data).toEqual({
      expiresAt: '2026-11-21T03:03:00.000Z',
      resendAt: '2026-11-21T03:00:30.000Z',
    })
    const [to, text] = received.at(-1) ?? []
    expect(to).toBe(cellphone)
    expect(text).toMatch(/^\[일터\] Ilteo code: \d{6} \(3 min\)$/)
    // An SMS of up to 90 bytes, with two per Korean character, is not billed as a long message.
    expect(Array.from(text ?? '').reduce((sum, letter) => sum + (letter > '~' ? 2 : 1), 0)).toBeLessThan(91)
    const rows = await server.database.pool.query(
      `select c::text || s::text as row from certification_codes c join certification_sends s using (number_hash)`,
    )
    for (const { row } of rows.rows) {
      expect(row).not.toContain(lastCodeFor())
      expect(row).not.toContain(cellphone)
    }
  })

  test.each(['', '02-123-4567', '+84912345678', '010123', 'abc'])(
    'A code is not sent to %j',
    async (number) => {
      const { status, problem } = await sendCode(number)
      expect(status).toBe(400)
      expect(problem.errors).toMatchObject([{ field: 'cellphone' }])
    },
  )

  test('A code expires after three minutes', async () => {
    const worker = await aWorker(server)
    const code = await newCode(worker)
    advanceClock(CERTIFICATION.validSeconds)
    expect(outcome(await confirm(code, worker))).toBe('410 CODE_EXPIRED')
  })

  test('A code works once', async () => {
    const worker = await aWorker(server)
    const code = await newCode(worker)
    expect((await confirm(code, worker)).status).toBe(200)
    expect(outcome(await confirm(code, worker))).toBe('410 CODE_EXPIRED')
  })

  test('A wrong code is a field error, and five wrong attempts invalidate the right code', async () => {
    const worker = await aWorker(server)
    const code = await newCode(worker)
    for (let attempt = 0; attempt < CERTIFICATION.tries; attempt++) {
      const answer = await confirm(wrongCode(code), worker)
      expect(outcome(answer)).toBe('422 CODE_MISMATCH')
      expect(answer.problem.errors).toMatchObject([{ field: 'code' }])
    }
    expect(outcome(await confirm(code, worker))).toBe('410 CODE_EXPIRED')
  })

  test('Fifty concurrent wrong codes count as five attempts and invalidate the code', async () => {
    const worker = await aWorker(server)
    const code = await newCode(worker)
    const answers = await Promise.all(Array.from({ length: 50 }, () => confirm(wrongCode(code), worker)))
    const counted = Map.groupBy(answers, outcome)
    expect(counted.get('422 CODE_MISMATCH')).toHaveLength(5)
    expect(counted.get('410 CODE_EXPIRED')).toHaveLength(45)
    expect(outcome(await confirm(code, worker))).toBe('410 CODE_EXPIRED')
  })

  test('Ten concurrent uses of a code succeed once', async () => {
    const worker = await aWorker(server)
    const code = await newCode(worker)
    const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(code, worker)))
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
  })

  test('A newer code invalidates the one before', async () => {
    const worker = await aWorker(server)
    const former = await newCode(worker)
    advanceClock(30)
    const newer = await newCode(worker)
    expect(outcome(await confirm(former, worker))).toBe('422 CODE_MISMATCH')
    expect((await confirm(newer, worker)).status).toBe(200)
  })

  test('A code sent to one number does not verify another number', async () => {
    const worker = await aWorker(server)
    const code = await newCode(worker)
    expect(outcome(await confirm(code, worker, '01099998888'))).toBe('410 CODE_EXPIRED')
  })

  test.each(['12345', '1234567', 'abcdef', ''])(
    'A malformed code such as %j is rejected and not counted as an attempt',
    async (text) => {
      const worker = await aWorker(server)
      const code = await newCode(worker)
      for (let attempt = 0; attempt < 6; attempt++) expect((await confirm(text, worker)).status).toBe(400)
      expect((await confirm(code, worker)).status).toBe(200)
    },
  )
})

describe('Requesting another code', () => {
  test('Another code can be requested after thirty seconds', async () => {
    await newCode()
    advanceClock(29)
    const early = await sendCode()
    expect(outcome(early)).toBe('429 TOO_MANY_REQUESTS')
    expect(early.headers.get('retry-after')).toBe('1')
    advanceClock(1)
    expect((await sendCode()).status).toBe(200)
  })

  test('One requester may request three codes in any sixty minutes', async () => {
    for (let sends = 0; sends < CERTIFICATION.sendsPerRequester; sends++) {
      expect((await sendCode()).status).toBe(200)
      advanceClock(60)
    }
    const next = await sendCode()
    expect(outcome(next)).toBe('429 TOO_MANY_REQUESTS')
    expect(Number(next.headers.get('retry-after'))).toBe(57 * 60)
    advanceClock(57 * 60 - 1)
    expect((await sendCode()).status).toBe(429)
    advanceClock(1)
    expect((await sendCode()).status).toBe(200)
    expect((await sendCode()).status).toBe(429)
  })

  test('Ten concurrent requests send one code', async () => {
    const before = received.length
    const answers = await Promise.all(Array.from({ length: 10 }, () => sendCode()))
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
    expect(received.length - before).toBe(1)
  })

  test('Another code can be requested at once if the message could not be delivered', async () => {
    isDeliveryDown = true
    expect(outcome(await sendCode())).toBe('503 UNAVAILABLE')
    isDeliveryDown = false
    expect((await sendCode()).status).toBe(200)
  })

  test('The sweep keeps sent codes as long as they count towards a limit', async () => {
    const { db } = server.database
    for (let sends = 0; sends < CERTIFICATION.sendsPerRequester; sends++) {
      await newCode()
      advanceClock(60)
    }
    await sweep(db, server.services.files, server.clock.now ?? new Date())
    expect((await sendCode()).status).toBe(429)
    advanceClock(3 * 3600)
    await sweep(db, server.services.files, server.clock.now ?? new Date())
    expect(await db.selectFrom('certification_sends').select('number_hash').execute()).toEqual([])
    expect(await db.selectFrom('certification_codes').select('number_hash').execute()).toEqual([])
  })
})

describe('Verifying a cellphone', () => {
  test('Verifying requires a signed-in member of any role', async () => {
    const employer = await anEmployer(server)
    const code = await newCode(employer)
    const visitor = await server.call(certify, { body: { cellphone, code, onlyForCertification: true } })
    expect(outcome(visitor)).toBe('401 UNAUTHENTICATED')
    expect((await confirm(code, employer)).data).toEqual({ cellphone })
    expect(await isVerified(employer)).toBe(true)
  })

  test('Verifying marks the resume as long as it contains that number', async () => {
    const worker = await aWorker(server)
    const written = (number: string) =>
      server.call(saveResume, { token: worker.token, body: aResumeForm({ cellphone: number }) })
    await written(cellphone)
    const marked = async () =>
      (await server.call(getMyResume, { token: worker.token })).data.cellphoneVerified
    expect(await marked()).toBe(false)
    await confirm(await newCode(worker), worker)
    expect(await marked()).toBe(true)
    await written('01000001111')
    expect(await marked()).toBe(false)
  })

  test('A code verifies only the member who requested it', async () => {
    const [asking, other] = [await aWorker(server), await aWorker(server)]
    const code = await newCode(asking)
    expect(outcome(await confirm(code, other))).toBe('410 CODE_EXPIRED')
    expect(outcome(await confirm(code))).toBe('410 CODE_EXPIRED')
    expect(await isVerified(other)).toBe(false)
    expect((await confirm(code, asking)).status).toBe(200)
  })

  test('A code requested by a visitor does not verify a member', async () => {
    const worker = await aWorker(server)
    expect(outcome(await confirm(await newCode(), worker))).toBe('410 CODE_EXPIRED')
    expect(await isVerified(worker)).toBe(false)
  })

  test('Verifying a number removes it from the member who had verified it before', async () => {
    const [former, next] = [await aWorker(server), await aWorker(server)]
    await confirm(await newCode(former), former)
    advanceClock(30)
    await confirm(await newCode(next), next)
    expect([await isVerified(former), await isVerified(next)]).toEqual([false, true])
  })
})

describe('Signing in by code', () => {
  test('A code sent to a verified number opens a session of its member', async () => {
    const worker = await aWorker(server)
    await confirm(await newCode(worker), worker)
    advanceClock(30)
    const { status, data } = await confirm(await newCode())
    expect(status).toBe(200)
    expect(data).toEqual({
      cellphone,
      role: 'EMPLOYEE',
      accessToken: expect.any(String),
      expiresAt: expect.any(String),
      deviceToken: expect.any(String),
    })
    const me = await server.call(getMe, { token: data.accessToken ?? '' })
    expect(me.data.id).toBe(worker.id)
  })

  test('A right code for a number without an account opens no session, and offers a sign-up instead', async () => {
    const { status, data } = await confirm(await newCode())
    expect(status).toBe(200)
    expect(data).toEqual({
      cellphone,
      proof: { token: expect.any(String), expiresAt: '2026-11-21T03:30:00.000Z', asks: 'SIGN_UP' },
    })
  })

  test('A number that was entered but never verified cannot sign in by code', async () => {
    const worker = await aWorker(server)
    await server.database.db.updateTable('members').set({ cellphone }).where('id', '=', worker.id).execute()
    expect((await confirm(await newCode())).data.proof?.asks).toBe('SIGN_UP')
  })
})
