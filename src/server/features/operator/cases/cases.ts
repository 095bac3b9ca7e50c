import { AppError } from '../../../../contract/base/errors.ts'
import type {
  ReportCase,
  ReportRow,
  VerificationCase,
  VerificationRow,
} from '../../../../contract/operator/case.ts'
import type { Undoable } from '../../../../contract/operator/decision.ts'
import type { Db } from '../../../db/database.ts'
import type { Secret } from '../../../providers/secret/secret.ts'
import { type VerificationRow as Request } from '../../employer/service.ts'
import { signedFileUrl } from '../../file/service.ts'
import { statusAt } from '../../job/service.ts'
import {
  findOpenOfJob,
  findOtherJobs,
  findOtherReports,
  findReportCase,
  type OpenReportCaseRow,
  type OtherReportRow,
  type ReportCaseRow,
  type VerificationCaseRow,
} from './case-queries.ts'
import { findUndoable } from '../undo.ts'
import { wordsIn } from '../offers/settlement-words.ts'
import type { By } from '../service.ts'
import { findPostingQuestions } from './posting-questions.ts'

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
    certificateKind: row.certificate_kind,
    personName: row.person_name,
    taxOffice: row.tax_office,
    requestedDate: row.requested_at.toISOString(),
    decidedDate: row.decided_at?.toISOString() ?? null,
  }
}

export function verificationRowOf(row: Request): VerificationRow {
  return { ...commonOf(row), hasCertificate: row.certificate_file !== null }
}

export function verificationOf(
  row: VerificationCaseRow,
  { secret, undo, now }: { secret: Secret; undo: Undoable; now: Date },
): VerificationCase {
  const photo = row.certificate_file
  return {
    ...commonOf(row),
    sameNumber: row.same_number,
    hasPersonRegistrationNumber: row.person_number !== null,
    address: row.address,
    sinceYear: row.since_year,
    certificateUrl: photo === null ? null : signedFileUrl(secret, photo, now, { whole: true }),
    reason: row.reason,
    memberId: row.member_id,
    waitingAnnouncements: row.waiting,
    waitingPostings: row.waiting_postings,
    decidedBy: row.decided_by,
    undo,
  }
}

const statementOf = (
  row: Pick<ReportCaseRow, 'id' | 'reason' | 'details' | 'created_at' | 'reporter_language'>,
) => ({
  id: row.id,
  reason: row.reason,
  text: row.details,
  langCode: row.reporter_language,
  createdDate: row.created_at.toISOString(),
})

export function reportOf(row: ReportCaseRow, now: Date): ReportRow {
  return {
    ...statementOf(row),
    isByMember: row.member_id !== null,
    settledDate: row.settled_at?.toISOString() ?? null,
    outcome: row.outcome,
    decidedBy: row.decided_by,
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

/** Changes whenever the report is settled or opened again, and with every edit of the job. */
export const reportEtag = ({
  settled_at,
  revision,
}: Pick<OpenReportCaseRow, 'settled_at' | 'revision'>): string =>
  `"${settled_at?.getTime() ?? 'open'}-${revision}"`

/** A report with its decision, and what else is known of the company. */
export async function readReportCase(
  db: Db,
  { operatorId, now }: By,
  id: string,
  langCode: string,
): Promise<{ data: ReportCase; etag: string }> {
  const row = await findReportCase(db, id)
  if (!row) throw new AppError('NOT_FOUND')
  const { company_id: companyId, job_id: jobId, decision_id: decisionId } = row
  const jobs = await findOtherJobs(db, { companyId, jobId, now })
  const reports = await findOtherReports(db, { companyId, reportId: id })
  const sameJob = await findOpenOfJob(db, { jobId, reportId: id })
  const questions = await findPostingQuestions(db, jobId, langCode)
  const undo = decisionId === null ? null : await findUndoable(db, { operatorId, now }, { id: decisionId })
  const company = {
    memberId: row.company_member_id,
    isVerified: row.is_verified,
    jobs: jobs.rows,
    jobCount: jobs.count,
    reports: reports.rows.map(otherReportOf),
    reportCount: reports.count,
  }
  const decision = row.decision && {
    ...wordsIn(row.decision),
    by: row.decided_by,
  }
  const data = {
    ...reportOf(row, now),
    decision,
    undo,
    sameJob: sameJob.map(statementOf),
    questions,
    company,
  }
  return { data, etag: reportEtag(row) }
}

const otherReportOf = (row: OtherReportRow) => ({
  id: row.id,
  reason: row.reason,
  createdDate: row.created_at.toISOString(),
  settledDate: row.settled_at?.toISOString() ?? null,
  outcome: row.outcome,
  jobTitle: row.title,
})
