import { beforeAll, describe, expect, test } from 'vitest'
import type { JobCategory } from '../../src/contract/base/enums.ts'
import { applyToJob } from '../../src/contract/candidate/application.ts'
import { listTalents } from '../../src/contract/candidate/talent.ts'
import { exportApplicants, listApplicants } from '../../src/contract/employer/applicant.ts'
import { listShownRights, saveMyStay } from '../../src/contract/work-right/stay.ts'
import { freezeOldApplications } from '../../src/server/features/shown-right/service.ts'
import { aCandidate, announcementActions, aVerifiedEmployer, DAY } from '../support/announcements.ts'
import { eventually } from '../support/eventually.ts'
import { lockWaits } from '../support/lock-waits.ts'
import { aWorker, type TestMember } from '../support/members.ts'
import { runServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
let acts: ReturnType<typeof announcementActions>

beforeAll(async () => {
  server = await runServer()
  acts = announcementActions(server)
})

const NOW = new Date('2026-11-25T02:00:00Z')
const SECTORS: readonly JobCategory[] = ['FARM', 'RESTAURANT', 'CONSTRUCTION', 'OFFICE', 'FACTORY']

/** Employers of every sector find such a candidate. */
const ANY_SECTOR = { wish: { category: null, any_category: true } }

const saveStay = (worker: TestMember, stay: Record<string, unknown> | null) =>
  server.call(saveMyStay, { token: worker.token, body: { stay } })

/** What the list tells the employer of one candidate: the answer and the points for it. */
async function told(employer: TestMember, jobId: string, resumeId: string) {
  const { data } = await server.call(listTalents, { query: { jobId, pageSize: 50 }, token: employer.token })
  const talent = data.find((one) => one.resumeId === resumeId)
  const points = talent?.reasons.find(({ reason }) => reason === 'RESIDENCE')?.points
  return { right: talent?.workRight ?? null, points }
}

const shownTo = async (worker: TestMember) =>
  (await server.call(listShownRights, { query: {}, token: worker.token })).data

const applicantRight = async (employer: TestMember, jobId: string) =>
  (await server.call(listApplicants, { params: { id: jobId }, token: employer.token })).data[0]?.workRight

describe('What candidates show of their right to work', () => {
  test('Drafts in several sectors tell an employer nothing', async () => {
    const employer = await aVerifiedEmployer(server)
    const candidate = await aCandidate(server, ANY_SECTOR)
    await saveStay(candidate, { visaStatus: 'F-6' })
    for (const sector of SECTORS) {
      const { data } = await acts.publish(employer, { productType: 'LOCAL', categories: [sector] })
      expect((await acts.stored(data.id)).status).not.toBe('IN_PROGRESS')
      expect(await told(employer, data.id, candidate.resumeId)).toEqual({ right: null, points: 0 })
    }
    expect(await shownTo(candidate)).toEqual([])
  })

  test('Edits of a published job are answered for three different kinds of work only', async () => {
    const employer = await aVerifiedEmployer(server)
    const jobId = await acts.aPublicOne(employer, { categories: ['FACTORY'] })
    const candidate = await aCandidate(server, ANY_SECTOR)
    await saveStay(candidate, { visaStatus: 'F-5' })
    const answers: unknown[] = []
    for (const sector of SECTORS) {
      await server.database.db
        .updateTable('jobs')
        .set({ categories: [sector] })
        .where('id', '=', jobId)
        .execute()
      answers.push(await told(employer, jobId, candidate.resumeId))
    }
    const known = { right: 'MAY_DO', points: 10 }
    const unknown = { right: null, points: 0 }
    expect(answers).toEqual([known, known, known, unknown, unknown])
    const other = await aVerifiedEmployer(server)
    expect(await told(other, await acts.aPublicOne(other), candidate.resumeId)).toEqual(known)
  })

  test('Concurrent questions are counted', async () => {
    const employer = await aVerifiedEmployer(server)
    const candidate = await aCandidate(server, ANY_SECTOR)
    await saveStay(candidate, { visaStatus: 'F-6' })
    const jobs: string[] = []
    for (const sector of SECTORS) jobs.push(await acts.aPublicOne(employer, { categories: [sector] }))
    const answers = await Promise.all(jobs.map((id) => told(employer, id, candidate.resumeId)))
    expect(answers.filter(({ right }) => right === 'MAY_DO')).toHaveLength(3)
  })

  test('An answer is repeated for a month, so that the end of the stay does not show', async () => {
    const employer = await aVerifiedEmployer(server)
    const jobId = await acts.at(NOW, () => acts.aPublicOne(employer))
    const candidate = await aCandidate(server, ANY_SECTOR)
    await acts.at(NOW, () => saveStay(candidate, { visaStatus: 'F-6', expiry: '2026-11-27' }))
    const at = (days: number) =>
      acts.at(new Date(NOW.getTime() + days * DAY), () => told(employer, jobId, candidate.resumeId))
    expect((await at(0)).right).toBe('MAY_DO')
    expect((await at(5)).right).toBe('MAY_DO')
    expect((await at(31)).right).toBeNull()
  })

  test('A changed stay gets a new answer, and nothing is told about a candidate who removed it', async () => {
    const employer = await aVerifiedEmployer(server)
    const jobId = await acts.aPublicOne(employer)
    const candidate = await aCandidate(server, ANY_SECTOR)
    await saveStay(candidate, { visaStatus: 'E-9' })
    expect((await told(employer, jobId, candidate.resumeId)).right).toBe('NEEDS_PERMIT')
    await saveStay(candidate, { visaStatus: 'F-6' })
    expect((await told(employer, jobId, candidate.resumeId)).right).toBe('MAY_DO')
    await saveStay(candidate, null)
    expect((await told(employer, jobId, candidate.resumeId)).right).toBeNull()
  })
})

describe('What applicants show of their right to work', () => {
  async function anApplicant(jobId: string, stay: Record<string, unknown>): Promise<TestMember> {
    const worker = await aWorker(server, { hasResume: true })
    await saveStay(worker, stay)
    await server.call(applyToJob, { params: { id: jobId }, token: worker.token })
    return worker
  }

  test('Editing the job after an application does not change the answer', async () => {
    const employer = await aVerifiedEmployer(server)
    const jobId = await acts.aPublicOne(employer)
    await anApplicant(jobId, { visaStatus: 'E-9' })
    const before = await applicantRight(employer, jobId)
    for (const sector of SECTORS) {
      await server.database.db
        .updateTable('jobs')
        .set({ categories: [sector], occupations: [] })
        .where('id', '=', jobId)
        .execute()
      expect(await applicantRight(employer, jobId)).toBe(before)
    }
    const { data } = await server.call(exportApplicants, { body: {}, token: employer.token })
    expect(data.map(({ workRight }) => workRight)).toEqual([before])
  })

  test('The day after the stay ends does not change the answer, and a later stay does', async () => {
    const employer = await aVerifiedEmployer(server)
    const jobId = await acts.at(NOW, () => acts.aPublicOne(employer))
    const worker = await acts.at(NOW, () => anApplicant(jobId, { visaStatus: 'F-6', expiry: '2026-11-26' }))
    const later = new Date(NOW.getTime() + 4 * DAY)
    expect(await acts.at(later, () => applicantRight(employer, jobId))).toBe('YES')
    await acts.at(later, () => saveStay(worker, { visaStatus: 'A-2' }))
    expect(await acts.at(later, () => applicantRight(employer, jobId))).toBe('NOT_KNOWN')
  })

  test('A stay that is saved while the worker applies is the one that the employer is told of', async () => {
    const employer = await aVerifiedEmployer(server)
    const jobId = await acts.aPublicOne(employer)
    const worker = await aWorker(server, { hasResume: true })
    await saveStay(worker, { visaStatus: 'E-9' })
    const { pool } = server.database
    const held = await pool.connect()
    await held.query('begin')
    // An application ends with a notification to the employer, which has to wait here.
    await held.query('select from members where id = $1 for update', [employer.id])
    const applying = server.call(applyToJob, { params: { id: jobId }, token: worker.token })
    await eventually(async () => expect(await lockWaits(pool)).toBe(1))
    let isSaved = false
    const saving = saveStay(worker, { visaStatus: 'F-6' }).finally(() => (isSaved = true))
    await eventually(async () => expect(isSaved || (await lockWaits(pool)) === 2).toBe(true))
    await held.query('rollback')
    held.release()
    await Promise.all([applying, saving])
    expect(await applicantRight(employer, jobId)).toBe('YES')
  })

  test('Applications from before answers were frozen are frozen in the background', async () => {
    const employer = await aVerifiedEmployer(server)
    const jobId = await acts.aPublicOne(employer)
    await anApplicant(jobId, { visaStatus: 'F-5' })
    const { db } = server.database
    await db
      .updateTable('applications')
      .set({ right_work: null, work_right: null })
      .where('job_id', '=', jobId)
      .execute()
    while ((await freezeOldApplications(db, server.services.secret, new Date())) > 0);
    expect(await applicantRight(employer, jobId)).toBe('YES')
  })
})

test('A worker sees which companies were told of their right to work, as applicant and as candidate', async () => {
  const employer = await aVerifiedEmployer(server)
  const jobId = await acts.aPublicOne(employer)
  const worker = await aCandidate(server, ANY_SECTOR)
  await saveStay(worker, { visaStatus: 'F-5' })
  await told(employer, jobId, worker.resumeId)
  await told(employer, jobId, worker.resumeId)
  await server.call(applyToJob, { params: { id: jobId }, token: worker.token })
  const common = { companyId: employer.companyId, companyName: '가온테크', jobId }
  expect(await shownTo(worker)).toMatchObject([
    { ...common, answer: 'YES', asApplicant: true },
    { ...common, answer: 'MAY_DO', asApplicant: false },
  ])
})
