import { type Insertable, sql } from 'kysely'
import type { WorkRightPosting } from '../../../contract/work-right/person.ts'
import type { CandidateRight, WorkRightVerdict } from '../../../reference/work-rights/vocabulary.ts'
import type { Db, Tx } from '../../db/database.ts'
import type { EmployerTables } from '../../db/employer-tables.ts'

export async function findShown(db: Db, companyId: string, memberIds: readonly string[], after: Date) {
  if (memberIds.length === 0) return []
  return db
    .selectFrom('shown_rights')
    .select(['member_id', 'question', 'answer', 'shown_at'])
    .where('company_id', '=', companyId)
    .where('member_id', 'in', memberIds)
    .where('shown_at', '>', after)
    .execute()
}

/** An older answer to the same question is replaced. */
export async function upsertShown(tx: Tx, rows: Insertable<EmployerTables['shown_rights']>[]): Promise<void> {
  if (rows.length === 0) return
  await tx
    .insertInto('shown_rights')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'member_id', 'question']).doUpdateSet((eb) => ({
        job_id: eb.ref('excluded.job_id'),
        answer: eb.ref('excluded.answer'),
        shown_at: eb.ref('excluded.shown_at'),
      })),
    )
    .execute()
}

/** Active applications with the work for which each answer was frozen. */
export async function findFrozenWorks(db: Db, memberId: string) {
  return db
    .selectFrom('applications')
    .select(['id', 'right_work'])
    .where('member_id', '=', memberId)
    .where('status', '<>', sql.lit('WITHDRAWN' as const))
    .where('right_work', 'is not', null)
    .execute()
}

/** Applications from before answers were frozen; skips those that another process has locked. */
export async function findUnfrozen(tx: Tx, limit: number) {
  return tx
    .selectFrom('applications')
    .select(['id', 'member_id', 'job_id'])
    .where('right_work', 'is', null)
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
}

/** What is told of an application: the answer about the work as it was applied for. */
interface FrozenRight {
  id: string
  work: WorkRightPosting
  verdict: WorkRightVerdict | null
}

export async function setRights(db: Db, rights: readonly FrozenRight[]): Promise<void> {
  if (rights.length === 0) return
  await sql`
    update applications a set right_work = n.work::jsonb, work_right = n.verdict
    from unnest(${rights.map(({ id }) => id)}::uuid[], ${rights.map(({ work }) => JSON.stringify(work))}::text[],
      ${rights.map(({ verdict }) => verdict)}::text[]) as n (id, work, verdict)
    where a.id = n.id`.execute(db)
}

export interface ShownToCompany {
  companyId: string
  companyName: string
  jobId: string | null
  title: string | null
  answer: WorkRightVerdict | CandidateRight
  asApplicant: boolean
  shownAt: Date
}

const shownOf = (memberId: string) => sql`
  select c.id as "companyId", c.name as "companyName", j.id as "jobId", j.title, a.work_right as answer,
    true as "asApplicant", a.created_at as "shownAt"
  from applications a join jobs j on j.id = a.job_id join companies c on c.id = j.company_id
  where a.member_id = ${memberId} and a.status <> 'WITHDRAWN' and a.work_right is not null
  union all
  select c.id, c.name, j.id, j.title, s.answer, false, s.shown_at
  from shown_rights s join companies c on c.id = s.company_id left join jobs j on j.id = s.job_id
  where s.member_id = ${memberId} and s.answer is not null`

/** Latest first. */
export async function findShownTo(
  db: Db,
  memberId: string,
  { pageNumber, pageSize }: { pageNumber: number; pageSize: number },
): Promise<ShownToCompany[]> {
  const { rows } = await sql<ShownToCompany>`
    select * from (${shownOf(memberId)}) shown
    order by "shownAt" desc, "companyId" limit ${pageSize} offset ${pageNumber * pageSize}`.execute(db)
  return rows
}

export async function countShownTo(db: Db, memberId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${shownOf(memberId)}) shown`.execute(db)
  return rows[0]?.count ?? 0
}
