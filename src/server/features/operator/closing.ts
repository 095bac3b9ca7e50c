import type { ReportReason } from '../../../contract/base/enums.ts'
import type { UndoRefusal } from '../../../contract/operator/decision.ts'
import type { Db, Tx } from '../../db/database.ts'
import type { FormerJob } from '../../db/employer-tables.ts'
import { findReopenRefusal, lockNoted, reopenClosedJob, withRevisions } from '../announcement/restore.ts'
import { closeById } from '../announcement/term.ts'
import { findStanding, lockCompany } from '../employer/service.ts'
import { hasRefundSince, postponePasses } from '../order/service.ts'
import { type By, insertAct } from './audit.ts'
import { findPosting, tellRestored, tellTaken } from './company-notices.ts'
import type { StoredDecision } from './decide.ts'

/**
 * Closes an announcement for good, and tells its employer, who cannot open it again.
 * @throws AppError NOT_FOUND, JOB_STATE
 */
export async function closeAnnouncement(tx: Tx, by: By, jobId: string, cause?: ReportReason): Promise<void> {
  await closeById(tx, jobId, by.now)
  await tellTaken(tx, await findPosting(tx, jobId), { cause, now: by.now })
  await insertAct(tx, { ...by, act: 'announcement.close', subject: jobId })
}

/**
 * Closes the noted job for a decision, unless an operator had closed it.
 * @returns what the decision needs for an undo; none if it closed nothing
 * @throws AppError JOB_STATE if it was never public
 */
export async function closeNoted(
  tx: Tx,
  by: By,
  noted: readonly FormerJob[],
  cause?: ReportReason,
): Promise<FormerJob[]> {
  const [job] = noted
  if (!job || job.closed_reason === 'OPERATOR') return []
  await closeAnnouncement(tx, by, job.id, cause)
  return withRevisions(tx, noted)
}

/** Locks the company, and the job that a decision closed. */
export async function lockClosed(
  tx: Tx,
  posting: { company_id: string } | undefined,
  { former }: StoredDecision,
): Promise<void> {
  if (posting) await lockCompany(tx, posting.company_id)
  await lockNoted(tx, former.jobs)
}

/** Why a job that a decision closed cannot be as it was; null also where it closed none. */
export async function findClosingRefusal(
  db: Db,
  companyId: string,
  { former, decidedAt }: StoredDecision,
): Promise<UndoRefusal['cause'] | null> {
  const [job] = former.jobs
  if (!job) return null
  if (job.wasOpen && !(await findStanding(db, companyId))?.isVerified) return 'CHANGED'
  if (await hasRefundSince(db, job.id, decidedAt)) return 'REFUNDED'
  return findReopenRefusal(db, job)
}

/** Makes a job that a decision closed as it was. */
export async function reopenClosed(tx: Tx, by: By, { former, decidedAt }: StoredDecision): Promise<void> {
  const [job] = former.jobs
  if (!job) return
  await reopenClosedJob(tx, job, { decidedAt, now: by.now })
  await postponePasses(tx, job.id, decidedAt, by.now.getTime() - decidedAt.getTime())
  const restored = { takenAt: decidedAt, isOpen: job.wasOpen, now: by.now }
  await tellRestored(tx, await findPosting(tx, job.id), restored)
}
