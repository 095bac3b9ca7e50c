import type { OwnReport } from '../../../contract/job/report.ts'

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
