import * as z from 'zod/mini'
import { paragraphs } from '../job/announcement-form.ts'
import { command, read } from '../base/endpoint.ts'
import { CLOSED_REASONS, JOB_STATUSES, REPORT_REASONS, VERIFICATION_STATUSES } from '../base/enums.ts'
import { OPERATOR_PAGE } from './operator.ts'
import { REASON_LENGTH } from './member.ts'
import { ById, Id, Instant, inPages } from '../base/schema.ts'

/** Company data submitted for verification; the id is the company's. */
const verification = {
  id: Id,
  status: z.enum(VERIFICATION_STATUSES),
  businessName: z.string(),
  businessNumber: z.string(),
  /** The representative. */
  personName: z.string(),
  /** The tax office's answer; null if it is not queried. */
  taxOffice: z.nullable(z.enum(['OPEN', 'UNREACHABLE'])),
  requestedDate: Instant,
  decidedDate: z.nullable(Instant),
}
export const VerificationRow = z.object({ ...verification, hasCertificate: z.boolean() })
export type VerificationRow = z.output<typeof VerificationRow>

export const VerificationCase = z.object({
  ...verification,
  hasPersonRegistrationNumber: z.boolean(),
  /** Signed, short-lived URL of the registration's photo. */
  certificateUrl: z.nullable(z.string()),
  /** Reason for a refusal. */
  reason: z.nullable(z.string()),
  /** Id for `/operator/members/:id`; null once the account is removed. */
  memberId: z.nullable(Id),
  /** Announcements that are published once the company is verified. */
  waitingAnnouncements: z.int(),
})
export type VerificationCase = z.output<typeof VerificationCase>

const LISTED_VERIFICATIONS = ['REQUESTED', 'VERIFIED', 'REFUSED'] as const
export const listVerifications = read('operator.verifications', 'GET /operator/verifications', {
  summary: 'List business verifications',
  ...inPages(VerificationRow, OPERATOR_PAGE, {
    status: z._default(z.enum(LISTED_VERIFICATIONS), 'REQUESTED'),
  }),
  by: 'OPERATOR',
})
export const getVerificationCase = read('operator.verification', 'GET /operator/verifications/:id', {
  summary: 'Get a business verification',
  params: ById,
  answer: VerificationCase,
  by: 'OPERATOR',
  errors: ['NOT_FOUND'],
})
export const approveVerification = command(
  'operator.approveVerification',
  'POST /operator/verifications/:id/approval',
  {
    summary: 'Approve a business verification',
    params: ById,
    answer: VerificationCase,
    by: 'OPERATOR',
    errors: ['NOT_FOUND', 'PRECONDITION_FAILED'],
  },
)
export const refuseVerification = command(
  'operator.refuseVerification',
  'POST /operator/verifications/:id/refusal',
  {
    summary: 'Refuse a business verification',
    params: ById,
    body: z.object({ reason: paragraphs(REASON_LENGTH, 1) }),
    answer: VerificationCase,
    by: 'OPERATOR',
    errors: ['NOT_FOUND', 'JOB_STATE', 'PRECONDITION_FAILED'],
  },
)

export const REPORT_STATES = ['OPEN', 'SETTLED'] as const
/** The job was closed, or left as it is. */
export const REPORT_OUTCOMES = ['CLOSED', 'DISMISSED'] as const

export const ReportRow = z.object({
  id: Id,
  reason: z.enum(REPORT_REASONS),
  text: z.string(),
  createdDate: Instant,
  /** Whether a member reported it; the member is not shown. */
  isByMember: z.boolean(),
  settledDate: z.nullable(Instant),
  /** Null while open, and for reports settled from the command line. */
  outcome: z.nullable(z.enum(REPORT_OUTCOMES)),
  /** What the job said when it was reported; null if it still says the same, or that is not known. */
  formerText: z.nullable(z.string()),
  job: z.object({
    id: Id,
    title: z.string(),
    companyName: z.string(),
    status: z.enum(JOB_STATUSES),
    closedReason: z.nullable(z.enum(CLOSED_REASONS)),
    /** Open reports of this job, including this one. */
    openReports: z.int(),
  }),
})
export type ReportRow = z.output<typeof ReportRow>

export const listReports = read('operator.reports', 'GET /operator/reports', {
  summary: 'List reports of jobs',
  ...inPages(ReportRow, OPERATOR_PAGE, { state: z._default(z.enum(REPORT_STATES), 'OPEN') }),
  by: 'OPERATOR',
})
export const settleReport = command('operator.settleReport', 'POST /operator/reports/:id/settlement', {
  summary: 'Settle a report',
  params: ById,
  body: z.object({ outcome: z.enum(REPORT_OUTCOMES) }),
  /** Number of reports settled. */
  answer: z.object({ settled: z.int() }),
  by: 'OPERATOR',
  errors: ['NOT_FOUND', 'JOB_STATE'],
})
