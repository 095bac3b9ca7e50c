import { beforeAll, describe, expect, test } from 'vitest'
import {
  applyToJob,
  listApplications,
  withdrawApplication,
} from '../../src/contract/candidate/application.ts'
import { getJob } from '../../src/contract/job/job.ts'
import { anEmployer, aWorker, type TestMember } from '../support/members.ts'
import { aCompany, aPosting, type Posting, publish } from '../support/postings.ts'
import { running, type RunningServer } from '../support/server.ts'

let server: RunningServer
let company: string
let worker: TestMember

beforeAll(async () => {
  server = await running()
  company = await aCompany(server.database.db, new Date())
  worker = await aWorker(server, { hasResume: true })
})

async function published(overrides: Partial<Posting> = {}): Promise<string> {
  const posting = aPosting(company, new Date(), overrides)
  await publish(server.database.db, posting)
  return posting.id
}

const apply = (id: string, member = worker) =>
  server.call(applyToJob, { params: { id }, token: member.token })
const withdraw = (id: string, member = worker) =>
  server.call(withdrawApplication, { params: { id }, token: member.token })
const read = (jobId: string) =>
  server.database.db.updateTable('applications').set({ status: 'READ' }).where('job_id', '=', jobId).execute()

describe('applying', () => {
  test('sends one application, counts it, and marks the posting for that member alone', async () => {
    const id = await published()
    const first = await apply(id)
    expect(first).toMatchObject({ status: 201, totalCount: 1, data: { status: 'SENT' } })
    const mine = await server.call(getJob, { params: { id }, token: worker.token })
    expect(mine.data).toMatchObject({ apply: true, application: { status: 'SENT' } })
    const anybodys = await server.call(getJob, { params: { id } })
    expect(anybodys.data).toMatchObject({ apply: false, application: null })
  })

  test('again answers the same application, and is no error', async () => {
    const id = await published()
    const first = await apply(id)
    const again = await apply(id)
    expect(again).toMatchObject({ status: 200, totalCount: 1, data: first.data })
  })

  test('from two tabs at the same moment makes one application', async () => {
    const id = await published()
    const answers = await Promise.all(Array.from({ length: 6 }, () => apply(id)))
    expect(answers.map((answer) => answer.status).toSorted((one, other) => one - other)).toEqual([
      200, 200, 200, 200, 200, 201,
    ])
    expect(new Set(answers.map((answer) => answer.data.id)).size).toBe(1)
  })

  test('needs a resume', async () => {
    const newcomer = await aWorker(server)
    const { status, problem } = await apply(await published(), newcomer)
    expect([status, problem.responseCode]).toEqual([409, 'RESUME_MISSING'])
  })

  test('is refused where the posting is closed; who had applied before still gets the answer', async () => {
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

  test('is for job seekers: visitors are asked to sign in, employers are refused, before anything is looked up', async () => {
    const unknown = '01900000-0000-7000-8000-000000000000'
    expect((await server.call(applyToJob, { params: { id: unknown } })).status).toBe(401)
    expect((await apply(unknown, await anEmployer(server))).status).toBe(403)
    expect((await apply(unknown)).status).toBe(404)
  })

  test('to a posting that is not public yet finds nothing', async () => {
    expect((await apply(await published({ status: 'PAYMENT_DUE' }))).status).toBe(404)
  })
})

describe('withdrawing', () => {
  test('works while unread, again is no error, and applying anew makes another application', async () => {
    const id = await published()
    const first = await apply(id)
    expect(await withdraw(id)).toMatchObject({ status: 200, data: { status: 'WITHDRAWN' } })
    expect((await withdraw(id)).status).toBe(200)
    const second = await apply(id)
    expect(second).toMatchObject({ status: 201, totalCount: 1 })
    expect(second.data.id).not.toBe(first.data.id)
  })

  test('is refused once the employer has read it', async () => {
    const id = await published()
    await apply(id)
    await read(id)
    const { status, problem } = await withdraw(id)
    expect([status, problem.responseCode]).toEqual([409, 'APPLICATION_READ'])
  })

  test('finds nothing where the member never applied', async () => {
    const id = await published()
    await apply(id, await aWorker(server, { hasResume: true }))
    expect((await withdraw(id)).status).toBe(404)
  })
})

describe("the member's applications", () => {
  test('are listed latest first with their postings, withdrawn ones included, ten a page', async () => {
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
