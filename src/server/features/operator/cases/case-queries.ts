import { jobText } from '../../report/service.ts'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { JobStatus, ReportReason } from '../../../../contract/base/enums.ts'
import { CASE_COUNT, CASE_LIST, type VerificationCase } from '../../../../contract/operator/case.ts'
import type { ActingOperator } from '../../../../contract/operator/operator.ts'
import type { Db } from '../../../db/database.ts'
import { type Page, countRows, onPage } from '../../../db/page.ts'
import type { EmployerTables } from '../../../db/employer-tables.ts'

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

export type VerificationCaseRow = Verification & {
  member_id: string | null
  waiting: number
  waiting_postings: NonNullable<VerificationCase['waitingPostings']>
  same_number: VerificationCase['sameNumber']
  decided_by: ActingOperator
}

/** The operator of an act, as JSON. */
const actingOperator = (acts: RawBuilder<unknown>) => sql<ActingOperator>`(
  select case when a.operator_id is null then null else jsonb_build_object('id', a.operator_id, 'name', m.name) end
  from operator_acts a left join members m on m.id = a.operator_id and m.role = 'OPERATOR'
  where ${acts} order by a.created_at desc, a.id desc limit 1)`

/** Other companies with the number of a request. */
const sameNumber = sql<VerificationCase['sameNumber']>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', o.company_id, 'businessName', o.business_name)), '[]') from (
    select b.company_id, b.business_name from business_verifications b join companies c on c.id = b.company_id
      where c.business_number = v.business_number and c.verified_at is not null and c.id <> v.company_id
    union
    select b.company_id, b.business_name from business_verifications b
      where b.status = 'REQUESTED' and b.business_number = v.business_number and b.company_id <> v.company_id
    order by business_name, company_id limit 10
  ) o)`

/** The postings that wait for a verification. */
const waitingPostings = sql<VerificationCaseRow['waiting_postings']>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', w.id, 'title', w.title, 'isSuspicious', w.is_suspicious)), '[]')
  from (
    select j.id, j.title,
      exists (select from job_signals s where s.job_id = j.id and s.status = 'OPEN')
        or exists (select from job_reports r where r.job_id = j.id and r.settled_at is null) as is_suspicious
    from jobs j where j.company_id = v.company_id and j.status = 'IN_REVIEW'
    order by j.id limit ${CASE_LIST}
  ) w)`

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
      waitingPostings.as('waiting_postings'),
      sameNumber.as('same_number'),
      sql<ActingOperator>`case when v.status <> 'REQUESTED' then ${actingOperator(
        sql`a.subject = v.company_id::text and a.act in ('verify.approve', 'verify.refuse')`,
      )} end`.as('decided_by'),
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
  reporter_language: string | null
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
  decided_by: ActingOperator
}

/** The act that settled a report; earlier ones have no decision, and are found by their subject. */
const itsAct = sql`(a.id = r.decision_id
  or r.decision_id is null and r.settled_at is not null and a.subject = r.id::text and a.act = 'report.settle')`

const reportColumns = sql`
  r.id, r.reason, r.details, r.created_at, r.member_id, r.settled_at, r.outcome,
  (select lang_code from members where id = r.member_id) as reporter_language,
  j.id as job_id, j.title, j.company_name, j.status, j.closed_reason, j.period_end,
  ${actingOperator(itsAct)} as decided_by,
  (select count(*) from job_reports o where o.job_id = r.job_id and o.settled_at is null) as open_reports,
  case when r.job_text <> ${jobText} then r.job_text end as former_text`

/** Open reports of one job stand together, at the place of the oldest. */
const oldestOfJob = sql`
  (select min(o.created_at) from job_reports o where o.job_id = r.job_id and o.settled_at is null), r.job_id,
  r.created_at, r.id`

/** Open reports, oldest first; settled ones, latest first. */
export async function findReportPage(db: Db, isOpen: boolean, page: Page): Promise<ReportCaseRow[]> {
  const { rows } = await sql<ReportCaseRow>`
    select ${reportColumns}
    from job_reports r join jobs j on j.id = r.job_id
    where ${isOpen ? sql`r.settled_at is null` : sql`r.settled_at is not null`}
    order by ${isOpen ? oldestOfJob : sql`r.settled_at desc, r.id desc`}
    limit ${page.pageSize} offset ${page.pageNumber * page.pageSize}`.execute(db)
  return rows
}

export async function countReports(db: Db, isOpen: boolean): Promise<number> {
  return countRows(db.selectFrom('job_reports').where('settled_at', isOpen ? 'is' : 'is not', null))
}

export interface OpenReportCaseRow extends ReportCaseRow {
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
      (select a.details from operator_acts a where ${itsAct} order by a.created_at desc, a.id desc limit 1) as decision
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

export interface OtherReportRow {
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

export async function findReport(db: Db, id: string) {
  return db
    .selectFrom('job_reports')
    .innerJoin('jobs', 'jobs.id', 'job_reports.job_id')
    .select(['job_reports.id', 'job_id', 'jobs.title', 'jobs.company_id'])
    .where('job_reports.id', '=', id)
    .executeTakeFirst()
}
