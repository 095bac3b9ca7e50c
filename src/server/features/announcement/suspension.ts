import type { Selectable } from 'kysely'
import type { Tx } from '../../db/database.ts'
import type { JobTable } from '../../db/job-tables.ts'
import { lockCompany } from '../employer/service.ts'
import { removeListings, renewAlerts } from '../job/service.ts'
import { startPasses } from '../order/queries.ts'
import { lockUnclosedJobs, updateJob } from './queries.ts'
import { publishWaiting, extendTerm, advanceAfterVerification, renewListings, stateOf } from './term.ts'

/** Takes the company's jobs out of the lists. The company is locked, and its member suspended. */
export async function hideJobs(tx: Tx, companyId: string): Promise<void> {
  const jobs = await lockUnclosedJobs(tx, companyId)
  await removeListings(
    tx,
    jobs.map((job) => job.id),
  )
}

/**
 * Shows the company's jobs again: as they were where the term still runs, with the days that were paid for meanwhile.
 * What has expired stays closed, or begins again with such days. The company is locked, and its member restored.
 */
export async function showJobs(
  tx: Tx,
  companyId: string,
  { suspendedAt, now }: { suspendedAt: Date; now: Date },
): Promise<void> {
  const { isVerified } = await lockCompany(tx, companyId)
  const jobs = await lockUnclosedJobs(tx, companyId)
  const running = jobs.filter((job) => stateOf(job, isVerified, now).status === 'IN_PROGRESS')
  await renewListings(tx, running)
  for (const job of running) if (job.paid_days !== null) await applyPaidDays(tx, job, job.paid_days, now)
  const over = jobs.filter((job) => !running.includes(job) && job.paid_days !== null)
  for (const job of over) await beginAnew(tx, job, isVerified, now)
  await advanceAfterVerification(tx, companyId, now)
  const ids = running.map((job) => job.id)
  await renewAlerts(tx, ids, suspendedAt, now)
}

async function applyPaidDays(tx: Tx, job: Selectable<JobTable>, days: number, now: Date): Promise<void> {
  await extendTerm(tx, await updateJob(tx, job.id, { paid_days: null }, now), days, now)
  await startPasses(tx, [job.id], job.period_end ?? now)
}

async function beginAnew(tx: Tx, job: Selectable<JobTable>, isVerified: boolean, now: Date): Promise<void> {
  if (job.status === 'IN_REVIEW') return
  await updateJob(tx, job.id, { status: 'IN_REVIEW', closed_reason: null, closed_at: null }, now)
  if (isVerified) await publishWaiting(tx, [job.id], now)
}
