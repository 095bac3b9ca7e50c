import { v7 } from 'uuid'
import { beforeAll, describe, expect, test } from 'vitest'
import { applyToJob, listApplications } from '../../src/contract/candidate/application.ts'
import {
  decideApplication,
  exportApplicants,
  listOpenApplicants,
  listResumeApplications,
} from '../../src/contract/employer/applicant.ts'
import { withdrawMessage } from '../../src/contract/message/conversation-message.ts'
import { listNotifications } from '../../src/contract/message/notification.ts'
import { announcementActions, aVerifiedEmployer } from '../support/announcements.ts'
import { aTalk, type Talk, talkActions } from '../support/conversations.ts'
import type { TestMember } from '../support/members.ts'
import { inDays, proposalActions } from '../support/proposals.ts'
import { runServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
let act: ReturnType<typeof talkActions>

beforeAll(async () => {
  server = await runServer()
  act = talkActions(server)
})

const time = (days: number) => inDays(days).toISOString()

/** The company offers times, and the worker accepts one. @returns id of the worker's message */
async function agree(talk: Talk, at: string): Promise<string> {
  const { data: offer } = await act.say(talk, talk.employer, { id: v7(), kind: 'TIME', times: [at, time(9)] })
  const body = { id: v7(), kind: 'TIME', about: offer.id, accepted: at }
  const { status, data } = await act.say(talk, talk.worker, body)
  expect(status).toBe(201)
  return data.id
}
const decide = ({ employer, applicationId }: Talk, status: string) =>
  server.call(decideApplication, { params: { id: applicationId }, body: { status }, token: employer.token })
async function seenByEmployer({ token }: TestMember) {
  const stages = ['SENT', 'READ', 'SHORTLISTED', 'INTERVIEW', 'HIRED', 'REJECTED']
  const [applicant] = (await server.call(listOpenApplicants, { query: { stages }, token })).data
  return applicant
}
const seenByWorker = async ({ token }: TestMember) => (await server.call(listApplications, { token })).data[0]

describe('A time for an interview that is agreed on in a conversation', () => {
  test('It moves a new application to the interview, and both sides see when it is', async () => {
    const talk = await aTalk(server)
    const at = time(2)
    await agree(talk, at)
    const agreed = { stage: 'INTERVIEW', status: 'SHORTLISTED', interviewDate: at }
    const applicant = await seenByEmployer(talk.employer)
    expect(applicant).toMatchObject(agreed)
    const { token } = talk.employer
    expect((await server.call(exportApplicants, { body: {}, token })).data).toMatchObject([agreed])
    const params = { id: applicant?.resumeId ?? '' }
    expect((await server.call(listResumeApplications, { params, token })).data).toMatchObject([agreed])
    const own = await seenByWorker(talk.worker)
    expect(own).toMatchObject(agreed)
    expect(own?.steps?.map(({ stage }) => stage)).toEqual(['INTERVIEW'])
    const told = (await server.call(listNotifications, { token: talk.worker.token })).data
    expect(told.map(({ kind }) => kind)).not.toContain('APPLICATION_INTERVIEW')
  })

  test('An offer alone moves nothing', async () => {
    const talk = await aTalk(server)
    await act.say(talk, talk.employer, { id: v7(), kind: 'TIME', times: [time(2)] })
    expect(await seenByEmployer(talk.employer)).toMatchObject({ stage: 'SENT', interviewDate: null })
  })

  test('The company sees which times were offered last, by whom, until one is agreed on or all have passed', async () => {
    const talk = await aTalk(server)
    const [first, second] = [time(2), time(3)]
    const seen = async () => {
      const applicant = await seenByEmployer(talk.employer)
      const params = { id: applicant?.resumeId ?? '' }
      const [ofResume] = (await server.call(listResumeApplications, { params, token: talk.employer.token }))
        .data
      expect(ofResume?.offeredTimes).toEqual(applicant?.offeredTimes)
      return applicant?.offeredTimes
    }
    expect(await seen()).toBeNull()
    const offer = { id: v7(), kind: 'TIME', times: [first] }
    const { data: offered } = await act.say(talk, talk.employer, offer)
    expect(await seen()).toEqual({ times: [first], byApplicant: false })
    const other = { id: v7(), kind: 'TIME', about: offered.id, times: [second] }
    const { data: countered } = await act.say(talk, talk.worker, other)
    expect(await seen()).toEqual({ times: [second], byApplicant: true })
    const params = { id: talk.id, messageId: countered.id }
    await server.call(withdrawMessage, { params, token: talk.worker.token })
    expect(await seen()).toEqual({ times: [first], byApplicant: false })
    server.clock.now = inDays(4)
    expect(await seen()).toBeNull()
    server.clock.now = null
    await agree(talk, first)
    expect(await seen()).toBeNull()
  })

  test('Another time that is agreed on replaces it, and the day of the stage stays', async () => {
    const talk = await aTalk(server)
    await agree(talk, time(2))
    const before = (await seenByWorker(talk.worker))?.steps
    const later = time(3)
    await agree(talk, later)
    expect(await seenByWorker(talk.worker)).toMatchObject({ interviewDate: later, steps: before })
  })

  test('A hired applicant stays hired, without an interview', async () => {
    const talk = await aTalk(server)
    await decide(talk, 'HIRED')
    await agree(talk, time(2))
    expect(await seenByEmployer(talk.employer)).toMatchObject({ stage: 'HIRED', interviewDate: null })
  })

  test('An agreement that is taken back leaves the stage, and shows the time before it', async () => {
    const talk = await aTalk(server)
    const first = time(2)
    await agree(talk, first)
    const second = await agree(talk, time(3))
    const params = { id: talk.id, messageId: second }
    expect((await server.call(withdrawMessage, { params, token: talk.worker.token })).status).toBe(200)
    expect(await seenByEmployer(talk.employer)).toMatchObject({ stage: 'INTERVIEW', interviewDate: first })
  })
})

describe('A time that is agreed on by replies to a proposal', () => {
  test('It moves the candidate’s application for the same job, and none for another one', async () => {
    const does = proposalActions(server)
    const acts = announcementActions(server)
    const employer = await aVerifiedEmployer(server)
    const [jobId, otherId] = [await acts.aPublicOne(employer), await acts.aPublicOne(employer)]
    const { candidate, id } = await does.anOffer(employer, { jobId })
    for (const each of [jobId, otherId])
      await server.call(applyToJob, { params: { id: each }, token: candidate.token })
    const at = time(4)
    const offered = await does.reply(candidate, id, { code: 'OTHER_TIMES', times: [at] })
    const agreement = { code: 'TIME_AGREED', about: offered.data.id, times: [at] }
    expect((await does.respond(employer, id, agreement)).status).toBe(201)
    const own = (await server.call(listApplications, { token: candidate.token })).data
    expect(
      Object.fromEntries(own.map(({ job, stage, interviewDate }) => [job.id, [stage, interviewDate]])),
    ).toEqual({ [jobId]: ['INTERVIEW', at], [otherId]: ['SENT', null] })
  })
})
