import type { OwnReport } from '../../../contract/job/report.ts'
import type { Db } from '../../db/database.ts'

export { findOpenReports, insertReport, settle } from './queries.ts'

type StoredReport = { created_at: Date; settled_at: Date | null; outcome: OwnReport['outcome'] }

/** A report as its reporter sees it. */
export const ownReportOf = (report: StoredReport | undefined): OwnReport | null =>
  report
    ? {
        createdDate: report.created_at.toISOString(),
        settledDate: report.settled_at?.toISOString() ?? null,
        outcome: report.outcome,
      }
    : null

interface ChangedReport {
  id: string
  /** Who reported; null for visitors. */
  memberId: string | null
}

/**
 * Settles a report, or with `jobId` all open ones of that job.
 * @param settlement.decisionId the act by which they are settled
 * @returns those that were open
 */
export async function settleReports(
  db: Db,
  settlement: {
    id: string
    jobId: string | null
    outcome: 'CLOSED' | 'DISMISSED'
    decisionId: string
    now: Date
  },
): Promise<ChangedReport[]> {
  const { id, jobId, outcome, decisionId, now } = settlement
  const open = db
    .updateTable('job_reports')
    .set({ settled_at: now, outcome, decision_id: decisionId })
    .where('settled_at', 'is', null)
  const chosen = jobId === null ? open.where('id', '=', id) : open.where('job_id', '=', jobId)
  return chosen.returning(['id', 'member_id as memberId']).execute()
}

/** Opens the reports again that a decision has settled. */
export async function reopenReports(db: Db, decisionId: string): Promise<ChangedReport[]> {
  return db
    .updateTable('job_reports')
    .set({ settled_at: null, outcome: null, decision_id: null })
    .where('decision_id', '=', decisionId)
    .returning(['id', 'member_id as memberId'])
    .execute()
}

/** Whether the decision is what settled the report. */
export async function isSettledBy(db: Db, id: string, decisionId: string): Promise<boolean> {
  const report = await db
    .selectFrom('job_reports')
    .select('id')
    .where('id', '=', id)
    .where('decision_id', '=', decisionId)
    .executeTakeFirst()
  return report !== undefined
}

/** Opens a dismissed report again; undefined if it was not dismissed. */
export async function reopenDismissed(db: Db, id: string): Promise<ChangedReport | undefined> {
  return db
    .updateTable('job_reports')
    .set({ settled_at: null, outcome: null, decision_id: null })
    .where('id', '=', id)
    .where('outcome', '=', 'DISMISSED')
    .returning(['id', 'member_id as memberId'])
    .executeTakeFirst()
}
