import * as z from 'zod/mini'
import { REPORT_REASONS } from '../base/enums.ts'
import { Instant } from '../base/schema.ts'
import { MESSAGE_KINDS } from '../message/conversation-message.ts'
import { FRAUD_SIGNALS } from '../safety/fraud-signals.ts'
import {
  REPORT_STATES,
  reported,
  type Settlements,
  settlementWith,
  UPHELD_OR_NOT,
  decisionFields,
} from './report.ts'
import { caseCalls, decided, defineCase, inState } from './define-case.ts'
import { MemberId } from '../operator/schema.ts'

const role = z.enum(['EMPLOYEE', 'EMPLOYER'])

/** Neither changes anything but the report. The message can be read: nothing is left to prove. */
export const MESSAGE_SETTLEMENTS: Settlements<(typeof UPHELD_OR_NOT)[number]> = {
  UPHELD: { causes: REPORT_REASONS, notice: 'MESSAGE_REPORT_UPHELD', messages: {} },
  DISMISSED: {
    causes: ['NO_VIOLATION', 'MALICIOUS', 'ETC'],
    notice: 'MESSAGE_REPORT_DISMISSED',
    messages: {},
  },
}

/** A reported message, without its text. */
export const ConversationReportRow = z.object({
  ...reported,
  outcome: z.nullable(z.enum(UPHELD_OR_NOT)),
  /** Title of the job or proposal. */
  title: z.string(),
  companyName: z.string(),
  /** Who wrote the reported message. */
  accused: z.object({ role, memberId: MemberId }),
  /** Other reports of messages of that member. */
  otherReports: z.int(),
})
export type ConversationReportRow = z.output<typeof ConversationReportRow>

export const ConversationReportCase = z.extend(ConversationReportRow, decisionFields)
export type ConversationReportCase = z.output<typeof ConversationReportCase>

export const ReportedMessage = z.object({
  sequence: z.int(),
  role,
  kind: z.enum(MESSAGE_KINDS),
  createdDate: Instant,
  /** In English for phrases; names of files for files. */
  text: z.string(),
  /** Language of the text. */
  langCode: z.string(),
  /** Times that are offered, or the one that is accepted. */
  times: z.array(Instant),
  /** Signed addresses of images and documents. */
  fileUrls: z.array(z.string()),
  isReported: z.boolean(),
  isRemoved: z.boolean(),
  warning: z.nullable(z.enum(FRAUD_SIGNALS)),
})
export type ReportedMessage = z.output<typeof ReportedMessage>

const calls = caseCalls('conversation-reports')

export const listConversationReports = calls.list(
  'conversationReports',
  'List reports of messages',
  ConversationReportRow,
  { state: inState(REPORT_STATES) },
)
export const getConversationReport = calls.get('conversationReport', {
  summary: 'Get a report of a message, without the message',
  answer: ConversationReportCase,
})
export const showReportedMessages = calls.decide('showReportedMessages', 'views', {
  summary: 'Show a reported message with five around it; recorded in the audit trail',
  answer: z.array(ReportedMessage),
  ignoresIdempotencyKey: true,
})
export const settleConversationReport = calls.decide('settleConversationReport', 'settlement', {
  summary: 'Settle a report of a message',
  body: settlementWith(UPHELD_OR_NOT),
  answer: decided({ outcome: z.enum(UPHELD_OR_NOT) }),
  errors: ['VALIDATION', 'JOB_STATE'],
})
export const reopenConversationReport = calls.reopen(
  'reopenConversationReport',
  'Open a settled report of a message again',
)

export const messageReportCase = defineCase({
  section: 'reports',
  page: 'reports',
  search: { about: 'MESSAGES' },
  count: 'openMessageReports',
  subject: 'REPORT',
  decision: 'MESSAGE_REPORT',
  acts: ['report.showMessages', 'report.settleMessage', 'report.undoMessage', 'report.reopenMessage'],
  calls: {
    list: listConversationReports,
    getConversationReport,
    showReportedMessages,
    settleConversationReport,
    reopenConversationReport,
  },
})
