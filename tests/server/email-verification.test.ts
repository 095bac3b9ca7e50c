import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { publishAnnouncement } from '../../src/contract/job/announcement.ts'
import { listApplicants } from '../../src/contract/employer/applicant.ts'
import { applyToJob } from '../../src/contract/candidate/application.ts'
import {
  confirmEmail,
  confirmEmailByCode,
  getEmailLink,
  sendEmailLink,
} from '../../src/contract/account/email.ts'
import { createMember, getMe, signIn } from '../../src/contract/account/member.ts'
import { announcementActions, anAnnouncement, aVerifiedEmployer } from '../support/announcements.ts'
import { untilIdle } from '../support/background.ts'
import { mailsOf } from '../support/mails.ts'
import { aWorker, type TestMember } from '../support/members.ts'
import { runServer, type RunningServer } from '../support/server.ts'

const HOUR = 3_600_000

let server: RunningServer
beforeAll(async () => {
  server = await runServer()
})
beforeEach(() => {
  server.clock.now = null
})

const PASSWORD = 'long enough'
async function aNewcomer(role = 'EMPLOYEE', langCode = 'en'): Promise<TestMember> {
  const email = `${crypto.randomUUID()}@ilteo.test`
  const body = { authType: 'EMAIL', email, name: 'Mai', password: PASSWORD, role, langCode }
  const { data } = await server.call(createMember, { body })
  const session = await server.call(signIn, { body: { authType: 'EMAIL', email, password: PASSWORD } })
  return { id: data.id, email, token: session.data.accessToken }
}
const now = () => server.clock.now ?? new Date()
const advanceHours = (hours: number) => {
  server.clock.now = new Date(now().getTime() + hours * HOUR)
}
async function mailsTo(email: string) {
  await untilIdle(server)
  return (await mailsOf(server)).filter(({ headers }) => headers.includes(email))
}
const tokenIn = (text = '') => /\/confirmEmail\?token=([\w-]+)/.exec(text)?.[1] ?? ''
const linkOf = async (member: TestMember) => tokenIn((await mailsTo(member.email)).at(-1)?.text)
const confirm = (token: string) => server.call(confirmEmail, { params: { token } })
const isConfirmed = async (member: TestMember) =>
  (await server.call(getMe, { token: member.token })).data.emailVerified

describe('E-mail confirmation link', () => {
  test('The link is sent at sign-up and confirms the address when it is submitted, not when it is opened', async () => {
    const worker = await aNewcomer()
    expect(await isConfirmed(worker)).toBe(false)
    const token = await linkOf(worker)
    const opened = await server.call(getEmailLink, { params: { token } })
    expect(opened.status).toBe(200)
    expect(await isConfirmed(worker)).toBe(false)
    expect((await confirm(token)).status).toBe(200)
    expect(await isConfirmed(worker)).toBe(true)
    expect((await confirm(token)).status).toBe(200)
  })

  test('The link is said to be the caller’s own for its member only', async () => {
    const worker = await aNewcomer()
    const other = await aNewcomer()
    const token = await linkOf(worker)
    const isOwn = async (caller?: TestMember) =>
      (await server.call(getEmailLink, { params: { token }, ...(caller ? { token: caller.token } : {}) }))
        .data.isOwn
    expect(await isOwn(worker)).toBe(true)
    expect(await isOwn(other)).toBe(false)
    expect(await isOwn()).toBe(false)
  })

  test('The link expires after 24 hours', async () => {
    const worker = await aNewcomer()
    const token = await linkOf(worker)
    advanceHours(24)
    expect((await server.call(getEmailLink, { params: { token } })).problem.responseCode).toBe('LINK_EXPIRED')
    expect((await confirm(token)).problem.responseCode).toBe('LINK_EXPIRED')
    server.clock.now = null
    expect(await isConfirmed(worker)).toBe(false)
  })

  test('The link does not confirm an address that the member changed to afterwards', async () => {
    const worker = await aNewcomer()
    const token = await linkOf(worker)
    const email = `other-${worker.email}`
    await server.database.db.updateTable('members').set({ email }).where('id', '=', worker.id).execute()
    expect((await confirm(token)).problem.responseCode).toBe('LINK_EXPIRED')
    expect(await isConfirmed(worker)).toBe(false)
  })

  test('The token of the link is stored only as a hash', async () => {
    const token = await linkOf(await aNewcomer())
    const { rows } = await server.database.pool.query(
      'select email_verifications::text as row from email_verifications',
    )
    expect(rows.map(({ row }) => row).join()).not.toContain(token)
  })

  test.each([
    ['ko', '이메일 주소'],
    ['vi', 'Địa chỉ email'],
    ['xx', 'email address'],
  ])('The confirmation mail to a reader of %s says "%s"', async (langCode, words) => {
    const worker = await aNewcomer('EMPLOYEE', langCode)
    const [mail] = await mailsTo(worker.email)
    expect(mail?.text).toContain(words)
  })

  test.each(['en', 'ko'])(
    'The confirmation mail (%s) contains no text that the member entered',
    async (langCode) => {
      const worker = await aNewcomer('EMPLOYEE', langCode)
      const [mail] = await mailsTo(worker.email)
      expect(mail?.text).not.toContain('Mai')
      expect(mail?.text.match(/https?:\/\/\S+/g)).toEqual([
        expect.stringMatching(/^https:\/\/ilteo\.test\/confirmEmail\?token=[\w-]{43}$/),
      ])
    },
  )

  test('The link can be sent again five times an hour', async () => {
    const worker = await aNewcomer()
    const statuses: number[] = []
    for (let times = 0; times < 6; times++)
      statuses.push((await server.call(sendEmailLink, { token: worker.token })).status)
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429])
    expect(await mailsTo(worker.email)).toHaveLength(6)
  })

  test('The link is not sent for an address that is already confirmed', async () => {
    const worker = await aNewcomer()
    await confirm(await linkOf(worker))
    expect((await server.call(sendEmailLink, { token: worker.token })).status).toBe(202)
    expect(await mailsTo(worker.email)).toHaveLength(1)
  })
})

describe('E-mail confirmation code', () => {
  const codesTo = async (member: TestMember) =>
    (await mailsTo(member.email)).map(({ text }) => /^\d{6}$/m.exec(text)?.[0] ?? '')
  const enter = (member: TestMember, code: string) =>
    server.call(confirmEmailByCode, { token: member.token, body: { code } })
  const wrong = (codes: readonly string[]) =>
    ['111111', '222222', '333333'].find((each) => !codes.includes(each)) ?? ''

  test('The code in the mail confirms the address of its member only, and again without an error', async () => {
    const [worker, stranger] = [await aNewcomer(), await aNewcomer()]
    const [code = ''] = await codesTo(worker)
    expect((await enter(stranger, code)).problem.responseCode).toBe('CODE_MISMATCH')
    expect((await enter(worker, code)).status).toBe(200)
    expect(await isConfirmed(worker)).toBe(true)
    expect((await enter(worker, code)).status).toBe(200)
  })

  test('The code of an earlier mail is valid after another mail was sent', async () => {
    const worker = await aNewcomer()
    const [code = ''] = await codesTo(worker)
    await server.call(sendEmailLink, { token: worker.token })
    expect(await codesTo(worker)).toHaveLength(2)
    expect((await enter(worker, code)).status).toBe(200)
  })

  test('The code expires after an hour, and after five wrong ones', async () => {
    const [late, guesser] = [await aNewcomer(), await aNewcomer()]
    const [[lateCode = ''], codes] = [await codesTo(late), await codesTo(guesser)]
    const answers: string[] = []
    for (let times = 0; times < 5; times++)
      answers.push((await enter(guesser, wrong(codes))).problem.responseCode)
    expect(new Set(answers)).toEqual(new Set(['CODE_MISMATCH']))
    expect((await enter(guesser, codes[0] ?? '')).problem.responseCode).toBe('CODE_EXPIRED')
    advanceHours(1)
    expect((await enter(late, lateCode)).problem.responseCode).toBe('CODE_EXPIRED')
    expect(await isConfirmed(late)).toBe(false)
  })
})

describe('Employers and confirmed contacts', () => {
  const publish = (member: TestMember) =>
    server.call(publishAnnouncement, { token: member.token, body: anAnnouncement() })

  test('An employer can publish once the e-mail address is confirmed', async () => {
    const employer = await aNewcomer('EMPLOYER')
    const refused = await publish(employer)
    expect([refused.status, refused.problem.responseCode]).toEqual([403, 'CONTACT_UNCONFIRMED'])
    await confirm(await linkOf(employer))
    expect((await publish(employer)).status).toBe(201)
  })

  test('An employer can publish with a verified cellphone instead', async () => {
    const employer = await aNewcomer('EMPLOYER')
    await server.database.db
      .updateTable('members')
      .set({ cellphone: '01055556666', cellphone_verified_at: now() })
      .where('id', '=', employer.id)
      .execute()
    expect((await publish(employer)).status).toBe(201)
  })

  test('An employer without a confirmed contact cannot register a closed announcement again', async () => {
    const acts = announcementActions(server)
    const employer = await aVerifiedEmployer(server)
    const { data } = await acts.publish(employer)
    await server.database.db
      .updateTable('members')
      .set({ email_verified_at: null })
      .where('id', '=', employer.id)
      .execute()
    await acts.close(employer, data.id)
    expect((await acts.extend(employer, data.id)).problem.responseCode).toBe('CONTACT_UNCONFIRMED')
  })

  test('An employer sees which contacts of each applicant are confirmed', async () => {
    const employer = await aVerifiedEmployer(server)
    const id = await announcementActions(server).aPublicOne(employer)
    const worker = await aWorker(server, { hasResume: true })
    await server.call(applyToJob, { params: { id }, token: worker.token })
    const seen = async () => {
      const { data } = await server.call(listApplicants, { params: { id }, token: employer.token })
      return data.map(({ cellphoneVerified, emailVerified }) => ({ cellphoneVerified, emailVerified }))
    }
    const set = (values: object) =>
      server.database.db.updateTable('members').set(values).where('id', '=', worker.id).execute()
    expect(await seen()).toEqual([{ cellphoneVerified: false, emailVerified: false }])
    await set({ email_verified_at: now(), cellphone: '01099990000', cellphone_verified_at: now() })
    expect(await seen()).toEqual([{ cellphoneVerified: false, emailVerified: true }])
    await set({ cellphone: '01012345678' })
    expect(await seen()).toEqual([{ cellphoneVerified: true, emailVerified: true }])
  })
})
