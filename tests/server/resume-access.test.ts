import { v7 } from 'uuid'
import { beforeAll, describe, expect, test } from 'vitest'
import { applyToJob, withdrawApplication } from '../../src/contract/candidate/application.ts'
import { getResume } from '../../src/contract/candidate/resume.ts'
import { saveExpectedJob, saveResume } from '../../src/contract/candidate/resume-form.ts'
import { aVerifiedEmployer } from '../support/announcements.ts'
import { aMember, aWorker, type TestMember } from '../support/members.ts'
import { anUploadedPhoto } from '../support/images.ts'
import { aCompany, aJob, DONGTAN, publish } from '../support/jobs.ts'
import { aResumeForm, anExpectedJobForm } from '../support/resumes.ts'
import { runServer, type RunningServer } from '../support/server.ts'

let server: RunningServer
beforeAll(async () => {
  server = await runServer()
})

const save = (member: TestMember, profileImageData: string | null = null) =>
  server.call(saveResume, { token: member.token, body: aResumeForm({ profileImageData }) })

describe('Resumes of other members', () => {
  const read = (id: string, member: TestMember) =>
    server.call(getResume, { params: { id }, token: member.token })

  test('The employer who received a resume can read it until the application is withdrawn', async () => {
    const worker = await aWorker(server)
    const employer = await aVerifiedEmployer(server)
    const { db } = server.database
    const job = aJob(employer.companyId, new Date())
    await publish(db, job)
    const { data } = await save(worker, await anUploadedPhoto(server, worker.token))
    await server.call(saveExpectedJob, { token: worker.token, body: anExpectedJobForm() })
    expect((await read(data.id, employer)).status).toBe(404)
    await server.call(applyToJob, { params: { id: job.id }, token: worker.token })
    const seen = await read(data.id, employer)
    expect(seen.data).toMatchObject({ name: 'Nguyen Van An', expectedRegionId: DONGTAN })
    expect((await server.fetch(seen.data.profileImageUrl ?? '')).status).toBe(200)
    await server.call(withdrawApplication, { params: { id: job.id }, token: worker.token })
    expect((await read(data.id, employer)).status).toBe(404)
    for (const status of ['READ', 'SHORTLISTED', 'REJECTED'] as const) {
      await db.updateTable('applications').set({ status }).where('job_id', '=', job.id).execute()
      expect((await read(data.id, employer)).status).toBe(200)
    }
  })

  test('Other employers and workers get 404 for a resume, as for an unknown id', async () => {
    const worker = await aWorker(server)
    const { data } = await save(worker)
    const job = aJob(await aCompany(server.database.db, new Date()), new Date())
    await publish(server.database.db, job)
    await server.call(applyToJob, { params: { id: job.id }, token: worker.token })
    expect((await read(data.id, worker)).status).toBe(200)
    const unknown = v7()
    for (const stranger of [await aVerifiedEmployer(server), await aWorker(server)]) {
      const theirs = await read(data.id, stranger)
      const nobodys = await read(unknown, stranger)
      const bare = (text: unknown) => JSON.stringify(text).replaceAll(data.id, '').replaceAll(unknown, '')
      expect(theirs.status).toBe(404)
      expect(bare(theirs.problem)).toBe(bare(nobodys.problem))
    }
    const operator = await aMember(server, { role: 'OPERATOR' })
    expect((await read(data.id, operator)).status).toBe(403)
  })
})
