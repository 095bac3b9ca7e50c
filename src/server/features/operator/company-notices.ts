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

/** What an operator closed or withdrew, and its member; null once the account is removed. */
interface Taken {
  type: 'posting' | 'proposal'
  id: string
  title: string
  memberId: string | null
}

/** What a company is told then, and the words by which its occasions differ. */
const notices = {
  posting: { taken: 'POSTING_CLOSED', restored: 'POSTING_REOPENED', words: ['CLOSED', 'REOPENED'] },
  proposal: { taken: 'OFFER_WITHDRAWN', restored: 'OFFER_RESTORED', words: ['OPERATOR', 'RESTORED'] },
} as const

const occasionsOf = ({ type, id }: Taken, takenAt: Date, now = takenAt) => {
  const [taken, restored] = notices[type].words
  return {
    taken: `${type}:${id}:${taken}:${takenAt.toISOString()}`,
    restored: `${type}:${id}:${restored}:${now.toISOString()}`,
  }
}

/**
 * Tells a company that an operator closed its posting or withdrew its proposal.
 * @param cause what was found in it; what an operator wrote is for operators
 */
export async function tellTaken(
  tx: Tx,
  about: Taken,
  { cause = 'ETC', now }: { cause?: ReportReason | undefined; now: Date },
): Promise<void> {
  const { id: targetId, title: subject, memberId } = about
  if (memberId === null) return
  const { taken } = notices[about.type]
  const kind: NotificationKind = cause === 'ETC' ? taken : `${taken}_${cause}`
  await notify(tx, { memberId, subject, targetId, kind, occasion: occasionsOf(about, now).taken }, now)
}

/** Takes that back; the company is told if it is open again. */
export async function tellRestored(
  tx: Tx,
  about: Taken,
  { takenAt, isOpen, now }: { takenAt: Date; isOpen: boolean; now: Date },
): Promise<void> {
  const { id: targetId, title: subject, memberId } = about
  if (memberId === null) return
  const { taken, restored: occasion } = occasionsOf(about, takenAt, now)
  await withdrawNotifications(tx, [memberId], taken)
  if (!isOpen) return
  await notify(tx, { memberId, subject, targetId, kind: notices[about.type].restored, occasion }, now)
}

export async function findPosting(db: Db, id: string): Promise<Taken> {
  const job = await db
    .selectFrom('jobs')
    .innerJoin('companies', 'companies.id', 'jobs.company_id')
    .select(['jobs.title', 'companies.member_id as memberId'])
    .where('jobs.id', '=', id)
    .executeTakeFirstOrThrow()
  return { type: 'posting', id, ...job }
}
