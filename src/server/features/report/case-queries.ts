import { sql } from 'kysely'
import { CASE_COUNT, CASE_LIST, type ReportCase, type ReportRow } from '../../../contract/case/report.ts'
import type { Db } from '../../db/database.ts'
import { type Columns, findItem, findItems, shapeOf } from '../operator/shape.ts'
import { actingOperator, detailsOfAct } from '../operator/audit.ts'
import { bySettlement, type CaseList } from '../operator/case-list.ts'
import { jobText } from './queries.ts'

/** As it is stored: a job may have ended meanwhile. */
export type ListedReport = Omit<ReportRow, 'job'> & { job: ReportRow['job'] & { periodEnd: string | null } }

/** The act that settled a report; earlier ones have no decision, and are found by their subject. */
const itsAct = sql`(a.id = r.decision_id
  or r.decision_id is null and r.settled_at is not null and a.subject = r.id::text and a.act = 'report.settle')`

/** What a report says. */
const statement: Columns<ReportCase['sameJob'][number]> = {
  id: 'r.id',
  reason: 'r.reason',
  text: 'r.details',
  langCode: sql`(select lang_code from members where id = r.member_id)`,
  createdDate: 'r.created_at',
}

const reportColumns: Columns<ListedReport> = {
  ...statement,
  isByMember: sql`r.member_id is not null`,
  settledDate: 'r.settled_at',
  outcome: 'r.outcome',
  decidedBy: actingOperator(itsAct),
  formerText: sql`case when r.job_text <> ${jobText} then r.job_text end`,
  job: {
    id: 'j.id',
    title: 'j.title',
    companyName: 'j.company_name',
    status: 'j.status',
    closedReason: 'j.closed_reason',
    periodEnd: 'j.period_end',
    openReports: sql`(select count(*) from job_reports o where o.job_id = r.job_id and o.settled_at is null)`,
  },
}

/** Open reports of one job stand together, at the place of the oldest. */
const oldestOfJob = sql`
  (select min(o.created_at) from job_reports o where o.job_id = r.job_id and o.settled_at is null), r.job_id,
  r.created_at`

export const reportList: CaseList<ListedReport, 'OPEN' | 'SETTLED'> = {
  from: sql`job_reports r`,
  joins: sql`join jobs j on j.id = r.job_id`,
  ...shapeOf<ListedReport>(reportColumns),
  listed: bySettlement(oldestOfJob),
  id: 'r.id',
}

const reportCase = shapeOf<OpenReport>({
  ...reportColumns,
  company: { memberId: 'c.member_id', isVerified: sql`c.verified_at is not null` },
  stored: {
    companyId: 'c.id',
    decisionId: 'r.decision_id',
    revision: 'j.revision',
    details: detailsOfAct(itsAct),
  },
})

interface OpenReport extends ListedReport {
  company: Pick<ReportCase['company'], 'memberId' | 'isVerified'>
  stored: {
    companyId: string
    decisionId: string | null
    revision: number
    /** Of the act that settled it. */
    details: Record<string, unknown> | null
  }
}

/** A report with its decision and the company. */
export async function findReportCase(db: Db, id: string): Promise<OpenReport | undefined> {
  return findItem(
    db,
    reportCase,
    sql`from job_reports r join jobs j on j.id = r.job_id join companies c on c.id = j.company_id where r.id = ${id}`,
  )
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

const otherReport = shapeOf<ReportCase['company']['reports'][number]>({
  id: 'r.id',
  reason: 'r.reason',
  createdDate: 'r.created_at',
  settledDate: 'r.settled_at',
  outcome: 'r.outcome',
  jobTitle: 'j.title',
})

/** Other reports of the company's jobs, newest first. */
export const findOtherReports = async (
  db: Db,
  { companyId, reportId }: { companyId: string; reportId: string },
) =>
  bounded(
    await findItems(
      db,
      otherReport,
      sql`from jobs j join job_reports r on r.job_id = j.id where j.company_id = ${companyId} and r.id <> ${reportId}
        order by r.created_at desc, r.id desc limit ${CASE_COUNT}`,
    ),
  )

/** Other open reports of the same job, oldest first. */
export const findOpenOfJob = (db: Db, { jobId, reportId }: { jobId: string; reportId: string }) =>
  findItems(
    db,
    shapeOf<ReportCase['sameJob'][number]>(statement),
    sql`from job_reports r where r.job_id = ${jobId} and r.id <> ${reportId} and r.settled_at is null
      order by r.created_at, r.id limit ${CASE_LIST}`,
  )

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
