import * as z from 'zod/mini'
import { paragraphs, trimmed } from '../base/text-fields.ts'
import { CLOSED_REASONS, JOB_STATUSES, REPORT_REASONS, VERIFICATION_STATUSES } from '../base/enums.ts'
import { CERTIFICATE_KINDS } from '../employer/business-number.ts'
import { Id, Instant, langQuery } from '../base/schema.ts'
import { caseCalls, decided, defineCase, inState, Undoable } from './define-case.ts'
import { Reason, REASON_LENGTH } from './member.ts'
import { ActingOperator } from './schema.ts'
import { ReportDecision, ReporterMessage, SettlementCause } from './settlement.ts'

/** Company data submitted for verification; the id is the company's. */
const verification = {
  id: Id,
  status: z.enum(VERIFICATION_STATUSES),
  businessName: z.string(),
  businessNumber: z.string(),
  /** What the number and the photo are of; absent from answers of older servers. */
  certificateKind: z.optional(z.enum(CERTIFICATE_KINDS)),
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
  /** Other companies that wait for a verification with the same number, or are verified with it: at most ten. */
  sameNumber: z.array(z.object({ id: Id, businessName: z.string() })),
  hasPersonRegistrationNumber: z.boolean(),
  /** What was read on the business registration; null until it is verified, and where nothing was noted. */
  address: z.nullable(z.string()),
  sinceYear: z.nullable(z.int()),
  /** Signed, short-lived URL of the registration's photo. */
  certificateUrl: z.nullable(z.string()),
  /** Reason for a refusal. */
  reason: z.nullable(z.string()),
  /** Id for `/operator/members/:id`; null once the account is removed. */
  memberId: z.nullable(Id),
  /** Announcements that are published once the company is verified. */
  waitingAnnouncements: z.int(),
  /** Of them, the ten that waited longest; absent from answers of older servers. */
  waitingPostings: z.optional(
    z.array(
      z.object({
        id: Id,
        title: z.string(),
        /** Whether it looks like a known fraud, or was reported, and nobody has decided about it yet. */
        isSuspicious: z.boolean(),
      }),
    ),
  ),
  /** Who decided; null while it waits, and at the command line. */
  decidedBy: ActingOperator,
  undo: Undoable,
})
export type VerificationCase = z.output<typeof VerificationCase>

const LISTED_VERIFICATIONS = ['REQUESTED', 'VERIFIED', 'REFUSED'] as const
const verificationCalls = caseCalls('verifications')

export const listVerifications = verificationCalls.list(
  'verifications',
  'List business verifications',
  VerificationRow,
  { status: inState(LISTED_VERIFICATIONS) },
)
export const getVerificationCase = verificationCalls.get('verification', {
  summary: 'Get a business verification',
  answer: VerificationCase,
  audited: true,
})
export const approveVerification = verificationCalls.decide('approveVerification', 'approval', {
  summary: 'Approve a business verification',
  /** What the operator reads on the photo of the registration; readers of postings see it. */
  body: z._default(
    z.object({
      address: z._default(trimmed(200), ''),
      sinceYear: z._default(z.nullable(z.int().check(z.minimum(1900), z.maximum(2200))), null),
    }),
    { address: '', sinceYear: null },
  ),
  answer: VerificationCase,
  errors: ['PRECONDITION_FAILED'],
})
export const refuseVerification = verificationCalls.decide('refuseVerification', 'refusal', {
  summary: 'Refuse a business verification',
  body: z.object({ reason: Reason }),
  answer: VerificationCase,
  errors: ['JOB_STATE', 'PRECONDITION_FAILED'],
})

export const verificationCase = defineCase({
  section: 'verifications',
  page: 'verifications',
  count: 'waitingVerifications',
  subject: 'COMPANY',
  decision: 'VERIFICATION',
  acts: ['verify.show', 'verify.approve', 'verify.refuse', 'verify.undo'],
  calls: { list: listVerifications, getVerificationCase, approveVerification, refuseVerification },
})

export const REPORT_STATES = ['OPEN', 'SETTLED'] as const
/** The job was closed, or left as it is. */
export const REPORT_OUTCOMES = ['CLOSED', 'DISMISSED'] as const

/** What a report of a job, a proposal or a message says. */
export const reported = {
  id: Id,
  reason: z.enum(REPORT_REASONS),
  text: z.string(),
  /** Language of the reporter's account; null for visitors and removed accounts. */
  langCode: z.nullable(z.string()),
  createdDate: Instant,
  settledDate: z.nullable(Instant),
}

/** How a report of a job or a proposal is settled. */
export const settlementWith = <const Outcomes extends readonly string[]>(outcomes: Outcomes) =>
  z.object({
    outcome: z.enum(outcomes),
    /** One that fits the outcome; ETC needs a reason in words. */
    cause: z.optional(SettlementCause),
    reason: z._default(paragraphs(REASON_LENGTH), ''),
    /** Kept in the record of acts, for operators alone. */
    note: z._default(paragraphs(REASON_LENGTH), ''),
    /** Added to what those who reported it are told anyway; one that fits the outcome. */
    message: z._default(z.nullable(ReporterMessage), null),
  })

export const ReportRow = z.object({
  ...reported,
  /** Whether a member reported it; the member is not shown. */
  isByMember: z.boolean(),
  /** Null while open, and for reports settled from the command line. */
  outcome: z.nullable(z.enum(REPORT_OUTCOMES)),
  /** Who settled it; null while open, and at the command line. */
  decidedBy: z.optional(ActingOperator),
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

const reportCalls = caseCalls('reports')

export const listReports = reportCalls.list('reports', 'List reports of jobs', ReportRow, {
  state: inState(REPORT_STATES),
})
/** Open jobs and reports of a company that are shown beside a report. */
export const CASE_LIST = 10
/** Counts of them end here. */
export const CASE_COUNT = 100

export const ReportCase = z.extend(ReportRow, {
  /** Null while open, and for reports settled from the command line. */
  decision: z.nullable(ReportDecision),
  undo: Undoable,
  /** Other open reports of the same job, oldest first: at most ten. */
  sameJob: z.array(
    z.pick(ReportRow, { id: true, reason: true, text: true, langCode: true, createdDate: true }),
  ),
  /** Questions that workers asked the company about the job by ready phrases, the most frequent first. */
  questions: z.array(z.object({ text: z.string(), count: z.int() })),
  company: z.object({
    /** Id for `/operator/members/:id`; null once the account is removed. */
    memberId: z.nullable(Id),
    isVerified: z.boolean(),
    /** Its other open jobs, newest first: at most ten, and counted to a hundred. */
    jobs: z.array(z.object({ id: Id, title: z.string() })),
    jobCount: z.int(),
    /** Other reports of its jobs, newest first: at most ten, and counted to a hundred. */
    reports: z.array(
      z.object({
        id: Id,
        reason: z.enum(REPORT_REASONS),
        createdDate: Instant,
        settledDate: z.nullable(Instant),
        outcome: z.nullable(z.enum(REPORT_OUTCOMES)),
        jobTitle: z.string(),
      }),
    ),
    reportCount: z.int(),
  }),
})
export type ReportCase = z.output<typeof ReportCase>

export const getReportCase = reportCalls.get('report', {
  summary: 'Get a report of a job',
  query: z.object(langQuery),
  answer: ReportCase,
})
export const settleReport = reportCalls.decide('settleReport', 'settlement', {
  summary: 'Settle a report',
  body: settlementWith(REPORT_OUTCOMES),
  /** Number of reports settled. */
  answer: decided({ settled: z.int() }),
  errors: ['VALIDATION', 'JOB_STATE', 'PRECONDITION_FAILED'],
})
export const reopenReport = reportCalls.reopen('reopenReport', 'Open a dismissed report again')

export const reportCase = defineCase({
  section: 'reports',
  page: 'reports',
  count: 'openReports',
  subject: 'REPORT',
  decision: 'REPORT',
  acts: ['report.settle', 'report.undo', 'report.reopen'],
  calls: { list: listReports, getReportCase, settleReport, reopenReport },
})
