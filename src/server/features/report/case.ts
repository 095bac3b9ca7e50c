import { sql } from 'kysely'
import { AppError } from '../../../contract/base/errors.ts'
import {
  getReportCase,
  listReports,
  POSTING_SETTLEMENTS,
  reopenReport,
  type ReportCase,
  type ReportRow,
  settleReport,
} from '../../../contract/case/report.ts'
import type { Db } from '../../db/database.ts'
import { matchesIfMatch } from '../../http/caching/etag.ts'
import { orNotFound } from '../../or-not-found.ts'
import { noteJob } from '../announcement/restore.ts'
import { statusAt } from '../job/service.ts'
import type { By } from '../operator/audit.ts'
import { listCases } from '../operator/case-list.ts'
import { closeNoted, findClosingRefusal, lockClosed, reopenClosed } from '../operator/closing.ts'
import { onOperator } from '../operator/on-operator.ts'
import { findOpenOfJob, findOtherJobs, findOtherReports } from './case-queries.ts'
import { findPostingQuestions } from './posting-questions.ts'
import { jobText } from './service.ts'
import { defineReportCase, type ReportsCase } from './report-case.ts'
import type { Target } from './stored-reports.ts'

/** As it is stored: the job may have ended meanwhile. */
type ListedReport = Omit<ReportRow, 'job'> & { job: ReportRow['job'] & { periodEnd: string | null } }

interface ReportedJob extends Target {
  company_id: string
  company: Pick<ReportCase['company'], 'memberId' | 'isVerified'>
  /** Of the job. */
  revision: number
}

const openOfJob = sql`from job_reports o where o.job_id = r.job_id and o.settled_at is null`

/** An accepted report closes the job for good, and settles all its reports. */
export const reportCase: ReportsCase<ListedReport, ReportedJob> = defineReportCase({
  kind: 'REPORT',
  table: 'job_reports',
  joins: sql`join jobs j on j.id = r.job_id join companies c on c.id = j.company_id`,
  about: {
    targetId: 'j.id',
    title: 'j.title',
    memberId: 'r.member_id',
    company_id: 'c.id',
    company: { memberId: 'c.member_id', isVerified: sql`c.verified_at is not null` },
    revision: 'j.revision',
  },
  row: {
    isByMember: sql`r.member_id is not null`,
    formerText: sql`case when r.job_text <> ${jobText} then r.job_text end`,
    job: {
      id: 'j.id',
      title: 'j.title',
      companyName: 'j.company_name',
      status: 'j.status',
      closedReason: 'j.closed_reason',
      periodEnd: 'j.period_end',
      openReports: sql`(select count(*) ${openOfJob})`,
    },
  },
  // Open reports of one job stand together, at the place of the oldest.
  oldest: sql`(select min(o.created_at) ${openOfJob}), r.job_id, r.created_at`,
  acts: { settle: 'report.settle', undo: 'report.undo', reopen: 'report.reopen' },
  settlements: POSTING_SETTLEMENTS,
  detailsOf: ({ targetId: jobId }, changed) => ({ jobId, ...(changed && { settled: changed.length }) }),
  settledTogether: ({ targetId }) => sql`r.job_id = ${targetId}`,
  effect: {
    lock: (tx, { targetId }, now) => noteJob(tx, targetId, now),
    accept: async (tx, by, { targetId }, cause) => ({
      jobs: await closeNoted(tx, by, await noteJob(tx, targetId, by.now), cause),
    }),
    lockAccepted: lockClosed,
    findRefusal: (db, { company_id: companyId }, decision) => findClosingRefusal(db, companyId, decision),
    restore: (tx, by, _, decision) => reopenClosed(tx, by, decision),
  },
  routes: [
    onOperator(listReports, async ({ db, query, now }) => {
      const { data, totalCount } = await listCases(db, reportCase.list, query.state, query)
      return { data: data.map((report) => rowOf(report, now)), totalCount }
    }),
    onOperator(getReportCase, ({ db, params, query, by }) =>
      readReportCase(db, by, params.id, query.langCode),
    ),
    onOperator(settleReport, async ({ db, params, body, ifMatch, by }) => {
      const requireSeen = async () => {
        const current = await readReportCase(db, by, params.id, 'ko')
        // Who decided comes first: the second operator is told so, not that the case has changed.
        if (current.data.settledDate !== null) throw await reportCase.refusal(db, params.id, 'JOB_STATE')
        if (!matchesIfMatch(ifMatch, current.etag)) throw new AppError('PRECONDITION_FAILED', current)
      }
      return { data: await reportCase.settle(db, by, params.id, body, requireSeen) }
    }),
    onOperator(reopenReport, async ({ db, params, by }) => ({
      data: await reportCase.reopen(db, by, params.id),
    })),
  ],
})

/** A report with its decision, and what else is known of the company. */
async function readReportCase(
  db: Db,
  by: By,
  id: string,
  langCode: string,
): Promise<{ data: ReportCase; etag: string }> {
  const found = await orNotFound(reportCase.findOne(db, id))
  const { shown: report, targetId: jobId, company_id: companyId } = found
  const jobs = await findOtherJobs(db, { companyId, jobId, now: by.now })
  const reports = await findOtherReports(db, { companyId, reportId: id })
  const data = {
    ...(await reportCase.withDecision(db, by, found)),
    ...rowOf(report, by.now),
    sameJob: await findOpenOfJob(db, { jobId, reportId: id }),
    questions: await findPostingQuestions(db, jobId, langCode),
    company: {
      ...found.company,
      jobs: jobs.rows,
      jobCount: jobs.count,
      reports: reports.rows,
      reportCount: reports.count,
    },
  }
  const settledAt = report.settledDate === null ? 'open' : Date.parse(report.settledDate)
  // Changes whenever the report is settled or opened again, and with every edit of the job.
  return { data, etag: `"${settledAt}-${found.revision}"` }
}

function rowOf({ job: { periodEnd, ...job }, ...report }: ListedReport, now: Date): ReportRow {
  const { status, closedReason: closed_reason } = job
  const period_end = periodEnd === null ? null : new Date(periodEnd)
  return { ...report, job: { ...job, ...statusAt({ status, closed_reason, period_end }, now) } }
}
