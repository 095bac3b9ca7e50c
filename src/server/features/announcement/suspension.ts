import type { Selectable } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { JobTable } from '../../db/job-tables.ts'
import { lockCompany } from '../employer/service.ts'
import { removeListings, renewAlerts } from '../job/service.ts'
import { lockUnclosedJobs, updateJob } from './queries.ts'
import { publishJobs, extendTerm, advanceAfterVerification, renewListings, stateOf } from './term.ts'

/** Takes the company's jobs out of the lists. The company is locked, and its member suspended. */
export async function hideJobs(db: Db, companyId: string): Promise<void> {
  const jobs = await lockUnclosedJobs(db, companyId)
  await removeListings(
    db,
    jobs.map((job) => job.id),
  )
}

/**
 * Shows the company's jobs again: as they were where the term still runs, with the days that were paid for meanwhile.
 * What has expired stays closed, or begins again with such days. The company is locked, and its member restored.
 */
export async function showJobs(
  db: Db,
  companyId: string,
  { suspendedAt, now }: { suspendedAt: Date; now: Date },
): Promise<void> {
  const { isVerified } = await lockCompany(db, companyId)
  const jobs = await lockUnclosedJobs(db, companyId)
  const running = jobs.filter((job) => stateOf(job, isVerified, now).status === 'IN_PROGRESS')
  await renewListings(db, running)
  for (const job of running) if (job.paid_days !== null) await applyPaidDays(db, job, job.paid_days, now)
  const over = jobs.filter((job) => !running.includes(job) && job.paid_days !== null)
  for (const job of over) await beginAnew(db, job, isVerified, now)
  await advanceAfterVerification(db, companyId, now)
  const ids = running.map((job) => job.id)
  await renewAlerts(db, ids, suspendedAt, now)
}

async function applyPaidDays(db: Db, job: Selectable<JobTable>, days: number, now: Date): Promise<void> {
  await extendTerm(db, await updateJob(db, job.id, { paid_days: null }, now), days, now)
}

async function beginAnew(db: Db, job: Selectable<JobTable>, isVerified: boolean, now: Date): Promise<void> {
  if (job.status === 'IN_REVIEW') return
  await updateJob(db, job.id, { status: 'IN_REVIEW', closed_reason: null, closed_at: null }, now)
  if (isVerified) await publishJobs(db, [job.id], now)
}
