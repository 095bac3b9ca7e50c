import type { ReportReason } from '../../../contract/base/enums.ts'
import type { NotificationKind } from '../../../contract/message/notification.ts'
import type { Db, Tx } from '../../db/database.ts'
import { notify, withdrawNotifications } from '../notification/service.ts'

const closedFor: Record<ReportReason, NotificationKind> = {
  FRAUD: 'POSTING_CLOSED_FRAUD',
  FALSE_PAY: 'POSTING_CLOSED_FALSE_PAY',
  FEE_DEMANDED: 'POSTING_CLOSED_FEE_DEMANDED',
  DISCRIMINATION: 'POSTING_CLOSED_DISCRIMINATION',
  INAPPROPRIATE: 'POSTING_CLOSED_INAPPROPRIATE',
  ETC: 'POSTING_CLOSED',
}

const withdrawnFor: Record<ReportReason, NotificationKind> = {
  FRAUD: 'OFFER_WITHDRAWN_FRAUD',
  FALSE_PAY: 'OFFER_WITHDRAWN_FALSE_PAY',
  FEE_DEMANDED: 'OFFER_WITHDRAWN_FEE_DEMANDED',
  DISCRIMINATION: 'OFFER_WITHDRAWN_DISCRIMINATION',
  INAPPROPRIATE: 'OFFER_WITHDRAWN_INAPPROPRIATE',
  ETC: 'OFFER_WITHDRAWN',
}

/**
 * Tells a company that an operator closed its posting.
 * @param cause what was found in it; what an operator wrote is for operators
 */
export async function tellClosed(
  tx: Tx,
  jobId: string,
  { cause = 'ETC', now }: { cause?: ReportReason | undefined; now: Date },
): Promise<void> {
  const owner = await findOwner(tx, jobId)
  if (!owner) return
  const about = { ...owner, kind: closedFor[cause], targetId: jobId }
  await notify(tx, { ...about, occasion: closedOccasion(jobId, now) }, now)
}

/** Takes back that a posting was closed; the company is told if it is open again. */
export async function withdrawClosed(
  tx: Tx,
  jobId: string,
  { closedAt, isOpen, now }: { closedAt: Date; isOpen: boolean; now: Date },
): Promise<void> {
  const owner = await findOwner(tx, jobId)
  if (!owner) return
  await withdrawNotifications(tx, [owner.memberId], closedOccasion(jobId, closedAt))
  if (!isOpen) return
  const occasion = `posting:${jobId}:REOPENED:${now.toISOString()}`
  await notify(tx, { ...owner, kind: 'POSTING_REOPENED', targetId: jobId, occasion }, now)
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

/** A proposal, and the member of its company; null once the account is removed. */
interface SentOffer {
  proposal_id: string
  title: string
  employer_id: string | null
}

/**
 * Tells a company that an operator withdrew its proposal.
 * @param cause what was found in it
 */
export async function tellOfferWithdrawn(
  tx: Tx,
  offer: SentOffer,
  { cause = 'ETC', now }: { cause?: ReportReason | undefined; now: Date },
): Promise<void> {
  const { proposal_id: targetId, title: subject, employer_id: memberId } = offer
  if (memberId === null) return
  const occasion = withdrawnOccasion(targetId, now)
  await notify(tx, { memberId, subject, targetId, kind: withdrawnFor[cause], occasion }, now)
}

/** Takes that back; the company is told that its proposal is open again. */
export async function tellOfferRestored(
  tx: Tx,
  offer: SentOffer,
  { withdrawnAt, now }: { withdrawnAt: Date; now: Date },
): Promise<void> {
  const { proposal_id: targetId, title: subject, employer_id: memberId } = offer
  if (memberId === null) return
  await withdrawNotifications(tx, [memberId], withdrawnOccasion(targetId, withdrawnAt))
  const occasion = `proposal:${targetId}:RESTORED:${now.toISOString()}`
  await notify(tx, { memberId, subject, targetId, kind: 'OFFER_RESTORED', occasion }, now)
}

const withdrawnOccasion = (proposalId: string, withdrawnAt: Date) =>
  `proposal:${proposalId}:OPERATOR:${withdrawnAt.toISOString()}`
