import { beforeAll, describe, expect, test } from 'vitest'
import {
  applyToJob,
  listApplications,
  withdrawApplication,
} from '../../src/contract/candidate/application.ts'
import { getJob } from '../../src/contract/job/job.ts'
import { anEmployer, aWorker, type TestMember } from '../support/members.ts'
import { aCompany, aJob, type JobRow, publish } from '../support/jobs.ts'
import { runServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
let company: string
let worker: TestMember

beforeAll(async () => {
  server = await runServer()
  company = await aCompany(server.database.db, new Date())
  worker = await aWorker(server, { hasResume: true })
})

async function published(overrides: Partial<JobRow> = {}): Promise<string> {
  const job = aJob(company, new Date(), overrides)
  await publish(server.database.db, job)
  return job.id
}

const apply = (id: string, member = worker) =>
  server.call(applyToJob, { params: { id }, token: member.token })
const withdraw = (id: string, member = worker) =>
  server.call(withdrawApplication, { params: { id }, token: member.token })
const read = (jobId: string) =>
  server.database.db.updateTable('applications').set({ status: 'READ' }).where('job_id', '=', jobId).execute()

describe('Applying to a job', () => {
  test('Applying creates one application, counts it, and marks the job for that member only', async () => {
    const id = await published()
    const first = await apply(id)
    expect(first).toMatchObject({ status: 201, totalCount: 1, data: { status: 'SENT' } })
    const mine = await server.call(getJob, { params: { id }, token: worker.token })
    expect(mine.data).toMatchObject({ apply: true, application: { status: 'SENT' } })
    const anybodys = await server.call(getJob, { params: { id } })
    expect(anybodys.data).toMatchObject({ apply: false, application: null })
  })

  test('Applying again returns the existing application', async () => {
    const id = await published()
    const first = await apply(id)
    const again = await apply(id)
    expect(again).toMatchObject({ status: 200, totalCount: 1, data: first.data })
  })

  test('Six concurrent requests to apply create one application', async () => {
    const id = await published()
    const answers = await Promise.all(Array.from({ length: 6 }, () => apply(id)))
    expect(answers.map((answer) => answer.status).toSorted((one, other) => one - other)).toEqual([
      200, 200, 200, 200, 200, 201,
    ])
    expect(new Set(answers.map((answer) => answer.data.id)).size).toBe(1)
  })

  test('Applying without a resume answers RESUME_MISSING', async () => {
    const newcomer = await aWorker(server)
    const { status, problem } = await apply(await published(), newcomer)
    expect([status, problem.responseCode]).toEqual([409, 'RESUME_MISSING'])
  })

  test('Applying to a closed job is rejected, except for a member who had applied before', async () => {
    const id = await published()
    await apply(id)
    await server.database.db
      .updateTable('jobs')
      .set({ status: 'CLOSED', closed_reason: 'EMPLOYER' })
      .where('id', '=', id)
      .execute()
    const late = await apply(id, await aWorker(server, { hasResume: true }))
    expect([late.status, late.problem.responseCode]).toEqual([409, 'JOB_CLOSED'])
    expect((await apply(id)).status).toBe(200)
  })

  test('Applying answers 401 to visitors and 403 to employers, even for an unknown job', async () => {
    const unknown = '01900000-0000-7000-8000-000000000000'
    expect((await server.call(applyToJob, { params: { id: unknown } })).status).toBe(401)
    expect((await apply(unknown, await anEmployer(server))).status).toBe(403)
    expect((await apply(unknown)).status).toBe(404)
  })

  test('Applying to a job that is not public answers 404', async () => {
    expect((await apply(await published({ status: 'PAYMENT_DUE' }))).status).toBe(404)
  })
})

describe('Withdrawing an application', () => {
  test('An unread application can be withdrawn repeatedly, and applying again creates another one', async () => {
    const id = await published()
    const first = await apply(id)
    expect(await withdraw(id)).toMatchObject({ status: 200, data: { status: 'WITHDRAWN' } })
    expect((await withdraw(id)).status).toBe(200)
    const second = await apply(id)
    expect(second).toMatchObject({ status: 201, totalCount: 1 })
    expect(second.data.id).not.toBe(first.data.id)
  })

  test('An application that the employer has read cannot be withdrawn', async () => {
    const id = await published()
    await apply(id)
    await read(id)
    const { status, problem } = await withdraw(id)
    expect([status, problem.responseCode]).toEqual([409, 'APPLICATION_READ'])
  })

  test('Withdrawing answers 404 to a member who never applied', async () => {
    const id = await published()
    await apply(id, await aWorker(server, { hasResume: true }))
    expect((await withdraw(id)).status).toBe(404)
  })
})

describe("The member's own applications", () => {
  test('GET /users/applications lists ten a page, newest first, including withdrawn ones, with their jobs', async () => {
    const other = await aWorker(server, { hasResume: true })
    const ids: string[] = []
    for (let index = 0; index < 12; index++) {
      const id = await published({ title: `공고 ${index}` })
      expect((await apply(id, other)).status).toBe(201)
      ids.unshift(id)
    }
    await withdraw(ids[3] ?? '', other)
    const first = await server.call(listApplications, { token: other.token })
    expect(first).toMatchObject({ totalCount: 12, totalPages: 2 })
    expect(first.data.map((row) => row.job.id)).toEqual(ids.slice(0, 10))
    expect(first.data[3]).toMatchObject({ status: 'WITHDRAWN', job: { apply: false } })
    expect(first.data[0]).toMatchObject({ status: 'SENT', job: { apply: true, title: '공고 11' } })
    const second = await server.call(listApplications, { token: other.token, query: { pageNumber: 1 } })
    expect(second.data.map((row) => row.job.id)).toEqual(ids.slice(10))
  })
})
