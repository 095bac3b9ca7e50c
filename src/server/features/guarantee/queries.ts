import { type Insertable, type Selectable, sql } from 'kysely'
import type { GuaranteeKind } from '../../../contract/employer/guarantee.ts'
import type { Db, Tx } from '../../db/database.ts'
import type { GuaranteeTables } from '../../db/guarantee-tables.ts'
import type { JobTable } from '../../db/job-tables.ts'

export type GuaranteeRow = Selectable<GuaranteeTables['pay_guarantees']>

/** What an employer sees of them. */
const LATEST = 20

export async function findGuarantees(db: Db, companyId: string): Promise<GuaranteeRow[]> {
  return db
    .selectFrom('pay_guarantees')
    .selectAll()
    .where('company_id', '=', companyId)
    .orderBy('requested_at', 'desc')
    .orderBy('id')
    .limit(LATEST)
    .execute()
}

export async function findGuarantee(db: Db, id: string): Promise<GuaranteeRow | undefined> {
  return db.selectFrom('pay_guarantees').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function lockGuarantee(tx: Tx, id: string): Promise<GuaranteeRow | undefined> {
  return tx.selectFrom('pay_guarantees').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Deletes the application that waits. @returns its evidence */
export async function deleteWaiting(db: Db, companyId: string): Promise<string | null> {
  const row = await db
    .deleteFrom('pay_guarantees')
    .where('company_id', '=', companyId)
    .where('status', '=', 'WAITING')
    .returning('evidence_file')
    .executeTakeFirst()
  return row?.evidence_file ?? null
}

export async function insertGuarantee(
  db: Db,
  guarantee: Insertable<GuaranteeTables['pay_guarantees']>,
): Promise<void> {
  await db.insertInto('pay_guarantees').values(guarantee).execute()
}

export type Decision = Pick<GuaranteeRow, 'status' | 'granted_from' | 'granted_until' | 'reason'> & {
  decided_at: Date | null
}

export async function setDecision(db: Db, id: string, decision: Decision): Promise<void> {
  await db.updateTable('pay_guarantees').set(decision).where('id', '=', id).execute()
}

export interface Standing {
  guaranteed_until: string | null
  guarantee_kind: GuaranteeKind | null
}

/** The grant of a verified company that holds on a day, for a subquery that knows the company `c`. */
const granted = (today: string) => sql`
  select g.granted_until, g.kind from pay_guarantees g
  where g.company_id = c.id and c.verified_at is not null and g.status = 'GRANTED'
    and g.granted_from <= ${today}::date and g.granted_until >= ${today}::date
  order by g.granted_until desc, g.id limit 1`

/** What postings of a company that ask for it say of the guarantee today. */
export async function findStanding(db: Db, companyId: string, today: string): Promise<Standing> {
  const { rows } = await sql<Standing>`
    select g.granted_until as guaranteed_until, g.kind as guarantee_kind
    from companies c cross join lateral (${granted(today)}) g where c.id = ${companyId}`.execute(db)
  return rows[0] ?? { guaranteed_until: null, guarantee_kind: null }
}

/**
 * Writes the guarantee of a day to postings that say otherwise: begun, ended and taken back grants.
 * @returns those that changed, at most `limit`
 */
export async function renewStandings(db: Db, today: string, limit: number): Promise<Selectable<JobTable>[]> {
  const { rows } = await sql<Selectable<JobTable>>`
    update jobs set guaranteed_until = due.granted_until, guarantee_kind = due.kind
    from (
      select j.id, g.granted_until, g.kind
      from jobs j join companies c on c.id = j.company_id
        left join lateral (${granted(today)}) g on j.use_secure_payment
      where j.id in (
        select id from jobs where guaranteed_until is not null
        union
        select o.id from pay_guarantees p join jobs o on o.company_id = p.company_id
        where p.status = 'GRANTED' and p.granted_from <= ${today}::date and p.granted_until >= ${today}::date
          and o.use_secure_payment
      ) and (j.guaranteed_until, j.guarantee_kind) is distinct from (g.granted_until, g.kind)
      limit ${limit}
    ) due
    where jobs.id = due.id returning jobs.*`.execute(db)
  return rows
}
