import { v7 } from 'uuid'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  decideApplication,
  listApplicants,
  listOpenApplicants,
  listResumeApplications,
} from '../../src/contract/employer/applicant.ts'
import {
  applyToJob,
  listApplications,
  withdrawApplication,
} from '../../src/contract/candidate/application.ts'
import { listNotifications } from '../../src/contract/message/notification.ts'
import { announcementActions, aVerifiedEmployer } from '../support/announcements.ts'
import { anEmployer, aWorker, type TestMember } from '../support/members.ts'
import { runServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
let employer: TestMember
let acts: ReturnType<typeof announcementActions>

beforeAll(async () => {
  server = await runServer()
  acts = announcementActions(server)
  employer = await aVerifiedEmployer(server)
})

const list = (id: string, query = {}, member = employer) =>
  server.call(listApplicants, { params: { id }, query, token: member.token })
const decide = (id: string, status: string, member = employer) =>
  server.call(decideApplication, { params: { id }, body: { status }, token: member.token })
const apply = (id: string, member: TestMember) =>
  server.call(applyToJob, { params: { id }, token: member.token })
const withdraw = (id: string, member: TestMember) =>
  server.call(withdrawApplication, { params: { id }, token: member.token })
const notificationKinds = async (member: TestMember) =>
  (await server.call(listNotifications, { token: member.token })).data.map(({ kind }) => kind)

async function anApplication() {
  const jobId = await acts.aPublicOne(employer, { title: '지원자가 있는 공고' })
  const worker = await aWorker(server, { hasResume: true })
  const { data } = await apply(jobId, worker)
  return { jobId, worker, id: data.id }
}

describe('Applicants of a job', () => {
  test('Applicants are listed newest first, five a page, with an unread count and without withdrawn ones', async () => {
    const jobId = await acts.aPublicOne(employer)
    const workers = await Promise.all(Array.from({ length: 7 }, () => aWorker(server, { hasResume: true })))
    const sent: string[] = []
    for (const worker of workers) sent.push((await apply(jobId, worker)).data.id)
    await withdraw(jobId, workers[6]!)
    await decide(sent[0]!, 'READ')
    const first = await list(jobId)
    expect(first).toMatchObject({ totalCount: 6, totalPages: 2, unreadCount: 5 })
    expect(first.data.map(({ id }) => id)).toEqual(sent.slice(1, 6).toReversed())
    const second = await list(jobId, { pageNumber: 1 })
    expect(second.data).toMatchObject([
      { id: sent[0], status: 'READ', read: true, name: 'Tran Minh Hau', countryIsoCode: 'vn' },
    ])
  })

  test('Only the employer who received a resume can list the applications made with it', async () => {
    const { jobId, worker, id } = await anApplication()
    const other = await acts.aPublicOne(employer, { title: '다른 공고' })
    const second = (await apply(other, worker)).data.id
    const resumeId = (await list(jobId)).data[0]?.resumeId ?? ''
    const ofResume = (member: TestMember, of = resumeId) =>
      server.call(listResumeApplications, { params: { id: of }, token: member.token })
    expect((await ofResume(employer)).data).toMatchObject([
      { id: second, status: 'SENT', jobId: other, title: '다른 공고', name: 'Tran Minh Hau' },
      { id, status: 'SENT', jobId, title: '지원자가 있는 공고' },
    ])
    await withdraw(other, worker)
    expect((await ofResume(employer)).data.map((each) => each.id)).toEqual([id])
    expect((await ofResume(await aVerifiedEmployer(server))).data).toEqual([])
    expect((await ofResume(employer, v7())).data).toEqual([])
    expect((await ofResume(worker)).status).toBe(403)
  })

  test("Another employer's applicants are answered exactly like those of an unknown job", async () => {
    const { jobId, id } = await anApplication()
    for (const other of [await aVerifiedEmployer(server), await anEmployer(server)]) {
      const [theirs, nobodys] = [await list(jobId, {}, other), await list(v7(), {}, other)]
      expect({ ...theirs.problem, instance: '' }).toEqual({ ...nobodys.problem, instance: '' })
      expect(theirs.status).toBe(404)
      const [decided, unknown] = [await decide(id, 'READ', other), await decide(v7(), 'READ', other)]
      expect({ ...decided.problem, instance: '' }).toEqual({ ...unknown.problem, instance: '' })
      expect(decided.status).toBe(404)
    }
  })
})

describe('Open applicants of an employer', () => {
  test('Undecided applications to all jobs of the employer are listed newest first, and leave once decided or withdrawn', async () => {
    const owner = await aVerifiedEmployer(server)
    const jobs = [
      await acts.aPublicOne(owner, { title: '첫 공고' }),
      await acts.aPublicOne(owner, { title: '둘째 공고' }),
    ]
    const [first, second, third] = await Promise.all(
      Array.from({ length: 3 }, () => aWorker(server, { hasResume: true })),
    )
    const sent = [
      (await apply(jobs[0]!, first!)).data.id,
      (await apply(jobs[1]!, second!)).data.id,
      (await apply(jobs[1]!, third!)).data.id,
    ]
    const open = () => server.call(listOpenApplicants, { query: {}, token: owner.token })
    await decide(sent[0]!, 'READ', owner)
    expect(await open()).toMatchObject({
      totalCount: 3,
      unreadCount: 2,
      data: [
        { id: sent[2], title: '둘째 공고', jobId: jobs[1], status: 'SENT' },
        { id: sent[1], title: '둘째 공고' },
        { id: sent[0], title: '첫 공고', jobId: jobs[0], status: 'READ', name: 'Tran Minh Hau' },
      ],
    })
    await decide(sent[0]!, 'REJECTED', owner)
    await decide(sent[1]!, 'SHORTLISTED', owner)
    await withdraw(jobs[1]!, third!)
    expect(await open()).toMatchObject({ totalCount: 0, unreadCount: 0, data: [] })
  })

  test("Another employer's applicants are not listed, and a worker may not ask", async () => {
    await anApplication()
    const other = await aVerifiedEmployer(server)
    expect((await server.call(listOpenApplicants, { query: {}, token: other.token })).data).toEqual([])
    const worker = await aWorker(server)
    expect((await server.call(listOpenApplicants, { query: {}, token: worker.token })).status).toBe(403)
  })
})

describe('Deciding on an application', () => {
  test('An application notifies the employer once', async () => {
    const { worker, jobId } = await anApplication()
    await apply(jobId, worker)
    const { data } = await server.call(listNotifications, { token: employer.token })
    const about = data.filter((notification) => notification.targetId === jobId)
    expect(about).toMatchObject([
      { kind: 'APPLICATION_RECEIVED', subject: '지원자가 있는 공고', actor: 'Tran Minh Hau' },
    ])
  })

  test('An employer can mark an application read, shortlist and reject it, and each step notifies the worker', async () => {
    const { id, worker } = await anApplication()
    expect((await decide(id, 'READ')).data).toEqual({ id, status: 'READ', stage: 'READ' })
    expect((await decide(id, 'SHORTLISTED')).data.status).toBe('SHORTLISTED')
    expect((await decide(id, 'REJECTED')).data.status).toBe('REJECTED')
    expect(await notificationKinds(worker)).toEqual([
      'APPLICATION_REJECTED',
      'APPLICATION_SHORTLISTED',
      'APPLICATION_READ',
    ])
  })

  test('GET /users/applications dates each stage that an application has reached', async () => {
    const { id, worker } = await anApplication()
    const stepsOf = async () => {
      const { data } = await server.call(listApplications, { token: worker.token })
      return data.find((application) => application.id === id)?.steps
    }
    expect(await stepsOf()).toEqual([])
    await decide(id, 'READ')
    await decide(id, 'SHORTLISTED')
    await decide(id, 'INTERVIEW')
    expect(await stepsOf()).toEqual([
      { stage: 'READ', at: expect.any(String) },
      { stage: 'SHORTLISTED', at: expect.any(String) },
      { stage: 'INTERVIEW', at: expect.any(String) },
    ])
    // As decided before steps were stored.
    await server.database.db.deleteFrom('application_steps').where('application_id', '=', id).execute()
    expect(await stepsOf()).toEqual([{ stage: 'INTERVIEW', at: expect.any(String) }])
  })

  test('Reading a shortlisted application keeps its status, and repeating a decision notifies nobody', async () => {
    const { id, worker } = await anApplication()
    await decide(id, 'SHORTLISTED')
    expect((await decide(id, 'READ')).data.status).toBe('SHORTLISTED')
    await decide(id, 'SHORTLISTED')
    expect(await notificationKinds(worker)).toEqual(['APPLICATION_SHORTLISTED'])
  })

  test('A withdrawn application answers 404, and one that was read cannot be withdrawn', async () => {
    const withdrawn = await anApplication()
    await withdraw(withdrawn.jobId, withdrawn.worker)
    expect((await decide(withdrawn.id, 'READ')).status).toBe(404)
    const seen = await anApplication()
    await decide(seen.id, 'READ')
    expect((await withdraw(seen.jobId, seen.worker)).problem.responseCode).toBe('APPLICATION_READ')
  })

  test('Either the withdrawal or the decision succeeds when both arrive at the same moment', async () => {
    for (let round = 0; round < 5; round++) {
      const { id, jobId, worker } = await anApplication()
      const [withdrawn, decided] = await Promise.all([withdraw(jobId, worker), decide(id, 'SHORTLISTED')])
      expect([withdrawn.status, decided.status].filter((status) => status === 200)).toHaveLength(1)
    }
  })

  test.each(['SENT', 'WITHDRAWN', '', 'FIRED'])(
    'An employer cannot set an application to %j',
    async (status) => {
      const { id } = await anApplication()
      const { problem } = await decide(id, status)
      expect(problem.errors).toMatchObject([{ field: 'status' }])
    },
  )
})
