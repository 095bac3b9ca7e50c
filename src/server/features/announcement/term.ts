import type { Selectable } from 'kysely'
import { AppError } from '../../../contract/base/errors.ts'
import type { JobStatus } from '../../../contract/base/enums.ts'
import { enqueueTask } from '../../db/tasks.ts'
import type { Tx } from '../../db/database.ts'
import type { JobTable } from '../../db/job-tables.ts'
import { lockCompany } from '../employer/service.ts'
import { removeListings, statusAt, writeListings } from '../job/service.ts'
import { notify } from '../notification/service.ts'
import { startPasses } from '../order/queries.ts'
import {
  startTerms,
  DAY,
  findCompanyOfJob,
  findFollowers,
  lockAnyJob,
  lockWaitingJobs,
  renameJobs,
  setStatus,
  updateJob,
} from './queries.ts'
import { type AnnouncementState, statusAfter } from './transitions.ts'

type Job = Selectable<JobTable>

/** Current status of a job: closed from the moment its term ends, before the sweep has written it. */
export function stateOf(job: Job, isVerified: boolean, now: Date): AnnouncementState {
  const { status, closedReason } = statusAt(job, now)
  return { status, closedReason, productType: job.product_type, isPaid: job.paid_days !== null, isVerified }
}

/** Publishes jobs for their terms. The only way into the lists. */
export async function publishJobs(tx: Tx, ids: string[], now: Date): Promise<void> {
  await renewListings(tx, await startTerms(tx, ids, now))
  await enqueueTask(tx, 'translate-jobs', { jobIds: ids }, now)
}

/** Publishes jobs whose paid days waited. */
export async function publishWaiting(tx: Tx, ids: string[], now: Date): Promise<void> {
  await publishJobs(tx, ids, now)
  await startPasses(tx, ids, now)
}

/** Updates the listings of open jobs. */
export async function renewListings(tx: Tx, jobs: Job[]): Promise<void> {
  await writeListings(
    tx,
    jobs.flatMap((job) => {
      const { listed_at, period_end } = job
      return job.status === 'IN_PROGRESS' && listed_at && period_end
        ? [{ ...job, listed_at, period_end }]
        : []
    }),
  )
}

/** Shows the jobs of a company, whose lock is held, each under its name. */
export async function showUnderNames(
  tx: Tx,
  companyId: string,
  names: readonly { id: string; name: string }[],
  now: Date,
): Promise<void> {
  const renamed: Job[] = []
  for (const { id, name } of names) {
    const job = await lockAnyJob(tx, id)
    if (job?.company_id === companyId) renamed.push(await updateJob(tx, id, { company_name: name }, now))
  }
  await renewListings(tx, renamed)
}

/** Shows all jobs of a company, whose lock is held, under another name. */
export async function showUnderName(tx: Tx, companyId: string, name: string, now: Date): Promise<void> {
  await renewListings(tx, await renameJobs(tx, companyId, name, now))
}

/** Extends a running term. */
export async function extendTerm(tx: Tx, job: Job, days: number, now: Date): Promise<void> {
  const end = job.period_end ?? now
  const change = { period_end: new Date(end.getTime() + days * DAY) }
  await renewListings(tx, [await updateJob(tx, job.id, change, now)])
}

/**
 * Applies a payment or an operator's grant: publishes the announcement for the days, keeps them until the employer is
 * verified or restored from a suspension, or extends the term.
 * @returns IN_REVIEW where the days are kept
 * @throws AppError NOT_FOUND, JOB_STATE for LIFE and for jobs closed by an operator
 */
export async function publishPaid(tx: Tx, jobId: string, days: number, now: Date): Promise<JobStatus> {
  const companyId = await findCompanyOfJob(tx, jobId)
  if (companyId === undefined) throw new AppError('NOT_FOUND')
  const { isVerified, isSuspended } = await lockCompany(tx, companyId)
  const job = await lockAnyJob(tx, jobId)
  if (!job) throw new AppError('NOT_FOUND')
  const state = stateOf(job, isVerified, now)
  const next = statusAfter('PAY', state)
  if (next === null) throw new AppError('JOB_STATE')
  const paidDays = (job.paid_days ?? 0) + days
  if (state.status === 'IN_PROGRESS' && isSuspended) {
    await updateJob(tx, jobId, { paid_days: paidDays }, now)
    return 'IN_REVIEW'
  }
  if (state.status === 'IN_PROGRESS') {
    await extendTerm(tx, job, days, now)
    return next
  }
  await updateJob(
    tx,
    jobId,
    { status: 'IN_REVIEW', closed_reason: null, closed_at: null, paid_days: paidDays },
    now,
  )
  if (next === 'IN_PROGRESS') await publishJobs(tx, [jobId], now)
  return next
}

/**
 * Advances the announcements of a newly verified company: they are published, or wait for payment. Runs in the
 * transaction of the verification, which holds the company's lock. Does nothing while the member is suspended.
 */
export async function advanceAfterVerification(tx: Tx, companyId: string, now: Date): Promise<void> {
  if (!(await lockCompany(tx, companyId)).isVerified) return
  const waiting = await lockWaitingJobs(tx, companyId)
  const next = (job: Job) => statusAfter('VERIFY', stateOf(job, true, now))
  const idsThatGo = (status: JobStatus) => waiting.filter((job) => next(job) === status).map((job) => job.id)
  await setStatus(tx, idsThatGo('PAYMENT_DUE'), 'PAYMENT_DUE', now)
  await publishWaiting(tx, idsThatGo('IN_PROGRESS'), now)
}

/**
 * Closes a job before its term ends and notifies its followers. A closed job is unchanged, except that an operator
 * can close it for good.
 * @throws AppError JOB_STATE if it was never public
 */
export async function closeJob(tx: Tx, job: Job, reason: 'EMPLOYER' | 'OPERATOR', now: Date): Promise<void> {
  const state = stateOf(job, true, now)
  if (statusAfter('CLOSE', state) === null) throw new AppError('JOB_STATE')
  const isClosed = state.status === 'CLOSED'
  if (isClosed && (reason === 'EMPLOYER' || state.closedReason === 'OPERATOR')) return
  const change = {
    status: 'CLOSED',
    closed_reason: reason,
    closed_at: isClosed ? (job.closed_at ?? now) : now,
  } as const
  await updateJob(tx, job.id, change, now)
  await removeListings(tx, [job.id])
  if (!isClosed) await notifyFollowers(tx, [job], now)
}

/** Occasion of the notifications that a job has closed. */
export const closedOccasion = (jobId: string) => `job:${jobId}:CLOSED`

/** Tells who follows the jobs that they have been closed; each once for a job, however often that happens. */
export async function notifyFollowers(
  tx: Tx,
  jobs: readonly Pick<Job, 'id' | 'title' | 'company_name'>[],
  now: Date,
): Promise<void> {
  const byId = new Map(jobs.map((job) => [job.id, job]))
  const followers = await findFollowers(tx, [...byId.keys()])
  const notifications = followers.flatMap(({ jobId, memberId }) => {
    const job = byId.get(jobId)
    if (!job) return []
    const about = { kind: 'JOB_CLOSED', subject: job.title, actor: job.company_name } as const
    return [{ ...about, memberId, targetId: jobId, occasion: closedOccasion(jobId) }]
  })
  await notify(tx, notifications, now)
}

/** An operator closes a job, whoever it belongs to. @throws AppError NOT_FOUND, JOB_STATE */
export async function closeById(tx: Tx, jobId: string, now: Date): Promise<void> {
  const job = await lockAnyJob(tx, jobId)
  if (!job) throw new AppError('NOT_FOUND')
  await closeJob(tx, job, 'OPERATOR', now)
}
