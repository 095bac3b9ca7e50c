import { v7 } from 'uuid'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  countApplicants,
  decideApplication,
  exportApplicants,
  listApplicantPhrases,
  listOpenApplicants,
  messageApplicant,
  noteApplicant,
  shortlistApplicant,
} from '../../src/contract/employer/applicant.ts'
import type { ApplicantSort } from '../../src/contract/employer/applicant-filter.ts'
import {
  applyToJob,
  listApplications,
  withdrawApplication,
} from '../../src/contract/candidate/application.ts'
import { blockConversation, listConversations } from '../../src/contract/message/conversation.ts'
import { listMessages } from '../../src/contract/message/conversation-message.ts'
import { listNotifications } from '../../src/contract/message/notification.ts'
import { announcementActions, aVerifiedEmployer } from '../support/announcements.ts'
import { inDays } from '../support/proposals.ts'
import { aWorker, type TestMember } from '../support/members.ts'
import { runServer, type RunningServer } from '../support/server.ts'

let server: RunningServer

beforeAll(async () => {
  server = await runServer()
})

type Resume = Partial<{ name: string; country_iso_code: string; korean_capability: string; career: string }>

async function anApplicant(employer: TestMember, jobId: string, resume: Resume = {}) {
  const worker = await aWorker(server, { hasResume: true })
  if (Object.keys(resume).length > 0)
    await server.database.db
      .updateTable('resumes')
      .set(resume as object)
      .where('member_id', '=', worker.id)
      .execute()
  const { data } = await server.call(applyToJob, { params: { id: jobId }, token: worker.token })
  return { id: data.id, worker, employer }
}

async function aJobWith(resumes: readonly Resume[]) {
  const employer = await aVerifiedEmployer(server)
  const jobId = await announcementActions(server).aPublicOne(employer, { title: '여럿이 지원한 공고' })
  const applicants = []
  for (const resume of resumes) applicants.push(await anApplicant(employer, jobId, resume))
  return { employer, jobId, applicants }
}

type Applicant = Awaited<ReturnType<typeof anApplicant>>

const text = (words: string) => ({ id: v7(), kind: 'TEXT', text: words }) as const
const phrase = (code: string) => ({ id: v7(), kind: 'PHRASE', code, params: {} }) as const
const decide = ({ id, employer }: Applicant, body: object, key = v7()) =>
  server.call(decideApplication, { params: { id }, body, token: employer.token, key })
const say = ({ id, employer }: Applicant, body: object, key = v7()) =>
  server.call(messageApplicant, { params: { id }, body, token: employer.token, key })
const shortlist = ({ id, employer }: Applicant, isShortlisted: boolean, token = employer.token) =>
  server.call(shortlistApplicant, { params: { id }, body: { isShortlisted }, token })

async function messagesTo({ worker }: Applicant) {
  const { data } = await server.call(listConversations, { token: worker.token })
  const [conversation] = data
  if (!conversation) return []
  const { data: messages } = await server.call(listMessages, {
    params: { id: conversation.id },
    token: worker.token,
  })
  return messages.map((message) => message.phrase?.code ?? (message.time ? message.time.times : message.text))
}
const toldTo = async ({ worker }: Applicant) =>
  (await server.call(listNotifications, { token: worker.token })).data.map(({ kind }) => kind)

describe('Filtering, ordering and counting applicants', () => {
  const people = [
    {
      name: 'NGUYỄN VĂN AN',
      country_iso_code: 'vn',
      korean_capability: 'GOOD',
      career: '{"FARM":"UNDER_WEEK"}',
    },
    { name: 'Bayar', country_iso_code: 'mn', korean_capability: 'BAD', career: '{"FARM":"ABOVE_1YEAR"}' },
    { name: 'Chhay Sok', country_iso_code: 'kh', career: '{}' },
  ]

  test('An employer finds applicants by name without marks, country, Korean, status and shortlist', async () => {
    const { employer, applicants } = await aJobWith(people)
    const names = async (query: Record<string, unknown>) =>
      (await server.call(listOpenApplicants, { query, token: employer.token })).data.map(({ name }) => name)
    expect(await names({ query: 'nguyen van' })).toEqual(['NGUYỄN VĂN AN'])
    expect(await names({ query: '5678' })).toHaveLength(3)
    expect(await names({ query: "o'%_" })).toEqual([])
    expect(await names({ countries: 'mn,kh' })).toEqual(['Chhay Sok', 'Bayar'])
    expect(await names({ korean: 'NORMAL,GOOD,VERY_GOOD' })).toEqual(['NGUYỄN VĂN AN'])
    expect(await names({ rights: 'NONE' })).toHaveLength(3)
    expect(await names({ rights: 'NO' })).toEqual([])
    await shortlist(applicants[1]!, true)
    expect(await names({ isShortlisted: true })).toEqual(['Bayar'])
    const exported = await server.call(exportApplicants, {
      body: { countries: ['kh'] },
      token: employer.token,
    })
    expect(exported.data.map(({ name }) => name)).toEqual(['Chhay Sok'])
  })

  test.each<[ApplicantSort, string[]]>([
    ['newest', ['Chhay Sok', 'Bayar', 'NGUYỄN VĂN AN']],
    ['oldest', ['NGUYỄN VĂN AN', 'Bayar', 'Chhay Sok']],
    ['name', ['Bayar', 'Chhay Sok', 'NGUYỄN VĂN AN']],
    ['korean', ['NGUYỄN VĂN AN', 'Bayar', 'Chhay Sok']],
    ['experience', ['Bayar', 'NGUYỄN VĂN AN', 'Chhay Sok']],
    ['right', ['Chhay Sok', 'Bayar', 'NGUYỄN VĂN AN']],
  ])('Applicants are ordered by “%s”', async (sort, expected) => {
    const { employer } = await aJobWith(people)
    const { data } = await server.call(listOpenApplicants, { query: { sort }, token: employer.token })
    expect(data.map(({ name }) => name)).toEqual(expected)
  })

  test('Counts follow the filter, leave out withdrawn applications, and are of the own applicants alone', async () => {
    const { employer, jobId, applicants } = await aJobWith([...people, {}])
    await decide(applicants[0]!, { status: 'REJECTED' })
    await shortlist(applicants[1]!, true)
    await server.call(withdrawApplication, { params: { id: jobId }, token: applicants[3]!.worker.token })
    const counts = async (query: Record<string, unknown>, token = employer.token) =>
      (await server.call(countApplicants, { query, token })).data
    expect(await counts({})).toMatchObject({ stages: { SENT: 2, READ: 0, REJECTED: 1 }, shortlisted: 1 })
    expect(await counts({ countries: 'kh' })).toMatchObject({
      stages: { SENT: 1, REJECTED: 0 },
      shortlisted: 0,
    })
    expect((await counts({ countries: 'kh' })).countries).toHaveLength(3)
    const other = await aVerifiedEmployer(server)
    expect(await counts({}, other.token)).toMatchObject({ stages: { SENT: 0 }, countries: [] })
  })
})

describe('The shortlist of an employer', () => {
  test('It is kept beside the note, and the worker learns nothing of either', async () => {
    const { employer, applicants } = await aJobWith([{}])
    const [applicant] = applicants as [Applicant]
    const note = (words: string) =>
      server.call(noteApplicant, {
        params: { id: applicant.id },
        body: { text: words },
        token: employer.token,
      })
    const seen = async () => (await server.call(listOpenApplicants, { token: employer.token })).data[0]
    await shortlist(applicant, true)
    await note('월요일에 전화')
    expect(await seen()).toMatchObject({ isShortlisted: true, note: '월요일에 전화', stage: 'SENT' })
    await note('')
    expect(await seen()).toMatchObject({ isShortlisted: true, note: '' })
    expect(await toldTo(applicant)).toEqual([])
    const own = await server.call(listApplications, { token: applicant.worker.token })
    expect(JSON.stringify(own.data)).not.toMatch(/shortlist/i)
    expect(own.data[0]).toMatchObject({ status: 'SENT' })
    await shortlist(applicant, false)
    expect(await seen()).toMatchObject({ isShortlisted: false })
    const rows = server.database.db.selectFrom('applicant_notes').selectAll()
    expect(await rows.where('application_id', '=', applicant.id).execute()).toEqual([])
  })

  test('Only the employer of the job may change it', async () => {
    const { applicants } = await aJobWith([{}])
    const [applicant] = applicants as [Applicant]
    expect((await shortlist(applicant, true, (await aVerifiedEmployer(server)).token)).status).toBe(404)
    expect((await shortlist(applicant, true, applicant.worker.token)).status).toBe(403)
  })
})

describe('A decision with a message', () => {
  test('The message arrives before the rejection closes the conversation, once, however often it is sent', async () => {
    const { applicants } = await aJobWith([{}])
    const [applicant] = applicants as [Applicant]
    const body = { status: 'REJECTED', message: phrase('THANKS_OTHER_CHOSEN') }
    const key = v7()
    const answers = await Promise.all([decide(applicant, body, key), decide(applicant, body, key)])
    expect(answers.map(({ status }) => status)).toContain(200)
    expect((await decide(applicant, body, key)).data.stage).toBe('REJECTED')
    expect((await decide(applicant, { ...body, message: text('again') })).data.stage).toBe('REJECTED')
    expect(await messagesTo(applicant)).toEqual(['THANKS_OTHER_CHOSEN'])
    expect((await toldTo(applicant)).toSorted()).toEqual(['APPLICATION_REJECTED', 'MESSAGE_RECEIVED'])
    expect((await say(applicant, text('late'))).problem.responseCode).toBe('CONVERSATION_CLOSED')
  })

  test('An applicant who has blocked the company is rejected without the message', async () => {
    const { applicants } = await aJobWith([{}])
    const [applicant] = applicants as [Applicant]
    const { data } = await say(applicant, text('hello'))
    await server.call(blockConversation, {
      params: { id: data.conversationId },
      body: { isBlocked: true },
      token: applicant.worker.token,
    })
    const decided = await decide(applicant, { status: 'REJECTED', message: text('bye') })
    expect(decided.data).toMatchObject({ stage: 'REJECTED' })
    expect(await messagesTo(applicant)).toEqual(['hello'])
  })

  test('A message that does not fit refuses the decision as a whole', async () => {
    const { applicants } = await aJobWith([{}])
    const [applicant] = applicants as [Applicant]
    const { problem } = await decide(applicant, { status: 'REJECTED', message: phrase('NO_SUCH_PHRASE') })
    expect(problem.responseCode).toBe('PHRASE_UNKNOWN')
    expect(await toldTo(applicant)).toEqual([])
  })
})

describe('Messages to several applicants', () => {
  test('Each is told once in a conversation that is opened for it, and times are offered to each', async () => {
    const { employer, applicants } = await aJobWith([{}, {}])
    const at = inDays(3).toISOString()
    for (const applicant of applicants) {
      const key = v7()
      const offer = { id: v7(), kind: 'TIME', times: [at], about: null, accepted: null }
      expect((await say(applicant, offer, key)).status).toBe(201)
      await say(applicant, offer, key)
      expect((await say(applicant, offer)).status).toBe(200)
      expect(await messagesTo(applicant)).toEqual([[at]])
    }
    const { data } = await server.call(listOpenApplicants, { token: employer.token })
    expect(data.map(({ offeredTimes }) => offeredTimes)).toEqual([
      { times: [at], byApplicant: false },
      { times: [at], byApplicant: false },
    ])
    const past = { id: v7(), kind: 'TIME', times: [inDays(-1).toISOString()], about: null, accepted: null }
    expect((await say(applicants[0]!, past)).problem.responseCode).toBe('TIME_PASSED')
  })

  test('Others’ applicants, and withdrawn ones, cannot be written to', async () => {
    const { jobId, applicants } = await aJobWith([{}])
    const [applicant] = applicants as [Applicant]
    const other = { ...applicant, employer: await aVerifiedEmployer(server) }
    expect((await say(other, text('hello'))).status).toBe(404)
    await server.call(withdrawApplication, { params: { id: jobId }, token: applicant.worker.token })
    expect((await say(applicant, text('hello'))).status).toBe(404)
  })

  test('The phrases are listed in the languages of the applicants, and in English for others', async () => {
    const { employer } = await aJobWith([])
    const query = { langCodes: 'ko,vi,xx' }
    const { data } = await server.call(listApplicantPhrases, { query, token: employer.token })
    const inAll = data.filter(({ code }) => code === 'STILL_INTERESTED')
    expect(inAll.map(({ langCode }) => langCode)).toEqual(['ko', 'vi', 'en'])
    expect(new Set(inAll.map(({ text: words }) => words)).size).toBe(3)
  })
})
