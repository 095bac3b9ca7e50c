import type { ReportReason } from '../../../contract/base/enums.ts'
import type { NotificationKind } from '../../../contract/message/notification.ts'
import type { Db } from '../../db/database.ts'
import { notify, withdrawNotifications } from '../notification/service.ts'

const closedFor: Record<ReportReason, NotificationKind> = {
  FRAUD: 'POSTING_CLOSED_FRAUD',
  FALSE_PAY: 'POSTING_CLOSED_FALSE_PAY',
  FEE_DEMANDED: 'POSTING_CLOSED_FEE_DEMANDED',
  DISCRIMINATION: 'POSTING_CLOSED_DISCRIMINATION',
  INAPPROPRIATE: 'POSTING_CLOSED_INAPPROPRIATE',
  ETC: 'POSTING_CLOSED',
}

/**
 * Tells a company that an operator closed its posting.
 * @param cause what was found in it; what an operator wrote is for operators
 */
export async function tellClosed(
  db: Db,
  jobId: string,
  { cause = 'ETC', now }: { cause?: ReportReason | undefined; now: Date },
): Promise<void> {
  const owner = await findOwner(db, jobId)
  if (!owner) return
  const about = { ...owner, kind: closedFor[cause], targetId: jobId }
  await notify(db, { ...about, occasion: closedOccasion(jobId, now) }, now)
}

/** Takes back that a posting was closed; the company is told if it is open again. */
export async function withdrawClosed(
  db: Db,
  jobId: string,
  { closedAt, isOpen, now }: { closedAt: Date; isOpen: boolean; now: Date },
): Promise<void> {
  const owner = await findOwner(db, jobId)
  if (!owner) return
  await withdrawNotifications(db, [owner.memberId], closedOccasion(jobId, closedAt))
  if (!isOpen) return
  const occasion = `posting:${jobId}:REOPENED:${now.toISOString()}`
  await notify(db, { ...owner, kind: 'POSTING_REOPENED', targetId: jobId, occasion }, now)
}

const closedOccasion = (jobId: string, closedAt: Date) => `posting:${jobId}:CLOSED:${closedAt.toISOString()}`

/** Undefined once the account is removed. */
async function findOwner(db: Db, jobId: string): Promise<{ memberId: string; subject: string } | undefined> {
  const job = await db
    .selectFrom('jobs')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select(['jobs.title', 'companies.member_id'])
    .where('jobs.id', '=', jobId)
    .executeTakeFirst()
  return job?.member_id == null ? undefined : { memberId: job.member_id, subject: job.title }
}
