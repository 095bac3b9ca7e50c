import { type Selectable, sql } from 'kysely'
import type { LatePayStatus } from '../../../contract/candidate/late-pay.ts'
import type { LatePayRow as LatePayCase } from '../../../contract/case/guarantee.ts'
import type { Db, Tx } from '../../db/database.ts'
import { shapeOf } from '../operator/shape.ts'
import type { GuaranteeTables } from '../../db/guarantee-tables.ts'
import type { CaseList } from '../operator/case-list.ts'

export type LatePayRow = Selectable<GuaranteeTables['late_pay_cases']>

export interface HiredFor {
  stage: 'INTERVIEW' | 'HIRED' | null
  title: string
  company_id: string
  company_member_id: string | null
  /** Whether the posting asks for the guarantee. */
  is_asked_for: boolean
}

/** The member's own application with its job, locked, so that two cases of it are opened one after the other. */
export async function lockApplication(tx: Tx, id: string, memberId: string): Promise<HiredFor | undefined> {
  const { rows } = await sql<HiredFor>`
    select a.stage, j.title, j.company_id, c.member_id as company_member_id, j.use_secure_payment as is_asked_for
    from applications a join jobs j on j.id = a.job_id join companies c on c.id = j.company_id
    where a.id = ${id} and a.member_id = ${memberId} and a.status <> 'WITHDRAWN' for update of a`.execute(tx)
  return rows[0]
}

/** Whether a grant of the company held on a day. */
export async function wasGuaranteed(db: Db, companyId: string, day: string): Promise<boolean> {
  const grant = await db
    .selectFrom('pay_guarantees')
    .select('id')
    .where('company_id', '=', companyId)
    .where('status', '=', 'GRANTED')
    .where('granted_from', '<=', day)
    .where('granted_until', '>=', day)
    .executeTakeFirst()
  return grant !== undefined
}

export async function findUnsettled(db: Db, applicationId: string): Promise<LatePayRow | undefined> {
  return db
    .selectFrom('late_pay_cases')
    .selectAll()
    .where('application_id', '=', applicationId)
    .where('status', '<>', 'SETTLED')
    .executeTakeFirst()
}

export async function insertCase(db: Db, row: LatePayRow): Promise<void> {
  await db.insertInto('late_pay_cases').values(row).execute()
}

/** The latest case of each application. */
export async function findLatestCases(db: Db, applicationIds: readonly string[]): Promise<LatePayRow[]> {
  if (applicationIds.length === 0) return []
  return db
    .selectFrom('late_pay_cases')
    .selectAll()
    .distinctOn('application_id')
    .where('application_id', 'in', applicationIds)
    .orderBy('application_id')
    .orderBy('opened_at', 'desc')
    .execute()
}

/** Applications of hired workers whose job's pay is or was guaranteed. */
export async function findGuaranteed(
  db: Db,
  applicationIds: readonly string[],
  today: string,
): Promise<string[]> {
  if (applicationIds.length === 0) return []
  const { rows } = await sql<{ id: string }>`
    select a.id from applications a join jobs j on j.id = a.job_id
    where a.id = any(${applicationIds}::uuid[]) and a.stage = 'HIRED' and j.use_secure_payment
      and exists (select from pay_guarantees g where g.company_id = j.company_id and g.status = 'GRANTED'
        and g.granted_from <= ${today}::date)`.execute(db)
  return rows.map(({ id }) => id)
}

export async function findCase(db: Db, id: string): Promise<LatePayRow | undefined> {
  return db.selectFrom('late_pay_cases').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function lockCase(tx: Tx, id: string): Promise<LatePayRow | undefined> {
  return tx.selectFrom('late_pay_cases').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export type Settlement = Pick<LatePayRow, 'status' | 'settled_at' | 'outcome' | 'note'>

export async function setSettlement(db: Db, id: string, settlement: Settlement): Promise<void> {
  await db.updateTable('late_pay_cases').set(settlement).where('id', '=', id).execute()
}

/** What its people are called and told about. */
export async function findAbout(db: Db, id: string) {
  return db
    .selectFrom('late_pay_cases as p')
    .innerJoin('applications as a', 'a.id', 'p.application_id')
    .innerJoin('jobs as j', 'j.id', 'a.job_id')
    .innerJoin('companies as c', 'c.id', 'p.company_id')
    .select(['a.job_id', 'j.title', 'c.member_id as company_member_id', 'p.member_id'])
    .where('p.id', '=', id)
    .executeTakeFirst()
}

export const latePayList: CaseList<LatePayCase, LatePayStatus> = {
  from: sql`late_pay_cases p`,
  joins: sql`join applications a on a.id = p.application_id join jobs j on j.id = a.job_id
    join companies c on c.id = p.company_id join members m on m.id = p.member_id
    left join lateral (select jsonb_build_object('kind', kind, 'until', granted_until) as granted
      from pay_guarantees g where g.company_id = p.company_id
      and g.status = 'GRANTED' and g.granted_from <= p.due_on and g.granted_until >= p.due_on
      order by g.granted_until desc limit 1) g on true`,
  ...shapeOf<LatePayCase>({
    id: 'p.id',
    status: sql`case when p.status = 'SETTLED' then p.status else 'OPEN' end`,
    dueOn: 'p.due_on',
    openedDate: 'p.opened_at',
    settledDate: 'p.settled_at',
    outcome: 'p.outcome',
    note: sql`coalesce(p.note, '')`,
    details: 'p.details',
    jobTitle: 'j.title',
    companyName: 'j.company_name',
    companyMemberId: 'c.member_id',
    workerName: 'm.name',
    workerId: 'p.member_id',
    guarantee: 'g.granted',
  }),
  listed: (status) =>
    status === 'OPEN'
      ? { where: sql`p.status <> 'SETTLED'`, order: sql`p.opened_at` }
      : { where: sql`p.status = 'SETTLED'`, order: sql`p.settled_at desc` },
  id: 'p.id',
}
