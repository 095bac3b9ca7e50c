import { describe, expect, test } from 'vitest'
import {
  confirmEmailChange,
  disconnectProvider,
  FACTOR_UNDO_DAYS,
  getFactorChange,
  requestEmailChange,
} from '../../src/contract/account/factor.ts'
import {
  changePassword,
  requestPasswordReset,
  resetPassword,
} from '../../src/contract/account/member-account.ts'
import { createMember, getMe } from '../../src/contract/account/member.ts'
import { listNotifications } from '../../src/contract/message/notification.ts'
import { untilIdle } from '../support/background.ts'
import { tokenIn } from '../support/mails.ts'
import { aWorker, PASSWORD, type TestMember } from '../support/members.ts'
import {
  DAY,
  MINUTE,
  NEW,
  aPerson,
  anEmail,
  verifyCellphone,
  changeEmail,
  signInThroughKakao,
  lastMailTo,
  mailCount,
  me,
  resetByMail,
  signInByPassword,
  signInByCode,
  useAnotherNumber,
  undoToken,
  undoChange,
  advanceClock,
  world,
  useFactorWorld,
} from '../support/factors.ts'

useFactorWorld()

describe('Undoing a change', () => {
  test('Undoing a verified cellphone removes it, revokes sessions and password, and requires a new password', async () => {
    const worker = await aWorker(world.server)
    await verifyCellphone(worker)
    const token = await undoToken(worker.email)
    const shown = await world.server.call(getFactorChange, { params: { token } })
    expect(shown.data).toMatchObject({ kind: 'CELLPHONE' })
    expect(JSON.stringify(shown.data)).not.toContain(worker.email)
    const { status, data } = await undoChange(token)
    expect(status).toBe(200)
    expect((await world.server.call(getMe, { token: worker.token })).status).toBe(401)
    expect((await signInByPassword(worker.email, PASSWORD)).status).toBe(401)
    advanceClock(MINUTE)
    expect((await signInByCode()).data.proof?.asks).toBe('SIGN_UP')
    const reset = { params: { token: data.resetToken }, body: { password: NEW } }
    expect((await world.server.call(resetPassword, reset)).status).toBe(200)
    expect((await signInByPassword(worker.email, NEW)).status).toBe(200)
  })

  test('Undoing restores the previous number and a provider disconnected afterwards', async () => {
    const worker = await aWorker(world.server)
    const person = aPerson()
    await signInThroughKakao(person, worker.token)
    const first = world.cellphone
    await verifyCellphone(worker)
    useAnotherNumber()
    await verifyCellphone(worker)
    const token = await undoToken(worker.email)
    await world.server.call(disconnectProvider, {
      token: worker.token,
      params: { provider: 'kakao' },
      body: {},
    })
    const { data } = await undoChange(token)
    await world.server.call(resetPassword, { params: { token: data.resetToken }, body: { password: NEW } })
    const session = await signInByPassword(worker.email, NEW)
    const found = await me({ token: session.data.accessToken })
    expect(found).toMatchObject({ cellphoneVerified: true, socialProviders: ['kakao'] })
    world.cellphone = first
    advanceClock(MINUTE)
    expect((await signInByCode()).status).toBe(200)
    expect((await signInThroughKakao(person)).status).toBe(200)
  })

  test('Two concurrent undos with one token succeed once', async () => {
    const worker = await aWorker(world.server)
    await verifyCellphone(worker)
    const token = await undoToken(worker.email)
    const answers = await Promise.all([undoChange(token), undoChange(token)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410])
  })

  test('An undo link expires after seven days', async () => {
    const worker = await aWorker(world.server)
    await verifyCellphone(worker)
    const token = await undoToken(worker.email)
    advanceClock(FACTOR_UNDO_DAYS * DAY)
    expect((await undoChange(token)).problem.responseCode).toBe('LINK_EXPIRED')
    advanceClock(-MINUTE)
    expect((await undoChange(token)).status).toBe(200)
  })

  test('Undoing does not take back a number that another member has verified since', async () => {
    const [worker, other] = [await aWorker(world.server), await aWorker(world.server)]
    await verifyCellphone(worker)
    const number = world.cellphone
    useAnotherNumber()
    await verifyCellphone(worker)
    const token = await undoToken(worker.email)
    world.cellphone = number
    advanceClock(MINUTE)
    expect((await verifyCellphone(other)).status).toBe(200)
    expect((await undoChange(token)).status).toBe(200)
    expect((await me(other)).cellphoneVerified).toBe(true)
  })
})

describe('Changing the e-mail address', () => {
  test('A new address takes effect when its link is opened, and the old address is notified', async () => {
    const worker = await aWorker(world.server)
    const next = anEmail()
    await world.server.call(requestEmailChange, {
      token: worker.token,
      body: { email: next, password: PASSWORD },
    })
    await untilIdle(world.server)
    expect((await me(worker)).email).toBe(worker.email)
    expect((await changeEmail(worker, next)).data).toEqual({ email: next })
    expect(await me(worker)).toMatchObject({ email: next, emailVerified: true })
    expect((await lastMailTo(worker.email))?.text).toContain('이메일 주소가 바뀌었어요')
    expect((await signInByPassword(next, PASSWORD)).status).toBe(200)
    expect((await signInByPassword(worker.email, PASSWORD)).status).toBe(401)
  })

  test('A link opened by another member or after an hour does not change the address', async () => {
    const [worker, other] = [await aWorker(world.server), await aWorker(world.server)]
    const next = anEmail()
    const body = { email: next, password: PASSWORD }
    await world.server.call(requestEmailChange, { token: worker.token, body })
    const token = /account\?email=([\w-]{43})/.exec((await lastMailTo(next))?.text ?? '')?.[1] ?? ''
    const openLink = (by: TestMember) =>
      world.server.call(confirmEmailChange, { token: by.token, params: { token } })
    expect((await openLink(other)).problem.responseCode).toBe('LINK_EXPIRED')
    advanceClock(60 * MINUTE)
    expect((await openLink(worker)).problem.responseCode).toBe('LINK_EXPIRED')
    advanceClock(-MINUTE)
    expect((await openLink(worker)).status).toBe(200)
  })

  test('Requesting an address in use is answered as usual, and its owner gets a mail', async () => {
    const [worker, other] = [await aWorker(world.server), await aWorker(world.server)]
    const body = { email: other.email, password: PASSWORD }
    expect((await world.server.call(requestEmailChange, { token: worker.token, body })).status).toBe(202)
    const mail = await lastMailTo(other.email)
    expect(mail?.text).toContain('이미 계정이 있어')
    expect(mail?.text).not.toContain('http')
  })

  test('The owner of the old address can undo the change, even after later changes', async () => {
    const worker = await aWorker(world.server)
    const stolen = anEmail()
    await changeEmail(worker, stolen)
    const token = await undoToken(worker.email)
    await world.server.call(changePassword, {
      token: worker.token,
      body: { currentPassword: PASSWORD, password: NEW },
    })
    await verifyCellphone(worker)
    expect((await undoChange(token)).status).toBe(200)
    expect((await signInByPassword(stolen, NEW)).status).toBe(401)
    advanceClock(MINUTE)
    expect((await signInByCode()).data.proof?.asks).toBe('SIGN_UP')
    expect((await resetByMail(worker.email)).status).toBe(200)
    expect((await signInByPassword(worker.email, NEW)).status).toBe(200)
  })

  test('The mail to the address being replaced has no undo link if that address was itself new', async () => {
    const worker = await aWorker(world.server)
    const stolen = anEmail()
    await changeEmail(worker, stolen)
    await changeEmail({ ...worker }, worker.email)
    const mail = await lastMailTo(stolen)
    expect(mail?.text).toContain('이메일 주소가 바뀌었어요')
    expect(mail?.text).not.toContain('undo=')
  })

  test('An old address cannot be used to sign up while the change can be undone', async () => {
    const worker = await aWorker(world.server)
    await changeEmail(worker, anEmail())
    await untilIdle(world.server)
    const body = {
      authType: 'EMAIL',
      email: worker.email,
      name: 'An',
      password: 'another 12 horse',
      role: 'EMPLOYEE',
    }
    const undo = await undoToken(worker.email)
    await world.server.call(createMember, { body })
    expect((await signInByPassword(worker.email, body.password)).status).toBe(401)
    expect((await undoChange(undo)).status).toBe(200)
    expect((await resetByMail(worker.email)).status).toBe(200)
  })

  test('Changing the address invalidates password reset links sent to the old one', async () => {
    const worker = await aWorker(world.server)
    await world.server.call(requestPasswordReset, { body: { email: worker.email, name: 'Tran Minh Hau' } })
    const token = tokenIn(await lastMailTo(worker.email))
    await changeEmail(worker, anEmail())
    const answer = await world.server.call(resetPassword, { params: { token }, body: { password: NEW } })
    expect(answer.problem.responseCode).toBe('LINK_EXPIRED')
  })
})

describe('Disconnecting a provider', () => {
  test('Disconnecting removes the provider once and can be repeated', async () => {
    const worker = await aWorker(world.server)
    await signInThroughKakao(aPerson(), worker.token)
    const params = { provider: 'kakao' }
    const call = () => world.server.call(disconnectProvider, { token: worker.token, params, body: {} })
    expect((await call()).status).toBe(200)
    expect((await me(worker)).socialProviders).toEqual([])
    expect((await call()).status).toBe(200)
    expect(await mailCount(worker.email)).toBe(2)
  })

  test('Disconnecting the only way to sign in is rejected', async () => {
    const { data } = await signInThroughKakao(aPerson())
    const token = data.accessToken
    const params = { provider: 'kakao' }
    const answer = await world.server.call(disconnectProvider, { token, params, body: {} })
    expect([answer.status, answer.problem.responseCode]).toEqual([409, 'LAST_SIGN_IN'])
    expect((await me({ token })).socialProviders).toEqual(['kakao'])
  })
})

describe('Password reset by mail and other factors', () => {
  test('A reset removes the cellphone and provider connected before the address was confirmed', async () => {
    const victim = await aWorker(world.server)
    const attacker = aPerson()
    await verifyCellphone(victim)
    await signInThroughKakao(attacker, victim.token)
    expect((await resetByMail(victim.email)).status).toBe(200)
    expect((await world.server.call(getMe, { token: victim.token })).status).toBe(401)
    advanceClock(MINUTE)
    expect((await signInByCode()).data.proof?.asks).toBe('SIGN_UP')
    const through = await signInThroughKakao(attacker)
    expect((await me({ token: through.data.accessToken })).id).not.toBe(victim.id)
    const mail = await lastMailTo(victim.email)
    expect(mail?.text).toContain('더 이상 로그인에 쓸 수 없는 방법: 휴대폰 번호, 카카오')
    const session = await signInByPassword(victim.email, NEW)
    const { data } = await world.server.call(listNotifications, { token: session.data.accessToken })
    expect(data[0]).toMatchObject({ kind: 'ACCOUNT_CHANGED' })
  })

  test('A reset keeps a provider that has verified the same address', async () => {
    const worker = await aWorker(world.server)
    const person = aPerson({ email: worker.email, isEmailVerified: true })
    await signInThroughKakao(person, worker.token)
    await resetByMail(worker.email)
    const again = await signInThroughKakao(person)
    expect((await me({ token: again.data.accessToken })).id).toBe(worker.id)
  })

  test('A reset sent to a recently changed address keeps the verified cellphone', async () => {
    const worker = await aWorker(world.server)
    await verifyCellphone(worker)
    const stolen = anEmail()
    await changeEmail(worker, stolen)
    expect((await resetByMail(stolen)).status).toBe(200)
    advanceClock(MINUTE)
    expect((await signInByCode()).status).toBe(200)
  })
})
