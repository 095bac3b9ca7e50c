import { sql } from 'kysely'
import { AppError } from '../../../contract/base/errors.ts'
import type { GuaranteeStatus } from '../../../contract/employer/guarantee.ts'
import {
  grantGuarantee,
  type GuaranteeRow as GuaranteeCase,
  listGuaranteeRequests,
  refuseGuarantee,
} from '../../../contract/case/guarantee.ts'
import type { Db, Tx } from '../../db/database.ts'
import type { DecisionNotice } from '../../db/tasks.ts'
import { rowsOf } from '../operator/shape.ts'
import type { Secret } from '../../providers/secret/secret.ts'
import { seoulDay } from '../../seoul-day.ts'
import { lockCompany } from '../employer/service.ts'
import { signedFileUrl } from '../file/service.ts'
import type { By } from '../operator/audit.ts'
import { byStatus, type CaseList, listCases } from '../operator/case-list.ts'
import { tellDecided, withdrawFromCompany } from '../operator/company-notices.ts'
import { type Case, defineCase } from '../operator/decide.ts'
import { onOperator } from '../operator/on-operator.ts'
import { type Decision, findGuarantee, type GuaranteeRow, lockGuarantee, setDecision } from './queries.ts'
import { guaranteeOf, renewOnce, requirePeriod } from './service.ts'
import { orNotFound } from '../../or-not-found.ts'

const UNDECIDED = { granted_from: null, granted_until: null, reason: null, decided_at: null }

/** The application waits again, and postings lose the badge; unless the company has applied anew. */
export const guaranteeCase: Case = defineCase('GUARANTEE', {
  queue: {
    open: sql`pay_guarantees q join companies c on c.id = q.company_id where q.status = 'WAITING'`,
    id: 'q.id',
    name: sql`c.name`,
    since: 'q.requested_at',
    dueOn: 'q.wanted_from',
  },
  lock: (tx, { subjectId }) => lockGuarantee(tx, subjectId),
  async find(db, { subjectId, decidedAt }) {
    const row = await findGuarantee(db, subjectId)
    if (row?.decided_at?.getTime() !== decidedAt.getTime()) return 'CHANGED'
    return (await hasLaterApplication(db, row)) ? 'CHANGED' : row
  },
  async restore(tx, { decidedAt }, { id, company_id: companyId, status }, by) {
    await setDecision(tx, id, { status: 'WAITING', ...UNDECIDED })
    await renewOnce(tx, by.now)
    await withdrawFromCompany(tx, companyId, occasionOf(id, decidedAt))
    return { act: 'guarantee.undo', subject: companyId, details: { status } }
  },
  routes: [
    onOperator(listGuaranteeRequests, async ({ db, query, services, now }) => {
      const { data, totalCount } = await listCases(db, list, query.status, query)
      return { data: data.map((row) => caseOf(row, services.secret, now)), totalCount }
    }),
    onOperator(grantGuarantee, async ({ db, params: { id }, body, by }) => {
      await grant(db, by, id, body)
      return { data: { status: 'GRANTED' as const, undo: await guaranteeCase.undoableNow(db, by, id) } }
    }),
    onOperator(refuseGuarantee, async ({ db, params: { id }, body: { reason }, by }) => {
      const row = await lockWaiting(db, id)
      await decide(db, by, row, {
        columns: { ...UNDECIDED, status: 'REFUSED', reason },
        act: 'guarantee.refuse',
        kind: 'GUARANTEE_REFUSED',
        details: { reason },
      })
      return { data: { status: 'REFUSED' as const, undo: await guaranteeCase.undoableNow(db, by, id) } }
    }),
  ],
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

const occasionOf = (id: string, decidedAt: Date) => `guarantee:${id}:${decidedAt.toISOString()}`

/**
 * Grants an application for a period; the postings that ask for it get the badge.
 * @throws AppError NOT_FOUND, VALIDATION, PRECONDITION_FAILED if it was decided, JOB_STATE unless verified
 */
async function grant(tx: Tx, by: By, id: string, period: { from: string; until: string }): Promise<void> {
  const row = await lockWaiting(tx, id)
  requirePeriod(period, by.now)
  if (!(await lockCompany(tx, row.company_id)).isVerified) throw new AppError('JOB_STATE')
  const isAhead = period.from > seoulDay(by.now)
  await decide(tx, by, row, {
    columns: { ...UNDECIDED, status: 'GRANTED', granted_from: period.from, granted_until: period.until },
    act: 'guarantee.grant',
    kind: isAhead ? 'GUARANTEE_GRANTED_AHEAD' : 'GUARANTEE_GRANTED',
    ...(isAhead ? { subject: period.from } : {}),
    details: period,
  })
  await renewOnce(tx, by.now)
}

/** @throws AppError NOT_FOUND, PRECONDITION_FAILED if it was decided */
async function lockWaiting(tx: Tx, id: string): Promise<GuaranteeRow> {
  const row = await orNotFound(lockGuarantee(tx, id))
  if (row.status !== 'WAITING') throw await guaranteeCase.refusal(tx, id)
  return row
}

interface Outcome {
  columns: Decision
  act: 'guarantee.grant' | 'guarantee.refuse'
  kind: DecisionNotice
  /** What the notification is about; by default the company. */
  subject?: string
  details: Record<string, string>
}

async function decide(
  tx: Tx,
  by: By,
  { id, company_id: companyId }: GuaranteeRow,
  { columns, act, details, ...notice }: Outcome,
): Promise<void> {
  await setDecision(tx, id, { ...columns, decided_at: by.now })
  await tellDecided(tx, companyId, { ...notice, requestId: id, occasion: occasionOf(id, by.now) }, by.now)
  await guaranteeCase.record(tx, by, { subjectId: id, subject: companyId, act, details })
}

interface GuaranteeCaseRow extends GuaranteeRow {
  company_name: string
  business_name: string | null
  business_number: string | null
  is_verified: boolean
  postings: number
}

const list: CaseList<GuaranteeCaseRow, GuaranteeStatus> = {
  from: sql`pay_guarantees g`,
  joins: sql`join companies c on c.id = g.company_id
    left join business_verifications v on v.company_id = c.id and v.status = 'VERIFIED'`,
  ...rowsOf(sql<GuaranteeCaseRow>`g.*, c.name as company_name, c.business_number, c.verified_at is not null as is_verified,
    case when c.verified_at is not null then v.business_name end as business_name,
    (select count(*) from jobs j where j.company_id = c.id and j.status = 'IN_PROGRESS' and j.use_secure_payment)
      as postings`),
  listed: byStatus<GuaranteeStatus>('g', 'WAITING', 'requested_at'),
  id: 'g.id',
}

function caseOf(row: GuaranteeCaseRow, secret: Secret, now: Date): GuaranteeCase {
  const { evidence_file: file } = row
  return {
    ...guaranteeOf(row, now),
    companyName: row.company_name,
    companyId: row.company_id,
    businessName: row.business_name,
    businessNumber: row.business_number,
    isVerified: row.is_verified,
    evidenceUrl: file === null ? null : signedFileUrl(secret, file, now, { whole: true }),
    postings: row.postings,
  }
}
