import { sql } from 'kysely'
import { AppError } from '../../../../contract/base/errors.ts'
import type { GuaranteeStatus } from '../../../../contract/employer/guarantee.ts'
import type { Db, Tx } from '../../../db/database.ts'
import type { DecisionNotice } from '../../../db/tasks.ts'
import { countRows, type Page } from '../../../db/page.ts'
import { seoulDay } from '../../../seoul-day.ts'
import { lockCompany } from '../../employer/service.ts'
import {
  findGuarantee,
  type GuaranteeRow,
  lockGuarantee,
  renewOnce,
  requirePeriod,
  setDecision,
} from '../../guarantee/service.ts'
import { notify, withdrawNotifications } from '../../notification/service.ts'
import { mailOnceFinal, recordDecision } from '../decisions.ts'
import { findCompanyById, insertAct } from '../queries.ts'
import type { By } from '../service.ts'
import { undoRule } from '../undo-rule.ts'

export interface GuaranteeCaseRow extends GuaranteeRow {
  company_name: string
  business_name: string | null
  business_number: string | null
  is_verified: boolean
  postings: number
}

/** Waiting ones, oldest first; decided ones, latest first. */
export async function findGuaranteePage(
  db: Db,
  status: GuaranteeStatus,
  page: Page,
): Promise<GuaranteeCaseRow[]> {
  const order = status === 'WAITING' ? sql`g.requested_at` : sql`g.decided_at desc`
  const { rows } = await sql<GuaranteeCaseRow>`
    select g.*, c.name as company_name, c.business_number, c.verified_at is not null as is_verified,
      case when c.verified_at is not null then v.business_name end as business_name,
      (select count(*) from jobs j where j.company_id = c.id and j.status = 'IN_PROGRESS' and j.use_secure_payment)
        as postings
    from pay_guarantees g join companies c on c.id = g.company_id
      left join business_verifications v on v.company_id = c.id and v.status = 'VERIFIED'
    where g.status = ${status}
    order by ${order}, g.id limit ${page.pageSize} offset ${page.pageNumber * page.pageSize}`.execute(db)
  return rows
}

export const countGuarantees = (db: Db, status: GuaranteeStatus): Promise<number> =>
  countRows(db.selectFrom('pay_guarantees').where('status', '=', status))

/**
 * Grants an application for a period; the postings that ask for it get the badge.
 * @throws AppError NOT_FOUND, VALIDATION, PRECONDITION_FAILED if it was decided, JOB_STATE unless verified
 */
export async function grant(
  tx: Tx,
  by: By,
  id: string,
  period: { from: string; until: string },
): Promise<void> {
  const row = await lockWaiting(tx, id)
  requirePeriod(period, by.now)
  if (!(await lockCompany(tx, row.company_id)).isVerified) throw new AppError('JOB_STATE')
  const granted = { granted_from: period.from, granted_until: period.until, reason: null }
  await setDecision(tx, id, { status: 'GRANTED', ...granted, decided_at: by.now })
  await renewOnce(tx, by.now)
  const told =
    period.from > seoulDay(by.now)
      ? { kind: 'GUARANTEE_GRANTED_AHEAD' as const, subject: period.from }
      : { kind: 'GUARANTEE_GRANTED' as const }
  await decided(tx, by, row, { act: 'guarantee.grant', ...told, details: period })
}

/** @throws AppError NOT_FOUND, PRECONDITION_FAILED if it was decided */
export async function refuse(tx: Tx, by: By, id: string, reason: string): Promise<void> {
  const row = await lockWaiting(tx, id)
  const none = { granted_from: null, granted_until: null }
  await setDecision(tx, id, { status: 'REFUSED', ...none, reason, decided_at: by.now })
  await decided(tx, by, row, { act: 'guarantee.refuse', kind: 'GUARANTEE_REFUSED', details: { reason } })
}

async function lockWaiting(tx: Tx, id: string): Promise<GuaranteeRow> {
  const row = await lockGuarantee(tx, id)
  if (!row) throw new AppError('NOT_FOUND')
  if (row.status !== 'WAITING') throw new AppError('PRECONDITION_FAILED')
  return row
}

interface Outcome {
  act: 'guarantee.grant' | 'guarantee.refuse'
  kind: DecisionNotice
  /** What the notification is about; by default the company. */
  subject?: string
  details: Record<string, string>
}

async function decided(
  tx: Tx,
  by: By,
  row: GuaranteeRow,
  { act, kind, subject, details }: Outcome,
): Promise<void> {
  const company = await findCompanyById(tx, row.company_id)
  const occasion = occasionOf(row.id, by.now)
  if (company?.member_id != null) {
    const about = { kind, subject: subject ?? company.name }
    await notify(tx, { ...about, memberId: company.member_id, occasion }, by.now)
    await mailOnceFinal(tx, kind, row.id, by.now)
  }
  const id = await insertAct(tx, { ...by, act, subject: row.company_id, details })
  await recordDecision(tx, by, { id, kind: 'GUARANTEE', subjectId: row.id, former: { jobs: [] } })
}

const occasionOf = (id: string, decidedAt: Date) => `guarantee:${id}:${decidedAt.toISOString()}`

/** The application waits again, and postings lose the badge; unless the company has applied anew. */
export const guaranteeUndo = undoRule({
  lock: (tx, { subjectId }) => lockGuarantee(tx, subjectId),
  async find(db, { subjectId, decidedAt }) {
    const row = await findGuarantee(db, subjectId)
    if (row?.decided_at?.getTime() !== decidedAt.getTime()) return 'CHANGED'
    return (await hasLaterApplication(db, row)) ? 'CHANGED' : row
  },
  async restore(tx, by, { decidedAt }, row) {
    const nothing = { granted_from: null, granted_until: null, reason: null, decided_at: null }
    await setDecision(tx, row.id, { status: 'WAITING', ...nothing })
    await renewOnce(tx, by.now)
    const company = await findCompanyById(tx, row.company_id)
    if (company?.member_id != null)
      await withdrawNotifications(tx, [company.member_id], occasionOf(row.id, decidedAt))
    const details = { status: row.status }
    await insertAct(tx, { ...by, act: 'guarantee.undo', subject: row.company_id, details })
  },
})

async function hasLaterApplication(db: Db, { company_id, id }: GuaranteeRow): Promise<boolean> {
  const later = await db
    .selectFrom('pay_guarantees')
    .select('id')
    .where('company_id', '=', company_id)
    .where('status', '=', 'WAITING')
    .where('id', '<>', id)
    .executeTakeFirst()
  return later !== undefined
}
