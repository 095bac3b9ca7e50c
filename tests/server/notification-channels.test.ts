import { v7 } from 'uuid'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { withdrawApplication } from '../../src/contract/candidate/application.ts'
import { decideApplication } from '../../src/contract/employer/applicant.ts'
import {
  type Channel,
  getNotificationChannels,
  TEXTS_A_DAY,
} from '../../src/contract/message/notification-channels.ts'
import { readNotifications } from '../../src/contract/message/notification.ts'
import { at, MORNING } from '../support/alert-world.ts'
import { untilIdle } from '../support/background.ts'
import { all, CELLPHONE, channelActions, minutesAfter } from '../support/channels.ts'
import { aTalk, aText, talkActions } from '../support/conversations.ts'
import type { TestMember } from '../support/members.ts'
import { messagesTo } from '../support/phones.ts'
import { runServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
let act: ReturnType<typeof channelActions>
beforeAll(async () => {
  server = await runServer()
  act = channelActions(server)
})
beforeEach(() => {
  server.clock.now = MORNING
})

describe('A notification that stays unread', () => {
  test('A new applicant is mailed once after ten minutes, without name, number and address', async () => {
    const { employer, jobId } = await act.anEmployerWithJob()
    const worker = await act.anApplicant(jobId)
    await act.minutesLater(9)
    expect(await act.mailsTo(employer)).toEqual([])
    await act.minutesLater(10)
    await act.minutesLater(120)
    const [mail, ...others] = await act.mailsTo(employer)
    expect(others).toEqual([])
    expect(mail?.subject).toBe(mail?.text.split('\n')[2])
    expect(mail?.text).toContain('\n- 베트남\u00a0· 공장 1년 이상\u00a0· 한국어 보통\n반도체 조립\n')
    expect(mail?.text).toContain(`\nhttps://ilteo.test/employmentPage/applicants?job=${jobId}\n`)
    for (const personal of ['Minh', CELLPHONE, worker.email, '1234-5678'])
      expect(`${mail?.headers}${mail?.text}`).not.toContain(personal)
    expect(mail?.headers).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m)
  })

  test('An applicant who was read, opened or has withdrawn within ten minutes is not mailed', async () => {
    const first = await act.anEmployerWithJob()
    await act.anApplicant(first.jobId)
    await server.call(readNotifications, { token: first.employer.token, body: { read: true } })
    const second = await act.anEmployerWithJob()
    const { applicationId } = await act.anApplicant(second.jobId)
    await server.call(decideApplication, {
      params: { id: applicationId },
      body: { status: 'REJECTED' },
      token: second.employer.token,
    })
    const third = await act.anEmployerWithJob()
    const { token } = await act.anApplicant(third.jobId)
    await server.call(withdrawApplication, { params: { id: third.jobId }, token })
    await act.minutesLater(10)
    for (const { employer } of [first, second, third]) expect(await act.mailsTo(employer)).toEqual([])
  })

  test('Several servers mail once, and what comes within half an hour of a mail is in the next one', async () => {
    const { employer, jobId } = await act.anEmployerWithJob('en')
    await act.anApplicant(jobId)
    server.clock.now = minutesAfter(10)
    await act.anApplicant(jobId)
    await Promise.all([untilIdle(server), untilIdle(server), untilIdle(server)])
    server.clock.now = minutesAfter(12)
    await act.anApplicant(jobId)
    await act.minutesLater(39)
    expect((await act.mailsTo(employer)).map(({ subject }) => subject)).toEqual(['1 new applicant'])
    await act.minutesLater(40)
    expect((await act.mailsTo(employer)).map(({ subject }) => subject)).toEqual([
      '1 new applicant',
      '2 new applicants',
    ])
  })

  test('A member without a confirmed address is not mailed', async () => {
    const { employer, jobId } = await act.anEmployerWithJob()
    await act.change(employer, { email_verified_at: null })
    await act.anApplicant(jobId)
    await act.minutesLater(60)
    expect(await act.mailsTo(employer)).toEqual([])
  })

  test('Nothing is sent at night; what came then is sent at eight, on the day itself', async () => {
    const { employer, jobId } = await act.anEmployerWithJob()
    server.clock.now = at(12)
    await act.anApplicant(jobId)
    await act.minutesLater(21 * 60)
    expect(await act.mailsTo(employer)).toEqual([])
    await act.minutesLater(22 * 60)
    expect(await act.mailsTo(employer)).toHaveLength(1)
  })

  test('An unread message is mailed to a worker unless the chat was read or muted', async () => {
    const talk = await aTalk(server)
    await act.change(talk.worker, { email_verified_at: MORNING, lang_code: 'en' })
    await talkActions(server).say(talk, talk.employer, aText('내일 오후 3시에 오실 수 있나요?'))
    await act.minutesLater(10)
    const [mail] = await act.mailsTo(talk.worker)
    expect(mail?.text).toContain(`https://ilteo.test/messages/${talk.id}`)
    expect(mail?.text).not.toContain('오후')
    const muted = await aTalk(server)
    await act.change(muted.worker, { email_verified_at: MORNING })
    await talkActions(server).say(muted, muted.employer, aText('안녕하세요'))
    const member = server.database.db
      .updateTable('conversation_members')
      .where('member_id', '=', muted.worker.id)
    await member.set({ muted_at: MORNING }).execute()
    await act.minutesLater(30)
    expect(await act.mailsTo(muted.worker)).toEqual([])
  })
})

describe('A time for an interview that was agreed on', () => {
  test('It is mailed to the company with the time in Seoul', async () => {
    const talk = await aTalk(server)
    await act.change(talk.employer, { lang_code: 'en' })
    await act.choose(talk.employer, { answers: 'MAIL', applicants: 'APP' })
    const talks = talkActions(server)
    const time = at(52).toISOString()
    const { data } = await talks.say(talk, talk.employer, { id: v7(), kind: 'TIME', times: [time] })
    await talks.say(talk, talk.worker, { id: v7(), kind: 'TIME', about: data.id, accepted: time })
    await untilIdle(server)
    const [mail] = await act.mailsTo(talk.employer)
    expect(mail?.subject).toMatch(/^You agreed on a time: /)
    expect(mail?.text).toMatch(/\nSunday, November 22, 2026 at 2:00\sPM\n/)
  })
})

describe('The channel that a member chose', () => {
  test.each<[Channel, number]>([
    ['APP', 0],
    ['MAIL', 1],
  ])('With %s, a new applicant causes %i mails at once', async (channel, mails) => {
    const { employer, jobId } = await act.anEmployerWithJob()
    await act.choose(employer, all(channel))
    await act.anApplicant(jobId)
    await untilIdle(server)
    expect(await act.mailsTo(employer)).toHaveLength(mails)
    await act.minutesLater(24 * 60)
    expect(await act.mailsTo(employer)).toHaveLength(mails)
  })

  test('A daily mail has all of a day, and is sent at nine', async () => {
    const { employer, jobId } = await act.anEmployerWithJob('en')
    await act.choose(employer, { applicants: 'MAIL_DAILY' })
    for (const minutes of [0, 30, 600]) {
      server.clock.now = minutesAfter(minutes)
      await act.anApplicant(jobId)
    }
    await act.minutesLater(23 * 60 - 1)
    expect(await act.mailsTo(employer)).toEqual([])
    await act.minutesLater(23 * 60)
    const [mail, ...others] = await act.mailsTo(employer)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('3 new applicants')
    expect(mail?.text.match(/^- /gm)).toHaveLength(3)
  })

  test('A text message goes to a confirmed number at once, and five a day at most', async () => {
    const { employer, jobId } = await act.anEmployerWithJob('en')
    const refused = await act.choose(employer, { applicants: 'TEXT' })
    expect([refused.status, refused.problem.errors]).toMatchObject([
      400,
      [{ field: 'applicants', code: 'INVALID' }],
    ])
    const cellphone = '01055556666'
    await act.change(employer, { cellphone, cellphone_verified_at: MORNING })
    expect((await act.choose(employer, { applicants: 'TEXT' })).status).toBe(200)
    for (let minutes = 0; minutes <= TEXTS_A_DAY; minutes++) {
      await act.anApplicant(jobId)
      await act.minutesLater(minutes)
    }
    const texts = await messagesTo(server, cellphone)
    expect(texts).toHaveLength(TEXTS_A_DAY)
    expect(texts[0]).toMatch(/^\[일터\] Ilteo: 1 new applicant https:\S+\?job=/)
    expect(await act.mailsTo(employer)).toEqual([])
  })

  test('No text message is sent beyond 1,000 a day to all members', async () => {
    const { employer, jobId } = await act.anEmployerWithJob('en')
    const cellphone = '01055557777'
    await act.change(employer, { cellphone, cellphone_verified_at: MORNING })
    await act.choose(employer, all('TEXT'))
    await server.services.limits.clear('notification-text-total', 'all')
    for (let count = 1; count < 1_000; count++)
      await server.services.limits.count('notification-text-total', 'all')
    await act.anApplicant(jobId)
    await untilIdle(server)
    await act.anApplicant(jobId)
    await untilIdle(server)
    expect(await messagesTo(server, cellphone)).toHaveLength(1)
    await server.services.limits.clear('notification-text-total', 'all')
  })

  test('Other topics stay as they were, and each member reads only their own choice', async () => {
    const { employer } = await act.anEmployerWithJob()
    const other = await act.anEmployerWithJob()
    await act.choose(employer, { payment: 'APP' })
    const read = async ({ token }: TestMember) => (await server.call(getNotificationChannels, { token })).data
    expect(await read(employer)).toEqual({ ...all('MAIL_UNREAD'), payment: 'APP' })
    expect(await read(other.employer)).toEqual(all('MAIL_UNREAD'))
    expect((await server.call(getNotificationChannels)).status).toBe(401)
    expect((await act.choose(employer, { answers: 'PIGEON' as Channel })).status).toBe(400)
  })

  test('What waits is not sent once its topic is for the app alone', async () => {
    const { employer, jobId } = await act.anEmployerWithJob()
    await act.anApplicant(jobId)
    await act.choose(employer, { applicants: 'APP' })
    await act.minutesLater(60)
    expect(await act.mailsTo(employer)).toEqual([])
  })
})
