import { sql } from 'kysely'
import { AppError } from '../../../contract/base/errors.ts'
import type { CompanyNameStatus } from '../../../contract/employer/company-name.ts'
import {
  approveCompanyName,
  type CompanyNameRow as CompanyNameCase,
  listCompanyNames,
  refuseCompanyName,
} from '../../../contract/case/company-name.ts'
import type { Tx } from '../../db/database.ts'
import type { DecisionNotice } from '../../db/tasks.ts'
import { shapeOf } from '../operator/shape.ts'
import { findStanding, lockCompany } from '../employer/service.ts'
import type { By } from '../operator/audit.ts'
import { byStatus, type CaseList, listCases } from '../operator/case-list.ts'
import { findCompanyById, tellDecided, withdrawFromCompany } from '../operator/company-notices.ts'
import { type Case, defineCase } from '../operator/decide.ts'
import { onOperator } from '../operator/on-operator.ts'
import { type CompanyNameRow, findNameRequest } from './queries.ts'
import { noteNames, restoreNames } from './restore.ts'
import { settleName } from './service.ts'
import { orNotFound } from '../../or-not-found.ts'

/**
 * The request waits again, the company has its former name back, and is not told; unless the company was removed, was
 * named otherwise or has asked for another name since.
 */
export const nameCase: Case = defineCase('NAME', {
  queue: {
    open: sql`company_names q where q.status = 'WAITING'`,
    id: 'q.company_id',
    name: sql`q.name`,
    since: 'q.requested_at',
  },
  lock: (tx, { subjectId }) => lockCompany(tx, subjectId),
  async find(db, { subjectId: companyId, former: { names }, decidedAt }) {
    const company = await findCompanyById(db, companyId)
    if (company?.member_id == null || !names) return 'CHANGED'
    const request = await findNameRequest(db, companyId)
    if (request?.decided_at?.getTime() !== decidedAt.getTime()) return 'CHANGED'
    const decided = request.status === 'APPROVED' ? request.name : names.name
    if ((await findStanding(db, companyId))?.publicName !== decided) return 'CHANGED'
    return { names, status: request.status }
  },
  async restore(tx, { subjectId: companyId, decidedAt }, { names, status }, by) {
    await restoreNames(tx, companyId, names, by.now)
    await withdrawFromCompany(tx, companyId, occasionOf(companyId, decidedAt))
    return { act: 'companyName.undo', details: { status } }
  },
  routes: [
    onOperator(listCompanyNames, ({ db, query }) => listCases(db, list, query.status, query)),
    onOperator(approveCompanyName, async ({ db, params: { id }, body, by }) => {
      await approve(db, by, id, body.name)
      return { data: { status: 'APPROVED' as const, undo: await nameCase.undoableNow(db, by, id) } }
    }),
    onOperator(refuseCompanyName, async ({ db, params: { id }, body, by }) => {
      await refuse(db, by, id, body)
      return { data: { status: 'REFUSED' as const, undo: await nameCase.undoableNow(db, by, id) } }
    }),
  ],
})

const occasionOf = (companyId: string, decidedAt: Date) =>
  `company-name:${companyId}:${decidedAt.toISOString()}`

/**
 * Makes a name public that a company asked for. Idempotent.
 * @throws AppError NOT_FOUND, JOB_STATE if the business is not verified now, PRECONDITION_FAILED if another name waits
 * or it was refused
 */
async function approve(tx: Tx, by: By, companyId: string, name: string): Promise<void> {
  const request = await lockNameRequest(tx, companyId)
  if (request.status === 'APPROVED' && request.name === name) return
  await requireSeen(tx, request, name)
  if (!(await lockCompany(tx, companyId)).isVerified) throw new AppError('JOB_STATE')
  const former = { jobs: [], names: await noteNames(tx, companyId, name) }
  // Before the company has the name: the record shows it under the one it had.
  const act = { act: 'companyName.approve', details: { name } } as const
  await nameCase.record(tx, by, { subjectId: companyId, ...act, former })
  await settleName(tx, request, { status: 'APPROVED' }, by.now)
  await tell(tx, request, 'COMPANY_NAME_APPROVED', by.now)
}

/** Idempotent. @throws AppError NOT_FOUND, PRECONDITION_FAILED if another name waits or it was approved */
async function refuse(
  tx: Tx,
  by: By,
  companyId: string,
  details: { name: string; reason: string },
): Promise<void> {
  const { name, reason } = details
  const request = await lockNameRequest(tx, companyId)
  if (request.status === 'REFUSED' && request.name === name) return
  await requireSeen(tx, request, name)
  const former = { jobs: [], names: { ...(await noteNames(tx, companyId, name)), jobs: [] } }
  await settleName(tx, request, { status: 'REFUSED', reason }, by.now)
  await tell(tx, request, 'COMPANY_NAME_REFUSED', by.now)
  await nameCase.record(tx, by, { subjectId: companyId, act: 'companyName.refuse', details, former })
}

/** @throws AppError NOT_FOUND */
async function lockNameRequest(tx: Tx, companyId: string): Promise<CompanyNameRow> {
  await orNotFound(findCompanyById(tx, companyId))
  await lockCompany(tx, companyId)
  return orNotFound(findNameRequest(tx, companyId))
}

async function requireSeen(tx: Tx, request: CompanyNameRow, name: string): Promise<void> {
  if (request.status !== 'WAITING' || request.name !== name)
    throw await nameCase.refusal(tx, request.company_id)
}

async function tell(tx: Tx, request: CompanyNameRow, kind: DecisionNotice, now: Date): Promise<void> {
  const { company_id: companyId, name: subject } = request
  const occasion = occasionOf(companyId, now)
  await tellDecided(tx, companyId, { kind, requestId: companyId, subject, occasion }, now)
}

/** Names under which other verified businesses are public or registered. */
const lookAlikes = sql`array(
  select o.name from companies o
    where o.is_name_decided and o.verified_at is not null and o.id <> n.company_id
      and company_name_key(o.name) = company_name_key(n.name)
  union
  select b.business_name from business_verifications b join companies o on o.id = b.company_id
    where b.status = 'VERIFIED' and o.verified_at is not null and o.id <> n.company_id
      and company_name_key(b.business_name) = company_name_key(n.name)
  limit 5)`

const list: CaseList<CompanyNameCase, CompanyNameStatus> = {
  from: sql`company_names n`,
  joins: sql`join companies c on c.id = n.company_id
    left join business_verifications v on v.company_id = c.id and v.status = 'VERIFIED'`,
  ...shapeOf<CompanyNameCase>({
    name: 'n.name',
    status: 'n.status',
    reason: 'n.reason',
    requestedDate: 'n.requested_at',
    decidedDate: 'n.decided_at',
    id: 'n.company_id',
    publicName: 'c.name',
    businessName: sql`case when c.verified_at is not null then v.business_name end`,
    businessNumber: 'c.business_number',
    memberId: 'c.member_id',
    lookAlikes,
  }),
  listed: byStatus<CompanyNameStatus>('n', 'WAITING', 'requested_at'),
  id: 'n.company_id',
}
