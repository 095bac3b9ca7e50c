import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../db/database.ts'
import type { FormerJob } from '../../db/employer-tables.ts'
import type { JobTable } from '../../db/job-tables.ts'
import { removeListings } from '../job/service.ts'
import { notify, withdrawNewJobs, withdrawNotifications } from '../notification/service.ts'
import { unstartPasses } from '../order/queries.ts'
import {
  findFollowers,
  findAnyJob,
  hasLaterLife,
  lockAnyJob,
  lockWaitingJobs,
  postponeLife,
  updateJob,
} from './queries.ts'
import { closedOccasion, renewListings, stateOf } from './term.ts'

type Job = Selectable<JobTable>

/** Why jobs cannot be put back: somebody has changed them, or has applied. */
export type RestoreRefusal = 'CHANGED' | 'APPLIED'

interface Decided {
  decidedAt: Date
  now: Date
}

/** Of a job that is gone. */
const NO_REVISION = -1

const iso = (date: Date | null) => date?.toISOString() ?? null

const formerOf = (job: Job, now: Date): FormerJob => ({
  id: job.id,
  status: job.status,
  closed_reason: job.closed_reason,
  closed_at: iso(job.closed_at),
  listed_at: iso(job.listed_at),
  period_start: iso(job.period_start),
  period_end: iso(job.period_end),
  paid_days: job.paid_days,
  revision: job.revision,
  wasOpen: stateOf(job, true, now).status === 'IN_PROGRESS',
})

/** Notes the jobs that wait for the company's verification, before it is decided. */
export async function noteWaitingJobs(tx: Tx, companyId: string, now: Date): Promise<FormerJob[]> {
  const jobs = await lockWaitingJobs(tx, companyId)
  return jobs.map((job) => formerOf(job, now))
}

/** Notes a job and locks it, before it is closed; none if it is gone. */
export async function noteJob(tx: Tx, jobId: string, now: Date): Promise<FormerJob[]> {
  const job = await lockAnyJob(tx, jobId)
  return job ? [formerOf(job, now)] : []
}

/** The noted jobs with the revisions that the decision has left. */
export async function withRevisions(db: Db, noted: readonly FormerJob[]): Promise<FormerJob[]> {
  const rows = await db
    .selectFrom('jobs')
    .select(['id', 'revision'])
    .where('id', '=', sql<string>`any(${noted.map(({ id }) => id)}::uuid[])`)
    .execute()
  const revisions = new Map(rows.map(({ id, revision }) => [id, revision]))
  return noted.map((job) => ({ ...job, revision: revisions.get(job.id) ?? job.revision }))
}

/** Whether jobs that a verification had published can wait again. */
export async function findUnpublishRefusal(
  db: Db,
  former: readonly FormerJob[],
  decidedAt: Date,
): Promise<RestoreRefusal | null> {
  if (!(await areUnchanged(db, former))) return 'CHANGED'
  const ids = former.map(({ id }) => id)
  return (await hasApplicationSince(db, ids, decidedAt)) ? 'APPLIED' : null
}

/**
 * Takes back the publication of jobs that a verification had published: they wait again, as they were. The company and
 * the jobs are locked. Whoever was told of them as new jobs finds no notification any more, and is told once they are
 * published again.
 */
export async function unpublishJobs(
  tx: Tx,
  former: readonly FormerJob[],
  { decidedAt, now }: Decided,
): Promise<void> {
  const ids = former.map(({ id }) => id)
  for (const job of former) await updateJob(tx, job.id, columnsOf(job), now)
  await unstartPasses(tx, ids, decidedAt)
  await removeListings(tx, ids)
  await sql`delete from job_alerts where job_id = any(${ids}::uuid[])`.execute(tx)
  await withdrawNewJobs(tx, ids, decidedAt)
}

/** Locks the noted jobs; their company is locked. */
export async function lockNoted(tx: Tx, former: readonly FormerJob[]): Promise<void> {
  for (const { id } of former) await lockAnyJob(tx, id)
}

/** Whether a job that an operator had closed can be as it was. */
export async function findReopenRefusal(db: Db, former: FormerJob): Promise<RestoreRefusal | null> {
  if (!(await areUnchanged(db, [former]))) return 'CHANGED'
  if (!former.wasOpen) return null
  const job = await findAnyJob(db, former.id)
  if (!job || former.period_end === null) return 'CHANGED'
  return job.product_type === 'LIFE' && (await hasLaterLife(db, job)) ? 'CHANGED' : null
}

/**
 * Opens a job again that an operator had closed: its term is extended by the time it was closed, and whoever was told
 * that it has closed is told that it is open. A job that was closed before is closed as it was. The company and the job
 * are locked.
 */
export async function reopenClosedJob(tx: Tx, former: FormerJob, { decidedAt, now }: Decided): Promise<void> {
  const pause = now.getTime() - decidedAt.getTime()
  const ended = former.wasOpen && former.period_end !== null ? Date.parse(former.period_end) : null
  const term = ended === null ? {} : { period_end: new Date(ended + pause) }
  const job = await updateJob(tx, former.id, { ...columnsOf(former), ...term }, now)
  if (!former.wasOpen) return
  if (job.product_type === 'LIFE') await postponeLife(tx, job.company_id, pause)
  await renewListings(tx, [job])
  await tellReopened(tx, job, now)
}

async function tellReopened(tx: Tx, job: Job, now: Date): Promise<void> {
  const followers = await findFollowers(tx, [job.id])
  const memberIds = followers.map(({ memberId }) => memberId)
  const told = await withdrawNotifications(tx, memberIds, closedOccasion(job.id))
  const about = {
    kind: 'JOB_REOPENED',
    subject: job.title,
    actor: job.company_name,
    targetId: job.id,
  } as const
  const occasion = `job:${job.id}:REOPENED:${now.toISOString()}`
  await notify(
    tx,
    told.map((memberId) => ({ ...about, memberId, occasion })),
    now,
  )
}

function columnsOf({ status, closed_reason, closed_at, listed_at, ...term }: FormerJob) {
  const { period_start, period_end, paid_days } = term
  return { status, closed_reason, closed_at, listed_at, period_start, period_end, paid_days }
}

async function areUnchanged(db: Db, former: readonly FormerJob[]): Promise<boolean> {
  const now = await withRevisions(
    db,
    former.map((job) => ({ ...job, revision: NO_REVISION })),
  )
  return now.every(({ revision }, index) => revision === former[index]?.revision)
}

async function hasApplicationSince(db: Db, jobIds: readonly string[], since: Date): Promise<boolean> {
  const application = await db
    .selectFrom('applications')
    .select('id')
    .where('job_id', '=', sql<string>`any(${jobIds}::uuid[])`)
    .where('created_at', '>=', since)
    .executeTakeFirst()
  return application !== undefined
}
