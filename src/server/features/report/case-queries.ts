import { sql } from 'kysely'
import type { ClosedReason, JobStatus, ReportReason } from '../../../contract/base/enums.ts'
import { CASE_COUNT, CASE_LIST } from '../../../contract/case/report.ts'
import type { ActingOperator } from '../../../contract/operator/schema.ts'
import type { Db } from '../../db/database.ts'
import { actingOperator, detailsOfAct } from '../operator/audit.ts'
import { bySettlement, type CaseList } from '../operator/case-list.ts'
import { jobText } from './queries.ts'

export interface ReportCaseRow {
  id: string
  reason: ReportReason
  details: string
  created_at: Date
  member_id: string | null
  reporter_language: string | null
  settled_at: Date | null
  outcome: 'CLOSED' | 'DISMISSED' | null
  job_id: string
  title: string
  company_name: string
  status: JobStatus
  closed_reason: ClosedReason | null
  period_end: Date | null
  open_reports: number
  /** Null if the job still says the same. */
  former_text: string | null
  decided_by: ActingOperator
}

/** The act that settled a report; earlier ones have no decision, and are found by their subject. */
const itsAct = sql`(a.id = r.decision_id
  or r.decision_id is null and r.settled_at is not null and a.subject = r.id::text and a.act = 'report.settle')`

const reportColumns = sql<ReportCaseRow>`
  r.id, r.reason, r.details, r.created_at, r.member_id, r.settled_at, r.outcome,
  (select lang_code from members where id = r.member_id) as reporter_language,
  j.id as job_id, j.title, j.company_name, j.status, j.closed_reason, j.period_end,
  ${actingOperator(itsAct)} as decided_by,
  (select count(*) from job_reports o where o.job_id = r.job_id and o.settled_at is null) as open_reports,
  case when r.job_text <> ${jobText} then r.job_text end as former_text`

/** Open reports of one job stand together, at the place of the oldest. */
const oldestOfJob = sql`
  (select min(o.created_at) from job_reports o where o.job_id = r.job_id and o.settled_at is null), r.job_id,
  r.created_at`

export const reportList: CaseList<ReportCaseRow, 'OPEN' | 'SETTLED'> = {
  from: sql`job_reports r`,
  joins: sql`join jobs j on j.id = r.job_id`,
  columns: reportColumns,
  listed: bySettlement(oldestOfJob),
  id: 'r.id',
}

interface OpenReportCaseRow extends ReportCaseRow {
  decision_id: string | null
  revision: number
  company_id: string
  company_member_id: string | null
  is_verified: boolean
  /** Details of the act that settled it. */
  decision: Record<string, unknown> | null
}

/** A report with its decision and the company. */
export async function findReportCase(db: Db, id: string): Promise<OpenReportCaseRow | undefined> {
  const { rows } = await sql<OpenReportCaseRow>`
    select ${reportColumns}, r.decision_id, j.revision, c.id as company_id, c.member_id as company_member_id,
      c.verified_at is not null as is_verified,
      ${detailsOfAct(itsAct)} as decision
    from job_reports r join jobs j on j.id = r.job_id join companies c on c.id = j.company_id
    where r.id = ${id}`.execute(db)
  return rows[0]
}

/** Other open jobs of the company, newest first. */
export async function findOtherJobs(
  db: Db,
  { companyId, jobId, now }: { companyId: string; jobId: string; now: Date },
): Promise<Bounded<{ id: string; title: string }>> {
  const { rows } = await sql<{ id: string; title: string }>`
    select id, title from jobs
    where company_id = ${companyId} and id <> ${jobId} and status = 'IN_PROGRESS' and period_end > ${now}
    order by created_at desc, id desc limit ${CASE_COUNT}`.execute(db)
  return bounded(rows)
}

interface OtherReportRow {
  id: string
  reason: ReportReason
  created_at: Date
  settled_at: Date | null
  outcome: 'CLOSED' | 'DISMISSED' | null
  title: string
}

/** Other reports of the company's jobs, newest first. */
export async function findOtherReports(
  db: Db,
  { companyId, reportId }: { companyId: string; reportId: string },
): Promise<Bounded<OtherReportRow>> {
  const { rows } = await sql<OtherReportRow>`
    select r.id, r.reason, r.created_at, r.settled_at, r.outcome, j.title
    from jobs j join job_reports r on r.job_id = j.id
    where j.company_id = ${companyId} and r.id <> ${reportId}
    order by r.created_at desc, r.id desc limit ${CASE_COUNT}`.execute(db)
  return bounded(rows)
}

/** Other open reports of the same job, oldest first. */
export async function findOpenOfJob(
  db: Db,
  { jobId, reportId }: { jobId: string; reportId: string },
): Promise<Pick<ReportCaseRow, 'id' | 'reason' | 'details' | 'created_at' | 'reporter_language'>[]> {
  return db
    .selectFrom('job_reports as r')
    .leftJoin('members as m', 'm.id', 'r.member_id')
    .select(['r.id', 'r.reason', 'r.details', 'r.created_at', 'm.lang_code as reporter_language'])
    .where('r.job_id', '=', jobId)
    .where('r.id', '<>', reportId)
    .where('r.settled_at', 'is', null)
    .orderBy('r.created_at')
    .orderBy('r.id')
    .limit(CASE_LIST)
    .execute()
}

interface Bounded<Row> {
  rows: Row[]
  count: number
}

const bounded = <Row>(rows: Row[]): Bounded<Row> => ({ rows: rows.slice(0, CASE_LIST), count: rows.length })

/** A report with its job. */
export async function findReport(db: Db, id: string) {
  return db
    .selectFrom('job_reports')
    .innerJoin('jobs', 'jobs.id', 'job_reports.job_id')
    .select(['job_reports.id', 'job_id', 'jobs.title', 'jobs.company_id'])
    .where('job_reports.id', '=', id)
    .executeTakeFirst()
}
