import { sql } from 'kysely'
import { depositOrder } from './queries.ts'
import type { JobStatus } from '../../../contract/base/enums.ts'
import type { Db } from '../../db/database.ts'

export interface OwnRow {
  id: string
  period_start: Date | null
  closed_at: Date | null
  deposit_order_id: string | null
  deposit_due_at: Date | null
  applicants: number
  unread: number
  unread_messages: number
  views: number
}

/** A job is closed at the end of its term, even before the sweep has run. */
const statusNow = (now: Date) => sql<JobStatus>`
  case when j.status = 'IN_PROGRESS' and j.period_end <= ${now} then 'CLOSED' else j.status end`

/** A page of the company's announcements with their counts, newest first. */
export async function findOwnPage(
  db: Db,
  wanted: { companyId: string; status?: JobStatus | undefined; pageNumber: number; pageSize: number },
  now: Date,
): Promise<OwnRow[]> {
  const { companyId, status, pageNumber, pageSize } = wanted
  const { rows } = await sql<OwnRow>`
    select page.id, page.period_start, page.closed_at, deposit.id as deposit_order_id,
      deposit.expires_at as deposit_due_at,
      (select count(*) from applications a where a.job_id = page.id and a.status <> 'WITHDRAWN') as applicants,
      (select count(*) from applications a where a.job_id = page.id and a.status = 'SENT') as unread,
      (select coalesce(sum(m.unread_count), 0) from conversations t join conversation_members m
        on m.conversation_id = t.id and m.side = 'EMPLOYER' where t.job_id = page.id) as unread_messages,
      (select coalesce(sum(views), 0) from job_view_days v where v.job_id = page.id) as views
    from (
      select j.id, j.period_start, j.closed_at, j.created_at from jobs j
      where j.company_id = ${companyId} ${status ? sql`and ${statusNow(now)} = ${status}` : sql``}
      order by j.created_at desc, j.id desc limit ${pageSize} offset ${pageNumber * pageSize}
    ) page
    left join orders deposit on deposit.id = ${depositOrder(sql.ref('page.id'))}
    order by page.created_at desc, page.id desc`.execute(db)
  return rows
}

export async function countByStatus(db: Db, companyId: string, now: Date): Promise<Map<JobStatus, number>> {
  const { rows } = await sql<{ status: JobStatus; count: number }>`
    select ${statusNow(now)} as status, count(*) as count from jobs j where j.company_id = ${companyId} group by 1`.execute(
    db,
  )
  return new Map(rows.map((row) => [row.status, row.count]))
}

export interface DayRow {
  date: string
  views: number
  applicants: number
}

/** Views and applicants per day in Seoul, oldest first. */
export async function findDays(
  db: Db,
  wanted: { companyId: string; first: string; last: string },
): Promise<DayRow[]> {
  const { companyId, first, last } = wanted
  const { rows } = await sql<DayRow>`
    with own as (select id from jobs where company_id = ${companyId}),
    viewed as (
      select day, sum(views) as views from job_view_days
      where job_id in (select id from own) and day between ${first} and ${last} group by day
    ),
    applied as (
      select (created_at at time zone 'Asia/Seoul')::date as day, count(*) as applicants from applications
      where job_id in (select id from own) and status <> 'WITHDRAWN'
        and created_at >= ${first}::date::timestamp at time zone 'Asia/Seoul' group by 1
    )
    select to_char(days.day, 'YYYY-MM-DD') as date, coalesce(views, 0) as views, coalesce(applicants, 0) as applicants
    from generate_series(${first}::date, ${last}::date, interval '1 day') days (day)
    left join viewed on viewed.day = days.day left join applied on applied.day = days.day
    order by days.day`.execute(db)
  return rows
}

export async function findPendingCounts(db: Db, company: { id: string; memberId: string }) {
  const { rows } = await sql<{ unread: number; proposals: number; balance: number }>`
    select
      (select count(*) from applications a join jobs j on j.id = a.job_id
        where j.company_id = ${company.id} and a.status = 'SENT') as unread,
      (select count(*) from proposals where company_id = ${company.id} and status = 'SENT') as proposals,
      coalesce((select paid + free from point_accounts where member_id = ${company.memberId}), 0) as balance`.execute(
    db,
  )
  return rows[0] ?? { unread: 0, proposals: 0, balance: 0 }
}
