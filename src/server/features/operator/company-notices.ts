import type { ReportReason } from '../../../contract/base/enums.ts'
import type { NotificationKind } from '../../../contract/message/notification.ts'
import type { Db, Tx } from '../../db/database.ts'
import { type DecisionNotice, enqueueTask } from '../../db/tasks.ts'
import { notify, withdrawNotifications } from '../notification/service.ts'
import { UNDO_TIME } from './decide.ts'

export async function findCompanyById(db: Db, id: string) {
  return db
    .selectFrom('companies')
    .select(['id', 'member_id', 'name'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/**
 * Tells the member of a company.
 * @param notice.subject the company's name by default
 * @returns false once the account is removed
 */
export async function tellCompany(
  tx: Tx,
  companyId: string,
  { kind, subject, occasion }: { kind: NotificationKind; subject?: string; occasion: string },
  now: Date,
): Promise<boolean> {
  const company = await findCompanyById(tx, companyId)
  if (company?.member_id == null) return false
  await notify(tx, { memberId: company.member_id, kind, subject: subject ?? company.name, occasion }, now)
  return true
}

/** Tells a company what was decided on its request, and mails it once that can no longer be undone. */
export async function tellDecided(
  tx: Tx,
  companyId: string,
  notice: { kind: DecisionNotice; requestId: string; subject?: string; occasion: string },
  now: Date,
): Promise<void> {
  if (!(await tellCompany(tx, companyId, notice, now))) return
  const mail = { kind: notice.kind, id: notice.requestId, decidedAt: now.toISOString() }
  await enqueueTask(tx, 'decision-notice', mail, now, new Date(now.getTime() + UNDO_TIME))
}

/** Takes back what an occasion told a company. */
export async function withdrawFromCompany(tx: Tx, companyId: string, occasion: string): Promise<void> {
  const company = await findCompanyById(tx, companyId)
  if (company?.member_id != null) await withdrawNotifications(tx, [company.member_id], occasion)
}

const closedFor = (cause: ReportReason): NotificationKind =>
  cause === 'ETC' ? 'POSTING_CLOSED' : `POSTING_CLOSED_${cause}`

const withdrawnFor = (cause: ReportReason): NotificationKind =>
  cause === 'ETC' ? 'OFFER_WITHDRAWN' : `OFFER_WITHDRAWN_${cause}`

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
  const about = { ...owner, kind: closedFor(cause), targetId: jobId }
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
  await notify(tx, { memberId, subject, targetId, kind: withdrawnFor(cause), occasion }, now)
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
