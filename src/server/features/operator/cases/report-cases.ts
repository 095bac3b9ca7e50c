import { v7 } from 'uuid'
import { AppError } from '../../../../contract/base/errors.ts'
import type { NotificationKind } from '../../../../contract/message/notification.ts'
import {
  REPORTER_MESSAGES,
  type ReporterMessage,
  SETTLEMENT_CAUSES,
  type UndoRefusal,
} from '../../../../contract/operator/decision.ts'
import type { Db, Tx } from '../../../db/database.ts'
import {
  findReopenRefusal,
  lockNoted,
  noteJob,
  reopenClosedJob,
  withRevisions,
} from '../../announcement/restore.ts'
import { findStanding, lockCompany } from '../../employer/service.ts'
import { notify } from '../../notification/service.ts'
import { hasRefundSince, postponePasses } from '../../order/service.ts'
import {
  type ChangedReport,
  isSettledBy,
  reopenDismissed,
  reopenReports,
  settleReports,
} from '../../report/service.ts'
import { withdrawClosed } from '../company-notices.ts'
import { findReport } from './case-queries.ts'
import { type StoredDecision, recordDecision } from '../decisions.ts'
import { insertAct } from '../queries.ts'
import { type By, closeAnnouncement } from '../service.ts'
import { undoRule } from '../undo-rule.ts'
import { foundIn, requireFitting, type SettlementWords, wordsOf } from '../offers/settlement-words.ts'

export interface Settlement extends SettlementWords {
  outcome: 'CLOSED' | 'DISMISSED'
}

/**
 * Settles a report and tells the members who reported. CLOSED closes the job for good and settles all its reports.
 * @param requireSeen throws if the case changed since the operator saw it; runs with the job locked
 * @returns id of the decision and number of settled reports
 * @throws AppError NOT_FOUND, VALIDATION, JOB_STATE if it was settled before, or the job was never public
 */
export async function settleAs(
  tx: Tx,
  by: By,
  reportId: string,
  settlement: Settlement,
  requireSeen?: () => Promise<void>,
): Promise<{ decisionId: string; settled: number }> {
  const { outcome, message = null } = settlement
  requireFitting(settlement, { causes: SETTLEMENT_CAUSES[outcome], messages: REPORTER_MESSAGES[outcome] })
  const report = await findReport(tx, reportId)
  if (!report) throw new AppError('NOT_FOUND')
  const { job_id: jobId, title } = report
  // Before the reports, so that of two operators who settle reports of one job, one waits.
  const noted = await noteJob(tx, jobId, by.now)
  await requireSeen?.()
  const decisionId = v7()
  const chosen = { id: reportId, jobId: outcome === 'CLOSED' ? jobId : null }
  const settled = await settleReports(tx, { ...chosen, outcome, decisionId, now: by.now })
  if (!settled.some(({ id }) => id === reportId)) throw new AppError('JOB_STATE')
  const isClosing = outcome === 'CLOSED' && noted[0]?.closed_reason !== 'OPERATOR'
  if (isClosing) await closeAnnouncement(tx, by, jobId, foundIn(settlement))
  const kind = noticeOf(outcome, message)
  const told = toldOf(settled, kind)
  const details = { outcome, jobId, title, settled: settled.length, ...wordsOf(settlement), told }
  await insertAct(tx, { ...by, id: decisionId, act: 'report.settle', subject: reportId, details })
  const jobs = isClosing ? await withRevisions(tx, noted) : []
  await recordDecision(tx, by, { id: decisionId, kind: 'REPORT', subjectId: reportId, former: { jobs } })
  await tellReporters(tx, settled, { kind, title, jobId, decisionId, now: by.now })
  return { decisionId, settled: settled.length }
}

/**
 * The reports that it settled are open again, and a job that it closed is as it was; unless the job is gone or was
 * changed, or its company was removed, suspended or has lost its verification meanwhile.
 */
export const reportUndo = undoRule({
  lock: async (tx, decision) => lockClosed(tx, await findReport(tx, decision.subjectId), decision),
  async find(db, decision) {
    const report = await findReport(db, decision.subjectId)
    if (!report) return 'CHANGED'
    const refusal = await findClosingRefusal(db, report.company_id, decision)
    if (refusal) return refusal
    return (await isSettledBy(db, report.id, decision.id)) ? report : 'CHANGED'
  },
  async restore(tx, by, decision, { job_id: jobId, title }) {
    const { id: decisionId, subjectId } = decision
    await reopenClosed(tx, by, decision)
    const reopened = await reopenReports(tx, decisionId)
    const told = toldOf(reopened, 'REPORT_REOPENED')
    const details = { jobId, title, settled: reopened.length, told }
    await insertAct(tx, { ...by, act: 'report.undo', subject: subjectId, details })
    const notice = { kind: 'REPORT_REOPENED', title, jobId, decisionId, now: by.now } as const
    await tellReporters(tx, reopened, notice)
  },
})

/**
 * Opens a dismissed report again, at any time and for any operator: a dismissal changed nothing but the report.
 * @throws AppError NOT_FOUND, JOB_STATE unless it was dismissed
 */
export async function reopenDismissal(tx: Tx, by: By, reportId: string): Promise<void> {
  const report = await findReport(tx, reportId)
  if (!report) throw new AppError('NOT_FOUND')
  const { job_id: jobId, title } = report
  const reopened = await reopenDismissed(tx, reportId)
  if (!reopened) throw new AppError('JOB_STATE')
  const details = { jobId, title, told: toldOf([reopened], 'REPORT_REOPENED') }
  const id = await insertAct(tx, { ...by, act: 'report.reopen', subject: reportId, details })
  await tellReporters(tx, [reopened], { kind: 'REPORT_REOPENED', title, jobId, decisionId: id, now: by.now })
}

/** Locks the company, and the job that a decision closed. */
export async function lockClosed(
  tx: Tx,
  posting: { company_id: string } | undefined,
  { former }: StoredDecision,
): Promise<void> {
  if (posting) await lockCompany(tx, posting.company_id)
  await lockNoted(tx, former.jobs)
}

/** Why a job that a decision closed cannot be as it was; null also where it closed none. */
export async function findClosingRefusal(
  db: Db,
  companyId: string,
  { former, decidedAt }: StoredDecision,
): Promise<UndoRefusal['cause'] | null> {
  const [job] = former.jobs
  if (!job) return null
  if (job.wasOpen && !(await findStanding(db, companyId))?.isVerified) return 'CHANGED'
  if (await hasRefundSince(db, job.id, decidedAt)) return 'REFUNDED'
  return findReopenRefusal(db, job)
}

/** Makes a job that a decision closed as it was. */
export async function reopenClosed(tx: Tx, by: By, { former, decidedAt }: StoredDecision): Promise<void> {
  const [job] = former.jobs
  if (!job) return
  await reopenClosedJob(tx, job, { decidedAt, now: by.now })
  await postponePasses(tx, job.id, decidedAt, by.now.getTime() - decidedAt.getTime())
  await withdrawClosed(tx, job.id, { closedAt: decidedAt, isOpen: job.wasOpen, now: by.now })
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

/** The notification that the record of an act names; null if nobody could be told. */
const toldOf = (reports: readonly ChangedReport[], kind: NotificationKind) =>
  reports.some(({ memberId }) => memberId !== null) ? kind : null

/** Tells each member once, however often they had reported the job. */
async function tellReporters(
  tx: Tx,
  reports: readonly ChangedReport[],
  notice: { kind: NotificationKind; title: string; jobId: string; decisionId: string; now: Date },
): Promise<void> {
  const { kind, title, jobId, decisionId, now } = notice
  const members = new Set(reports.flatMap(({ memberId }) => (memberId === null ? [] : [memberId])))
  const about = { kind, subject: title, targetId: jobId, occasion: `report:${decisionId}:${kind}` }
  await notify(
    tx,
    [...members].map((memberId) => ({ ...about, memberId })),
    now,
  )
}
