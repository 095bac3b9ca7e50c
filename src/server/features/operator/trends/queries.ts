import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { EmployerTables } from '../../../db/employer-tables.ts'

export type SiteDay = EmployerTables['site_days']

/** Counts of the days of a period that had any. */
export async function countDays(db: Db, since: Date, until: Date): Promise<SiteDay[]> {
  const { rows } = await sql<SiteDay>`
    select day::text, sum(workers)::int as workers, sum(employers)::int as employers, sum(postings)::int as postings,
      sum(applications)::int as applications, sum(paid)::bigint as paid, sum(refunded)::bigint as refunded
    from (
      select (created_at at time zone 'Asia/Seoul')::date as day, count(*) filter (where role = 'EMPLOYEE') as workers,
        count(*) filter (where role = 'EMPLOYER') as employers, 0 as postings, 0 as applications, 0 as paid, 0 as refunded
      from members where created_at >= ${since} and created_at < ${until} group by 1
      union all
      select (listed_at at time zone 'Asia/Seoul')::date, 0, 0, count(*), 0, 0, 0
      from jobs where listed_at >= ${since} and listed_at < ${until} group by 1
      union all
      select (created_at at time zone 'Asia/Seoul')::date, 0, 0, 0, count(*), 0, 0
      from applications where created_at >= ${since} and created_at < ${until} group by 1
      union all
      select (paid_at at time zone 'Asia/Seoul')::date, 0, 0, 0, 0, sum(total_amount), 0
      from orders where paid_at >= ${since} and paid_at < ${until} group by 1
      union all
      select (y.returned_at at time zone 'Asia/Seoul')::date, 0, 0, 0, 0, 0, sum(o.total_amount)
      from payments y join orders o on o.id = y.order_id and o.paid_at is not null
      where y.returned_at >= ${since} and y.returned_at < ${until} group by 1
    ) counted group by day`.execute(db)
  return rows
}

export async function findClosedDays(db: Db, since: string): Promise<SiteDay[]> {
  return db.selectFrom('site_days').selectAll().where('day', '>=', since).orderBy('day').execute()
}

export async function findLastClosedDay(db: Db): Promise<string | undefined> {
  const row = await db
    .selectFrom('site_days')
    .select('day')
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.day
}

/** Two processes may count the same days. */
export async function insertClosedDays(db: Db, days: SiteDay[]): Promise<void> {
  await db
    .insertInto('site_days')
    .values(days)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
