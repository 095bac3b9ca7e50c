import { beforeAll, describe, expect, test } from 'vitest'
import {
  decideApplication,
  exportApplicants,
  listApplicants,
  listOpenApplicants,
  listResumeApplications,
  noteApplicant,
} from '../../src/contract/employer/applicant.ts'
import {
  applyToJob,
  listApplications,
  withdrawApplication,
} from '../../src/contract/candidate/application.ts'
import { getJob } from '../../src/contract/job/job.ts'
import { listNotifications } from '../../src/contract/message/notification.ts'
import { exportMember } from '../../src/contract/account/member-account.ts'
import { announcementActions, aVerifiedEmployer } from '../support/announcements.ts'
import { aWorker, type TestMember } from '../support/members.ts'
import { runServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
let employer: TestMember
let acts: ReturnType<typeof announcementActions>

beforeAll(async () => {
  server = await runServer()
  acts = announcementActions(server)
  employer = await aVerifiedEmployer(server)
})

const decide = (id: string, status: string, member = employer) =>
  server.call(decideApplication, { params: { id }, body: { status }, token: member.token })
const note = (id: string, text: string, member = employer) =>
  server.call(noteApplicant, { params: { id }, body: { text }, token: member.token })
const withdraw = (id: string, member: TestMember) =>
  server.call(withdrawApplication, { params: { id }, token: member.token })
const ofJob = async (id: string, query = {}) =>
  (await server.call(listApplicants, { params: { id }, query, token: employer.token })).data

async function anApplication(member = employer) {
  const jobId = await acts.aPublicOne(member, { title: '단계가 있는 공고' })
  const worker = await aWorker(server, { hasResume: true })
  const { data } = await server.call(applyToJob, { params: { id: jobId }, token: worker.token })
  return { jobId, worker, id: data.id }
}

describe('Stages of an application', () => {
  test('Interview and hired are stages of a shortlisted application, and each notifies the worker', async () => {
    const { id, jobId, worker } = await anApplication()
    expect((await decide(id, 'SHORTLISTED')).data).toEqual({
      id,
      status: 'SHORTLISTED',
      stage: 'SHORTLISTED',
    })
    expect((await decide(id, 'INTERVIEW')).data).toEqual({ id, status: 'SHORTLISTED', stage: 'INTERVIEW' })
    expect((await decide(id, 'HIRED')).data).toEqual({ id, status: 'SHORTLISTED', stage: 'HIRED' })
    expect(await ofJob(jobId)).toMatchObject([{ id, status: 'SHORTLISTED', stage: 'HIRED' }])
    const { data } = await server.call(listNotifications, { token: worker.token })
    expect(data.map(({ kind }) => kind)).toEqual([
      'APPLICATION_HIRED',
      'APPLICATION_INTERVIEW',
      'APPLICATION_SHORTLISTED',
    ])
    expect(data[0]).toMatchObject({ subject: '단계가 있는 공고', path: '/mypage/applyStatus' })
  })

  test('The worker sees the stage in the list of applications and on the job', async () => {
    const { id, jobId, worker } = await anApplication()
    await decide(id, 'INTERVIEW')
    const own = await server.call(listApplications, { token: worker.token })
    expect(own.data).toMatchObject([{ id, status: 'SHORTLISTED', stage: 'INTERVIEW' }])
    const job = await server.call(getJob, { params: { id: jobId }, token: worker.token })
    expect(job.data.application).toMatchObject({ status: 'SHORTLISTED', stage: 'INTERVIEW' })
  })

  test('A repeated stage notifies nobody, reading keeps it, and a rejection ends it', async () => {
    const { id, worker } = await anApplication()
    await decide(id, 'INTERVIEW')
    await decide(id, 'INTERVIEW')
    expect((await decide(id, 'READ')).data.stage).toBe('INTERVIEW')
    expect((await decide(id, 'REJECTED')).data).toEqual({ id, status: 'REJECTED', stage: 'REJECTED' })
    expect((await decide(id, 'SHORTLISTED')).data.stage).toBe('SHORTLISTED')
    const { data } = await server.call(listNotifications, { token: worker.token })
    expect(data.filter(({ kind }) => kind === 'APPLICATION_INTERVIEW')).toHaveLength(1)
  })

  test('An application at a stage cannot be withdrawn, and the stages of a closed job can change', async () => {
    const { id, jobId, worker } = await anApplication()
    await decide(id, 'INTERVIEW')
    expect((await withdraw(jobId, worker)).problem.responseCode).toBe('APPLICATION_READ')
    await acts.close(employer, jobId)
    expect((await decide(id, 'HIRED')).data.stage).toBe('HIRED')
    expect((await decide(id, 'HIRED', await aVerifiedEmployer(server))).status).toBe(404)
  })
})

describe('Filtering applicants', () => {
  test('Applicants can be filtered by stage and by job, and without a filter the open ones are listed', async () => {
    const owner = await aVerifiedEmployer(server)
    const first = await anApplication(owner)
    const second = await anApplication(owner)
    const third = await anApplication(owner)
    await decide(first.id, 'INTERVIEW', owner)
    await decide(second.id, 'REJECTED', owner)
    const ids = async (query: Record<string, string>) => {
      const { data, totalCount } = await server.call(listOpenApplicants, { query, token: owner.token })
      expect(totalCount).toBe(data.length)
      return data.map(({ id }) => id)
    }
    expect(await ids({})).toEqual([third.id])
    expect(await ids({ stages: 'INTERVIEW' })).toEqual([first.id])
    expect(await ids({ stages: 'SHORTLISTED' })).toEqual([])
    expect(await ids({ stages: 'SENT,INTERVIEW,REJECTED' })).toEqual([third.id, second.id, first.id])
    expect(await ids({ stages: 'SENT,INTERVIEW,REJECTED', jobId: second.jobId })).toEqual([second.id])
    expect(await ids({ stages: 'SENT', jobId: (await anApplication()).jobId })).toEqual([])
    const inJob = await server.call(listApplicants, {
      params: { id: first.jobId },
      query: { stages: 'SENT' },
      token: owner.token,
    })
    expect(inJob).toMatchObject({ totalCount: 0, data: [] })
  })
})

describe('Notes about an applicant', () => {
  test('A note replaces the one before, is shown to the employer alone, and an empty one removes it', async () => {
    const { id, jobId, worker } = await anApplication()
    expect((await note(id, ' 수요일에 전화 \n 010 ')).status).toBe(200)
    expect((await note(id, '금요일에 면접\n二次')).data).toEqual({ id, note: '금요일에 면접\n二次' })
    const [applicant] = await ofJob(jobId)
    expect(applicant?.note).toBe('금요일에 면접\n二次')
    const ofResume = await server.call(listResumeApplications, {
      params: { id: applicant?.resumeId ?? '' },
      token: employer.token,
    })
    expect(ofResume.data).toMatchObject([{ id, note: '금요일에 면접\n二次', stage: 'SENT' }])
    const theirs = await server.call(exportMember, { token: worker.token })
    expect(JSON.stringify(theirs.data)).not.toContain('금요일에 면접')
    const own = await server.call(exportMember, { token: employer.token })
    expect(JSON.stringify(own.data)).toContain('금요일에 면접')
    await note(id, '')
    expect((await ofJob(jobId))[0]?.note).toBe('')
  })

  test("A note needs the employer's own active application and has at most 1,000 characters", async () => {
    const { id, jobId, worker } = await anApplication()
    expect((await note(id, '남의 메모', await aVerifiedEmployer(server))).status).toBe(404)
    expect((await note(id, '남의 메모', worker)).status).toBe(403)
    expect((await note(id, '가'.repeat(1001))).problem.errors).toMatchObject([{ field: 'text' }])
    await note(id, '곧 지워질 메모')
    await withdraw(jobId, worker)
    expect((await note(id, '늦은 메모')).status).toBe(404)
    const left = await server.database.db
      .selectFrom('applicant_notes')
      .select('text')
      .where('application_id', '=', id)
      .execute()
    expect(left).toEqual([])
  })
})

describe('Exporting applicants', () => {
  const exported = (member: TestMember, body: Record<string, unknown> = {}) =>
    server.call(exportApplicants, { body, token: member.token })

  test('An export holds the chosen applicants with contacts and notes, and is recorded', async () => {
    const owner = await aVerifiedEmployer(server)
    const first = await anApplication(owner)
    const second = await anApplication(owner)
    const gone = await anApplication(owner)
    await withdraw(gone.jobId, gone.worker)
    await decide(first.id, 'INTERVIEW', owner)
    await note(first.id, "=cmd|' /C calc'!A0", owner)
    const all = await exported(owner)
    expect(all.data.map(({ id }) => id)).toEqual([second.id, first.id])
    expect(all.data[1]).toMatchObject({
      stage: 'INTERVIEW',
      note: "=cmd|' /C calc'!A0",
      cellphone: expect.stringMatching(/^\d+$/),
      jobId: first.jobId,
    })
    expect((await exported(owner, { stages: ['INTERVIEW'] })).data.map(({ id }) => id)).toEqual([first.id])
    expect((await exported(owner, { jobId: second.jobId })).data.map(({ id }) => id)).toEqual([second.id])
    const recorded = await server.database.db
      .selectFrom('operator_acts')
      .select(['act', 'subject', 'details'])
      .where('operator_id', '=', owner.id)
      .orderBy('id')
      .execute()
    expect(recorded).toEqual([
      { act: 'member.exportApplicants', subject: owner.id, details: { jobId: null, stages: [], count: 2 } },
      {
        act: 'member.exportApplicants',
        subject: owner.id,
        details: { jobId: null, stages: ['INTERVIEW'], count: 1 },
      },
      {
        act: 'member.exportApplicants',
        subject: owner.id,
        details: { jobId: second.jobId, stages: [], count: 1 },
      },
    ])
  })

  test("Another employer's job answers 404, and a worker may not export", async () => {
    const { jobId, worker } = await anApplication()
    const other = await aVerifiedEmployer(server)
    expect((await exported(other, { jobId })).status).toBe(404)
    expect((await exported(other)).data).toEqual([])
    expect((await exported(worker)).status).toBe(403)
  })
})
