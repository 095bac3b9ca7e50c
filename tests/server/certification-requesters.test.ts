import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { CERTIFICATION, certify, sendCertificationCode } from '../../src/contract/account/certification.ts'
import { signIn } from '../../src/contract/account/member.ts'
import { aWorker, PASSWORD, type TestMember } from '../support/members.ts'
import { runServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
/** Messages received by the phones, newest last. */
const received: [to: string, text: string][] = []
beforeAll(async () => {
  const send = async (to: string, text: string) => void received.push([to, text])
  server = await runServer({ services: { sms: { send } }, trustProxy: ['127.0.0.1'] })
})

const [HOME, ELSEWHERE] = ['198.51.100.1', '203.0.113.9']
let numbers = 0
let cellphone = ''
beforeEach(() => {
  cellphone = `010${String(30_000_000 + numbers++)}`
  server.clock.now = new Date('2026-11-21T03:00:00Z')
})
const advanceClock = (seconds: number) => {
  server.clock.now = new Date((server.clock.now?.getTime() ?? 0) + seconds * 1000)
}

interface CodeRequest {
  member?: TestMember
  from?: string
  requester?: string
  deviceToken?: string
}
const requestParts = ({ member, from = HOME, requester, deviceToken }: CodeRequest) => ({
  headers: { 'x-forwarded-for': from },
  extra: { ...(requester ? { requester } : {}), ...(deviceToken ? { deviceToken } : {}) },
  token: member ? { token: member.token } : {},
})
const requestCode = (request: CodeRequest = {}) => {
  const { headers, extra, token } = requestParts(request)
  return server.call(sendCertificationCode, { body: { cellphone, ...extra }, headers, ...token })
}
const lastCode = () => received.findLast(([to]) => to === cellphone)?.[1].match(/\d{6}/)?.[0] ?? ''
const confirm = (code: string, request: CodeRequest = {}) => {
  const { headers, extra, token } = requestParts(request)
  const body = { cellphone, code, onlyForCertification: request.member !== undefined, ...extra }
  return server.call(certify, { body, headers, ...token })
}
async function anOwner(): Promise<TestMember> {
  const worker = await aWorker(server)
  const certified = { cellphone, cellphone_verified_at: server.clock.now }
  await server.database.db.updateTable('members').set(certified).where('id', '=', worker.id).execute()
  return worker
}
/** Attackers at many addresses use up the budget of unknown requesters. */
async function flood(): Promise<void> {
  for (let place = 0; place < 8; place++) await requestCode({ from: `203.0.113.${place}` })
}

describe('Verification codes requested by strangers', () => {
  test("A stranger's request does not invalidate the code that the owner has just received", async () => {
    await anOwner()
    await requestCode()
    const code = lastCode()
    expect((await requestCode({ from: ELSEWHERE })).status).toBe(200)
    expect((await confirm(code)).status).toBe(200)
  })

  test("A stranger's wrong guesses do not use up the attempts of the owner's code", async () => {
    await anOwner()
    await requestCode()
    const code = lastCode()
    await requestCode({ from: ELSEWHERE })
    for (let tries = 0; tries < 10; tries++) await confirm('000000', { from: ELSEWHERE })
    expect((await confirm(code)).status).toBe(200)
  })

  test('Requests from one browser do not affect the code of another browser at the same address', async () => {
    await anOwner()
    await requestCode({ requester: 'the browser of the owner' })
    const code = lastCode()
    await requestCode({ requester: 'another browser' })
    for (let tries = 0; tries < 10; tries++) await confirm('000000', { requester: 'another browser' })
    expect((await confirm(code, { requester: 'the browser of the owner' })).status).toBe(200)
  })

  test('One address may request three codes for a number, and another address still gets one', async () => {
    for (let sends = 0; sends < 5; sends++) {
      await requestCode({ from: ELSEWHERE, requester: `browser ${sends}` })
      advanceClock(30)
    }
    expect(received.filter(([to]) => to === cellphone)).toHaveLength(CERTIFICATION.sendsPerRequester)
    expect((await requestCode()).status).toBe(200)
  })

  test('A phone receives at most five codes an hour, whichever addresses request them', async () => {
    await flood()
    expect(received.filter(([to]) => to === cellphone)).toHaveLength(CERTIFICATION.sendsPerHour)
    const refused = await requestCode()
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('3600')
  })
})

describe('Verification codes for the owner after strangers used up the limit', () => {
  test('A signed-in owner still gets a code', async () => {
    const owner = await anOwner()
    await flood()
    expect((await requestCode({ member: owner })).status).toBe(200)
    expect((await confirm(lastCode(), { member: owner })).status).toBe(200)
  })

  test('A device that signed in before still gets a code and signs in with it', async () => {
    const owner = await anOwner()
    const body = { authType: 'EMAIL', email: owner.email, password: PASSWORD }
    const { deviceToken = '' } = (await server.call(signIn, { body })).data
    await flood()
    expect((await requestCode()).status).toBe(429)
    const request = { deviceToken, requester: 'the browser of the owner' }
    expect((await requestCode(request)).status).toBe(200)
    expect((await confirm(lastCode(), request)).data.deviceToken).toBe(deviceToken)
  })

  test('A signed-in owner gets five codes an hour, thirty seconds apart', async () => {
    const owner = await anOwner()
    const statuses: number[] = []
    for (let sends = 0; sends < 6; sends++) {
      statuses.push((await requestCode({ member: owner })).status)
      advanceClock(30)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    advanceClock(3600)
    expect((await requestCode({ member: owner })).status).toBe(200)
    advanceClock(29)
    expect((await requestCode({ member: owner })).status).toBe(429)
  })

  test('The device token of another member does not help to get a code', async () => {
    await anOwner()
    const other = await aWorker(server)
    const body = { authType: 'EMAIL', email: other.email, password: PASSWORD }
    const { deviceToken = '' } = (await server.call(signIn, { body })).data
    await flood()
    expect((await requestCode({ deviceToken })).status).toBe(429)
  })
})
