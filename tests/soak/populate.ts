import { v7 } from 'uuid'
import type { Db } from '../../src/server/db/database.ts'
import { aVerifiedEmployer } from '../support/announcements.ts'
import { aCompany, aJob, publish } from '../support/jobs.ts'
import { aWorker, type TestMember } from '../support/members.ts'
import type { RunningServer } from '../support/server.ts'
import { sized } from '../support/smoke.ts'

const JOBS = sized(200, 12)

/** Creates members who are signed in, workers with a resume, and jobs to apply to. */
export async function populate(db: Db, counts: { workers: number; employers: number }) {
  const own = { database: { db }, clock: { now: null } } as unknown as RunningServer
  const workers: TestMember[] = []
  const employers: TestMember[] = []
  for (let count = 0; count < counts.workers; count++) workers.push(await aWorker(own, { hasResume: true }))
  for (let count = 0; count < counts.employers; count++) employers.push(await aVerifiedEmployer(own))
  const companyId = await aCompany(db, new Date())
  const jobs = Array.from({ length: JOBS }, () => aJob(companyId, new Date(), { id: v7() }))
  await publish(db, ...jobs)
  return { workers, employers, jobIds: jobs.map(({ id }) => id) }
}
