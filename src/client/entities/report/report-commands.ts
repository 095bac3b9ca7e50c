import { getOwnProposalReport, reportProposal } from '../../../contract/candidate/proposal-report.ts'
import { getOwnReport, reportJob } from '../../../contract/job/report.ts'
import { getOwnMessageReport, reportMessage } from '../../../contract/message/conversation-message.ts'
import { REPORT_REASONS, type ReportReason } from '../../../contract/base/enums.ts'
import { outboxCommand } from '../../offline/outbox/sending.ts'

// The entities are also the names of the drafts.
export const jobReportEntity = ({ id }: { id: string }) => `report:job:${id}`
export const offerReportEntity = ({ id }: { id: string }) => `report:offer:${id}`
export const messageReportEntity = (messageId: string) => `report:message:${messageId}`

/** A report that was not sent yet is replaced by the next one about the same thing. */
const absolute = true

export const sendJobReport = outboxCommand(reportJob, {
  entity: jobReportEntity,
  absolute,
  refreshes: [getOwnReport],
})
export const sendOfferReport = outboxCommand(reportProposal, {
  entity: offerReportEntity,
  absolute,
  refreshes: [getOwnProposalReport],
})
export const sendMessageReport = outboxCommand(reportMessage, {
  entity: (_, { messageId }) => messageReportEntity(messageId),
  absolute,
  refreshes: [getOwnMessageReport],
})

/** What was chosen and typed so far. */
export interface ReportDraft {
  reason: ReportReason | null
  text: string
}

export const EMPTY_REPORT: ReportDraft = { reason: null, text: '' }

/** Accepts a stored draft, and the body of a report that waits in the outbox. */
export function isReportDraft(value: unknown): value is ReportDraft {
  if (typeof value !== 'object' || value === null) return false
  const { reason, text }: Partial<Record<string, unknown>> = { ...value }
  return typeof text === 'string' && (reason === null || REPORT_REASONS.some((known) => known === reason))
}
