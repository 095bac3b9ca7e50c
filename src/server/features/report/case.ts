import { sql } from 'kysely'
import { v7 } from 'uuid'
import { AppError } from '../../../contract/base/errors.ts'
import type { NotificationKind } from '../../../contract/message/notification.ts'
import {
  getReportCase,
  listReports,
  reopenReport,
  type ReportCase,
  type ReportRow,
  settleReport,
  REPORTER_MESSAGES,
  type ReporterMessage,
  SETTLEMENT_CAUSES,
} from '../../../contract/case/report.ts'
import type { Db, Tx } from '../../db/database.ts'
import { matchesIfMatch } from '../../http/caching/etag.ts'
import { noteJob } from '../announcement/restore.ts'
import { statusAt } from '../job/service.ts'
import { type By, insertAct } from '../operator/audit.ts'
import { listCases } from '../operator/case-list.ts'
import { closeNoted, findClosingRefusal, lockClosed, reopenClosed } from '../operator/closing.ts'
import { type Case, defineCase } from '../operator/decide.ts'
import { onOperator } from '../operator/on-operator.ts'
import {
  findOpenOfJob,
  findOtherJobs,
  findOtherReports,
  findReport,
  findReportCase,
  type ListedReport,
  reportList,
} from './case-queries.ts'
import { findPostingQuestions } from './posting-questions.ts'
import { isSettledBy, reopenDismissed, reopenReports, settleReports } from './service.ts'
import {
  foundIn,
  requireFitting,
  type SettlementWords,
  tellReporters,
  toldOf,
  wordsIn,
  wordsOf,
} from './settlement.ts'
import { orNotFound } from '../../or-not-found.ts'

const REOPENED = 'REPORT_REOPENED'

/**
 * The reports that it settled are open again, and a job that it closed is as it was; unless the job is gone or was
 * changed, or its company was removed, suspended or has lost its verification meanwhile.
 */
export const reportCase: Case = defineCase('REPORT', {
  queue: {
    open: sql`job_reports q join jobs j on j.id = q.job_id where q.settled_at is null`,
    id: 'q.id',
    name: sql`j.title`,
    since: 'q.created_at',
  },
  lock: async (tx, decision) => lockClosed(tx, await findReport(tx, decision.subjectId), decision),
  async find(db, decision) {
    const report = await findReport(db, decision.subjectId)
    if (!report) return 'CHANGED'
    const refusal = await findClosingRefusal(db, report.company_id, decision)
    if (refusal) return refusal
    return (await isSettledBy(db, report.id, decision.id)) ? report : 'CHANGED'
  },
  async restore(tx, decision, { job_id: jobId, title }, by) {
    await reopenClosed(tx, by, decision)
    const reopened = await reopenReports(tx, decision.id)
    const notice = { kind: REOPENED, subject: title, targetId: jobId, decisionId: decision.id } as const
    await tellReporters(tx, reopened, { ...notice, now: by.now })
    const details = { jobId, title, settled: reopened.length, told: toldOf(reopened, REOPENED) }
    return { act: 'report.undo', details }
  },
  routes: [
    onOperator(listReports, async ({ db, query, now }) => {
      const { data, totalCount } = await listCases(db, reportList, query.state, query)
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
      const { decisionId, settled } = await settleReportAs(db, by, params.id, body, requireSeen)
      return { data: { settled, undo: await reportCase.findUndoable(db, by, { id: decisionId }) } }
    }),
    onOperator(reopenReport, async ({ db, params: { id }, by }) => {
      await reopenDismissal(db, by, id)
      return { data: { id } }
    }),
  ],
})

interface Settlement extends SettlementWords {
  outcome: 'CLOSED' | 'DISMISSED'
}

/**
 * Settles a report and tells the members who reported. CLOSED closes the job for good and settles all its reports.
 * @param requireSeen throws if the case changed since the operator saw it; runs with the job locked
 * @returns id of the decision and number of settled reports
 * @throws AppError NOT_FOUND, VALIDATION, JOB_STATE if it was settled before, or the job was never public
 */
export async function settleReportAs(
  tx: Tx,
  by: By,
  reportId: string,
  settlement: Settlement,
  requireSeen?: () => Promise<void>,
): Promise<{ decisionId: string; settled: number }> {
  const { outcome, message = null } = settlement
  requireFitting(settlement, { causes: SETTLEMENT_CAUSES[outcome], messages: REPORTER_MESSAGES[outcome] })
  const report = await orNotFound(findReport(tx, reportId))
  const { job_id: jobId, title } = report
  // Before the reports, so that of two operators who settle reports of one job, one waits.
  const noted = await noteJob(tx, jobId, by.now)
  await requireSeen?.()
  const decisionId = v7()
  const chosen = { id: reportId, jobId: outcome === 'CLOSED' ? jobId : null }
  const settled = await settleReports(tx, { ...chosen, outcome, decisionId, now: by.now })
  if (!settled.some(({ id }) => id === reportId)) throw await reportCase.refusal(tx, reportId, 'JOB_STATE')
  const jobs = outcome === 'CLOSED' ? await closeNoted(tx, by, noted, foundIn(settlement)) : []
  const kind = noticeOf(outcome, message)
  const told = toldOf(settled, kind)
  await reportCase.record(tx, by, {
    id: decisionId,
    subjectId: reportId,
    act: 'report.settle',
    details: { outcome, jobId, title, settled: settled.length, ...wordsOf(settlement), told },
    former: { jobs },
  })
  await tellReporters(tx, settled, { kind, subject: title, targetId: jobId, decisionId, now: by.now })
  return { decisionId, settled: settled.length }
}

/**
 * Opens a dismissed report again, at any time and for any operator: a dismissal changed nothing but the report.
 * @throws AppError NOT_FOUND, JOB_STATE unless it was dismissed
 */
async function reopenDismissal(tx: Tx, by: By, reportId: string): Promise<void> {
  const report = await orNotFound(findReport(tx, reportId))
  const { job_id: jobId, title } = report
  const reopened = await reopenDismissed(tx, reportId)
  if (!reopened) throw new AppError('JOB_STATE')
  const details = { jobId, title, told: toldOf([reopened], REOPENED) }
  const decisionId = await insertAct(tx, { ...by, act: 'report.reopen', subject: reportId, details })
  const notice = { kind: REOPENED, subject: title, targetId: jobId, decisionId, now: by.now } as const
  await tellReporters(tx, [reopened], notice)
}

function noticeOf(outcome: Settlement['outcome'], message: ReporterMessage | null): NotificationKind {
  if (message === null) return outcome === 'CLOSED' ? 'REPORT_CLOSED' : 'REPORT_DISMISSED'
  return notices[message]
}

const notices: Record<ReporterMessage, NotificationKind> = {
  GET_HELP: 'REPORT_CLOSED_HELP',
  NO_VIOLATION: 'REPORT_NO_VIOLATION',
  NOT_PROVEN: 'REPORT_NOT_PROVEN',
  CORRECTED: 'REPORT_CORRECTED',
}

/** A report with its decision, and what else is known of the company. */
async function readReportCase(
  db: Db,
  by: By,
  id: string,
  langCode: string,
): Promise<{ data: ReportCase; etag: string }> {
  const row = await orNotFound(findReportCase(db, id))
  const { company, stored, ...report } = row
  const { companyId, decisionId, details } = stored
  const jobId = report.job.id
  const jobs = await findOtherJobs(db, { companyId, jobId, now: by.now })
  const reports = await findOtherReports(db, { companyId, reportId: id })
  const data = {
    ...rowOf(report, by.now),
    decision: details && { ...wordsIn(details), by: report.decidedBy ?? null },
    undo: decisionId === null ? null : await reportCase.findUndoable(db, by, { id: decisionId }),
    sameJob: await findOpenOfJob(db, { jobId, reportId: id }),
    questions: await findPostingQuestions(db, jobId, langCode),
    company: {
      ...company,
      jobs: jobs.rows,
      jobCount: jobs.count,
      reports: reports.rows,
      reportCount: reports.count,
    },
  }
  const settledAt = report.settledDate === null ? 'open' : Date.parse(report.settledDate)
  // Changes whenever the report is settled or opened again, and with every edit of the job.
  return { data, etag: `"${settledAt}-${stored.revision}"` }
}

function rowOf({ job: { periodEnd, ...job }, ...report }: ListedReport, now: Date): ReportRow {
  const { status, closedReason: closed_reason } = job
  const period_end = periodEnd === null ? null : new Date(periodEnd)
  return { ...report, job: { ...job, ...statusAt({ status, closed_reason, period_end }, now) } }
}
