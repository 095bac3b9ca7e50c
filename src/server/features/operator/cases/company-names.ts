import { type RawBuilder, sql } from 'kysely'
import { AppError } from '../../../../contract/base/errors.ts'
import type { CompanyNameStatus } from '../../../../contract/employer/company-name.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { countRows, type Page } from '../../../db/page.ts'
import type { DecisionNotice } from '../../../db/tasks.ts'
import {
  type CompanyNameRow,
  findNameRequest,
  noteNames,
  restoreNames,
  settleName,
} from '../../company/service.ts'
import { findStanding, lockCompany } from '../../employer/service.ts'
import { notify, withdrawNotifications } from '../../notification/service.ts'
import { mailOnceFinal, recordDecision } from '../decisions.ts'
import { findCompanyById, insertAct } from '../queries.ts'
import type { By } from '../service.ts'
import { undoRule } from '../undo-rule.ts'

export interface NameCaseRow extends CompanyNameRow {
  public_name: string
  business_name: string | null
  business_number: string | null
  member_id: string | null
  look_alikes: string[]
}

/** Names under which other verified businesses are public or registered. */
const lookAlikes = (name: RawBuilder<unknown>, companyId: RawBuilder<unknown>) => sql`array(
  select o.name from companies o
    where o.is_name_decided and o.verified_at is not null and o.id <> ${companyId}
      and company_name_key(o.name) = company_name_key(${name})
  union
  select b.business_name from business_verifications b join companies o on o.id = b.company_id
    where b.status = 'VERIFIED' and o.verified_at is not null and o.id <> ${companyId}
      and company_name_key(b.business_name) = company_name_key(${name})
  limit 5)`

/** Waiting ones, oldest first; decided ones, latest first. */
export async function findNamePage(db: Db, status: CompanyNameStatus, page: Page): Promise<NameCaseRow[]> {
  const order = status === 'WAITING' ? sql`n.requested_at` : sql`n.decided_at desc`
  const { rows } = await sql<NameCaseRow>`
    select n.*, c.name as public_name, c.member_id, c.business_number,
      case when c.verified_at is not null then v.business_name end as business_name,
      ${lookAlikes(sql`n.name`, sql`n.company_id`)} as look_alikes
    from company_names n join companies c on c.id = n.company_id
      left join business_verifications v on v.company_id = c.id and v.status = 'VERIFIED'
    where n.status = ${status}
    order by ${order}, n.company_id
    limit ${page.pageSize} offset ${page.pageNumber * page.pageSize}`.execute(db)
  return rows
}

export async function countNames(db: Db, status: CompanyNameStatus): Promise<number> {
  return countRows(db.selectFrom('company_names').where('status', '=', status))
}

/**
 * Makes a name public that a company asked for. Idempotent.
 * @throws AppError NOT_FOUND, JOB_STATE if the business is not verified now, PRECONDITION_FAILED if another name waits
 * or it was refused
 */
export async function approveName(tx: Tx, by: By, companyId: string, name: string): Promise<void> {
  const request = await lockNameRequest(tx, companyId)
  if (request.status === 'APPROVED' && request.name === name) return
  requireSeen(request, name)
  if (!(await lockCompany(tx, companyId)).isVerified) throw new AppError('JOB_STATE')
  const names = await noteNames(tx, companyId, name)
  // Before the company has the name: the record shows it under the one it had.
  const id = await insertAct(tx, { ...by, act: 'companyName.approve', subject: companyId, details: { name } })
  await settleName(tx, request, { status: 'APPROVED' }, by.now)
  await notifyCompany(tx, request, 'COMPANY_NAME_APPROVED', by.now)
  await recordDecision(tx, by, { id, kind: 'NAME', subjectId: companyId, former: { jobs: [], names } })
}

/** Idempotent. @throws AppError NOT_FOUND, PRECONDITION_FAILED if another name waits or it was approved */
export async function refuseName(
  tx: Tx,
  by: By,
  companyId: string,
  { name, reason }: { name: string; reason: string },
): Promise<void> {
  const request = await lockNameRequest(tx, companyId)
  if (request.status === 'REFUSED' && request.name === name) return
  requireSeen(request, name)
  const names = { ...(await noteNames(tx, companyId, name)), jobs: [] }
  await settleName(tx, request, { status: 'REFUSED', reason }, by.now)
  await notifyCompany(tx, request, 'COMPANY_NAME_REFUSED', by.now)
  const details = { name, reason }
  const id = await insertAct(tx, { ...by, act: 'companyName.refuse', subject: companyId, details })
  await recordDecision(tx, by, { id, kind: 'NAME', subjectId: companyId, former: { jobs: [], names } })
}

/**
 * The request waits again, the company has its former name back, and is not told; unless the company was removed, was
 * named otherwise or has asked for another name since.
 */
export const nameUndo = undoRule({
  lock: (tx, { subjectId }) => lockCompany(tx, subjectId),
  async find(db, { subjectId: companyId, former: { names }, decidedAt }) {
    const company = await findCompanyById(db, companyId)
    if (company?.member_id == null || !names) return 'CHANGED'
    const request = await findNameRequest(db, companyId)
    if (request?.decided_at?.getTime() !== decidedAt.getTime()) return 'CHANGED'
    const decided = request.status === 'APPROVED' ? request.name : names.name
    if ((await findStanding(db, companyId))?.publicName !== decided) return 'CHANGED'
    return { memberId: company.member_id, names, request }
  },
  async restore(tx, by, { subjectId: companyId, decidedAt }, { memberId, names, request }) {
    await restoreNames(tx, companyId, names, by.now)
    await withdrawNotifications(tx, [memberId], occasionOf(companyId, decidedAt))
    const details = { status: request.status }
    await insertAct(tx, { ...by, act: 'companyName.undo', subject: companyId, details })
  },
})

const occasionOf = (companyId: string, decidedAt: Date) =>
  `company-name:${companyId}:${decidedAt.toISOString()}`

async function lockNameRequest(tx: Tx, companyId: string): Promise<CompanyNameRow> {
  if (!(await findCompanyById(tx, companyId))) throw new AppError('NOT_FOUND')
  await lockCompany(tx, companyId)
  const request = await findNameRequest(tx, companyId)
  if (!request) throw new AppError('NOT_FOUND')
  return request
}

function requireSeen(request: CompanyNameRow, name: string): void {
  if (request.status !== 'WAITING' || request.name !== name) throw new AppError('PRECONDITION_FAILED')
}

async function notifyCompany(
  tx: Tx,
  { company_id: companyId, name }: CompanyNameRow,
  kind: Extract<DecisionNotice, 'COMPANY_NAME_APPROVED' | 'COMPANY_NAME_REFUSED'>,
  now: Date,
): Promise<void> {
  const company = await findCompanyById(tx, companyId)
  if (!company || company.member_id === null) return
  const occasion = occasionOf(companyId, now)
  await notify(tx, { memberId: company.member_id, kind, subject: name, occasion }, now)
  await mailOnceFinal(tx, kind, companyId, now)
}
