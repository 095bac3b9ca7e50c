import { sql } from 'kysely'
import { CASE_COUNT, CASE_LIST, type ReportCase } from '../../../contract/case/report.ts'
import type { Db } from '../../db/database.ts'
import { findItems, shapeOf } from '../operator/shape.ts'
import { statementColumns } from './stored-reports.ts'

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
    shapeOf<ReportCase['sameJob'][number]>(statementColumns('r.member_id')),
    sql`from job_reports r where r.job_id = ${jobId} and r.id <> ${reportId} and r.settled_at is null
      order by r.created_at, r.id limit ${CASE_LIST}`,
  )

interface Bounded<Row> {
  rows: Row[]
  count: number
}

const bounded = <Row>(rows: Row[]): Bounded<Row> => ({ rows: rows.slice(0, CASE_LIST), count: rows.length })
