import { AppError } from '../../../contract/base/errors.ts'
import type { ReportRow, VerificationCase, VerificationRow } from '../../../contract/operator/case.ts'
import type { Db } from '../../db/database.ts'
import type { Secret } from '../../providers/secret/secret.ts'
import { type VerificationRow as Request } from '../employer/service.ts'
import { signedFileUrl } from '../file/service.ts'
import { statusAt } from '../job/service.ts'
import { settleReports } from '../report/service.ts'
import { findReport, type ReportCaseRow, type VerificationCaseRow } from './case-queries.ts'
import { hasActedSince, insertAct } from './queries.ts'
import { type By, closeAnnouncement } from './service.ts'

/** Changes whenever the company submits a new request or an operator decides. */
export const verificationEtag = ({
  status,
  requested_at,
}: Pick<Request, 'status' | 'requested_at'>): string => `"${requested_at.getTime()}-${status}"`

function commonOf(row: Request) {
  return {
    id: row.company_id,
    status: row.status,
    businessName: row.business_name,
    businessNumber: row.business_number,
    personName: row.person_name,
    taxOffice: row.tax_office,
    requestedDate: row.requested_at.toISOString(),
    decidedDate: row.decided_at?.toISOString() ?? null,
  }
}

export function verificationRowOf(row: Request): VerificationRow {
  return { ...commonOf(row), hasCertificate: row.certificate_file !== null }
}

export function verificationOf(row: VerificationCaseRow, secret: Secret, now: Date): VerificationCase {
  const photo = row.certificate_file
  return {
    ...commonOf(row),
    hasPersonRegistrationNumber: row.person_number !== null,
    certificateUrl: photo === null ? null : signedFileUrl(secret, photo, now, { whole: true }),
    reason: row.reason,
    memberId: row.member_id,
    waitingAnnouncements: row.waiting,
  }
}

export function reportOf(row: ReportCaseRow, now: Date): ReportRow {
  return {
    id: row.id,
    reason: row.reason,
    text: row.details,
    createdDate: row.created_at.toISOString(),
    isByMember: row.member_id !== null,
    settledDate: row.settled_at?.toISOString() ?? null,
    outcome: row.outcome,
    formerText: row.former_text,
    job: {
      id: row.job_id,
      title: row.title,
      companyName: row.company_name,
      ...statusAt(row, now),
      openReports: row.open_reports,
    },
  }
}

/** The console reloads an open case; views by one operator within this time count as one. */
const VIEW_WINDOW = 10 * 60_000

/** Records that an operator viewed a verification, which shows personal data and a document. */
export async function recordCaseView(db: Db, by: By, companyId: string): Promise<void> {
  const act = { operatorId: by.operatorId, act: 'verify.show', subject: companyId } as const
  if (await hasActedSince(db, act, new Date(by.now.getTime() - VIEW_WINDOW))) return
  await insertAct(db, { ...by, ...act })
}

/**
 * Settles a report. CLOSED closes the job for good and settles all its reports.
 * @returns number of settled reports
 * @throws AppError NOT_FOUND, JOB_STATE if it was settled before, or the job was never public
 */
export async function settleAs(
  db: Db,
  by: By,
  reportId: string,
  outcome: 'CLOSED' | 'DISMISSED',
): Promise<number> {
  const report = await findReport(db, reportId)
  if (!report) throw new AppError('NOT_FOUND')
  const jobId = outcome === 'CLOSED' ? report.job_id : null
  const settled = await settleReports(db, { id: reportId, jobId, outcome, now: by.now })
  if (!settled.includes(reportId)) throw new AppError('JOB_STATE')
  if (outcome === 'CLOSED' && report.closed_reason !== 'OPERATOR')
    await closeAnnouncement(db, by, report.job_id)
  const details = { outcome, jobId: report.job_id, title: report.title, settled: settled.length }
  await insertAct(db, { ...by, act: 'report.settle', subject: reportId, details })
  return settled.length
}
