import * as z from 'zod/mini'
import { paragraphs } from '../base/text-fields.ts'
import type { NotificationKind } from '../message/notification.ts'
import { CLOSED_REASONS, JOB_STATUSES, REPORT_REASONS } from '../base/enums.ts'
import { Id, Instant, langQuery } from '../base/schema.ts'
import { caseCalls, decided, defineCase, inState, Undoable } from './define-case.ts'
import { REASON_LENGTH } from '../operator/member.ts'
import { ActingOperator, MemberId } from '../operator/schema.ts'

export const REPORT_STATES = ['OPEN', 'SETTLED'] as const
/** The job was closed, or left as it is. */
const REPORT_OUTCOMES = ['CLOSED', 'DISMISSED'] as const
/** Of a proposal, which was withdrawn where it was open, or of a message. */
export const UPHELD_OR_NOT = ['UPHELD', 'DISMISSED'] as const
export type ReportOutcome = (typeof REPORT_OUTCOMES | typeof UPHELD_OR_NOT)[number]

/** What a report of a job, a proposal or a message says. */
export const reported = {
  id: Id,
  reason: z.enum(REPORT_REASONS),
  text: z.string(),
  /** Language of the reporter's account; null for visitors and removed accounts. */
  langCode: z.nullable(z.string()),
  createdDate: Instant,
  settledDate: z.nullable(Instant),
  /** Who settled it; null while open, and at the command line. */
  decidedBy: ActingOperator,
}

/** Why what was reported stays. */
const DISMISSAL_CAUSES = ['NO_VIOLATION', 'NOT_PROVEN', 'CORRECTED', 'MALICIOUS', 'ETC'] as const
/** Why a report was settled as it was: what was found in what was reported, or why it stays. */
export const SettlementCause = z.enum([...new Set([...REPORT_REASONS, ...DISMISSAL_CAUSES])])
export type SettlementCause = z.output<typeof SettlementCause>

/** Fixed phrases for reporters, who read them in their own language. */
export const ReporterMessage = z.enum(['GET_HELP', 'NO_VIOLATION', 'NOT_PROVEN', 'CORRECTED'])
export type ReporterMessage = z.output<typeof ReporterMessage>

/** What those who reported are told. */
export type ReporterNotice = Extract<NotificationKind, `${'' | 'OFFER_' | 'MESSAGE_'}REPORT_${string}`>

/** What fits an outcome of reports of one kind. */
export interface Settlement {
  causes: readonly SettlementCause[]
  /** What reporters are told, and what in its place by a phrase. */
  notice: ReporterNotice
  messages: Partial<Record<ReporterMessage, ReporterNotice>>
}
export type Settlements<Outcome extends string> = Readonly<Record<Outcome, Settlement>>

export const POSTING_SETTLEMENTS: Settlements<(typeof REPORT_OUTCOMES)[number]> = {
  CLOSED: { causes: REPORT_REASONS, notice: 'REPORT_CLOSED', messages: { GET_HELP: 'REPORT_CLOSED_HELP' } },
  DISMISSED: {
    causes: DISMISSAL_CAUSES,
    notice: 'REPORT_DISMISSED',
    messages: {
      NO_VIOLATION: 'REPORT_NO_VIOLATION',
      NOT_PROVEN: 'REPORT_NOT_PROVEN',
      CORRECTED: 'REPORT_CORRECTED',
    },
  },
}

/** Whether a phrase says the same as the reason: one that names a reason is for that reason, or for one of one's own. */
export const isTrueOf = (message: ReporterMessage, cause: SettlementCause | null | undefined): boolean =>
  !SettlementCause.safeParse(message).success || !cause || cause === 'ETC' || message === cause

/** How a report was settled. */
const ReportDecision = z.object({
  /** Null for decisions of earlier versions, which gave none. */
  cause: z.nullable(SettlementCause),
  reason: z.nullable(z.string()),
  /** For operators alone. */
  note: z.nullable(z.string()),
  message: z.nullable(ReporterMessage),
  by: ActingOperator,
})
export type ReportDecision = z.output<typeof ReportDecision>

/** What a report that is looked at has beside its row. */
export const decisionFields = {
  /** Null while open, and for reports settled from the command line. */
  decision: z.nullable(ReportDecision),
  undo: Undoable,
}

/** How a report is settled. */
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
  ...decisionFields,
  /** Other open reports of the same job, oldest first: at most ten. */
  sameJob: z.array(z.omit(z.object(reported), { settledDate: true, decidedBy: true })),
  /** Questions that workers asked the company about the job by ready phrases, the most frequent first. */
  questions: z.array(z.object({ text: z.string(), count: z.int() })),
  company: z.object({
    memberId: MemberId,
    isVerified: z.boolean(),
    /** Its other open jobs, newest first: at most ten, and counted to a hundred. */
    jobs: z.array(z.object({ id: Id, title: z.string() })),
    jobCount: z.int(),
    /** Other reports of its jobs, newest first: at most ten, and counted to a hundred. */
    reports: z.array(
      z.extend(
        z.pick(ReportRow, { id: true, reason: true, createdDate: true, settledDate: true, outcome: true }),
        { jobTitle: z.string() },
      ),
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
