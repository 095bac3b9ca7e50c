import { jobText } from '../report/service.ts'
import { sql } from 'kysely'
import type { JobStatus, ReportReason } from '../../../contract/base/enums.ts'
import type { Db } from '../../db/database.ts'
import { countRows, onPage, type Page } from '../../db/page.ts'
import type { EmployerTables } from '../../db/employer-tables.ts'
import type { Selectable } from 'kysely'

type Verification = Selectable<EmployerTables['business_verifications']>

/** Waiting ones, oldest first; decided ones, latest first. */
export async function findVerificationPage(
  db: Db,
  status: Verification['status'],
  page: Page,
): Promise<Verification[]> {
  const found = db.selectFrom('business_verifications').selectAll().where('status', '=', status)
  const ordered = status === 'REQUESTED' ? found.orderBy('requested_at') : found.orderBy('decided_at', 'desc')
  return ordered.orderBy('company_id').$call(onPage(page)).execute()
}

export async function countVerifications(db: Db, status: Verification['status']): Promise<number> {
  return countRows(db.selectFrom('business_verifications').where('status', '=', status))
}

export type VerificationCaseRow = Verification & { member_id: string | null; waiting: number }

/** A verification with its owner and the number of announcements waiting for it. */
export async function findVerificationCase(
  db: Db,
  companyId: string,
): Promise<VerificationCaseRow | undefined> {
  return db
    .selectFrom('business_verifications as v')
    .innerJoin('companies', 'companies.id', 'v.company_id')
    .selectAll('v')
    .select([
      'companies.member_id',
      sql<number>`(select count(*) from jobs j where j.company_id = v.company_id and j.status = 'IN_REVIEW')`.as(
        'waiting',
      ),
    ])
    .where('v.company_id', '=', companyId)
    .executeTakeFirst()
}

export interface ReportCaseRow {
  id: string
  reason: ReportReason
  details: string
  created_at: Date
  member_id: string | null
  settled_at: Date | null
  outcome: 'CLOSED' | 'DISMISSED' | null
  job_id: string
  title: string
  company_name: string
  status: JobStatus
  closed_reason: 'EMPLOYER' | 'EXPIRED' | 'OPERATOR' | null
  period_end: Date | null
  open_reports: number
  /** Null if the job still says the same. */
  former_text: string | null
}

/** Open reports, oldest first; settled ones, latest first. */
export async function findReportPage(db: Db, isOpen: boolean, page: Page): Promise<ReportCaseRow[]> {
  const { rows } = await sql<ReportCaseRow>`
    select r.id, r.reason, r.details, r.created_at, r.member_id, r.settled_at, r.outcome,
      j.id as job_id, j.title, j.company_name, j.status, j.closed_reason, j.period_end,
      (select count(*) from job_reports o where o.job_id = r.job_id and o.settled_at is null) as open_reports,
      case when r.job_text <> ${jobText} then r.job_text end as former_text
    from job_reports r join jobs j on j.id = r.job_id
    where ${isOpen ? sql`r.settled_at is null` : sql`r.settled_at is not null`}
    order by ${isOpen ? sql`r.created_at, r.id` : sql`r.settled_at desc, r.id desc`}
    limit ${page.pageSize} offset ${page.pageNumber * page.pageSize}`.execute(db)
  return rows
}

export async function countReports(db: Db, isOpen: boolean): Promise<number> {
  return countRows(db.selectFrom('job_reports').where('settled_at', isOpen ? 'is' : 'is not', null))
}

export async function findReport(db: Db, id: string) {
  return db
    .selectFrom('job_reports')
    .innerJoin('jobs', 'jobs.id', 'job_reports.job_id')
    .select(['job_reports.id', 'job_id', 'settled_at', 'jobs.title', 'jobs.closed_reason'])
    .where('job_reports.id', '=', id)
    .executeTakeFirst()
}
