import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ReportReason } from '../../../../contract/base/enums.ts'
import type { CompanyNameStatus } from '../../../../contract/employer/company-name.ts'
import type { ReporterMessage, SettlementCause } from '../../../../contract/operator/decision.ts'
import type { VerificationFilter } from '../queries.ts'

export const verificationStates: Record<VerificationFilter, MessageDescriptor> = {
  REQUESTED: msg`Waiting`,
  VERIFIED: msg`Verified`,
  REFUSED: msg`Rejected`,
}

export const nameStates: Record<CompanyNameStatus, MessageDescriptor> = {
  WAITING: msg`Waiting`,
  APPROVED: msg({ message: 'Approved', context: 'company name' }),
  REFUSED: msg`Rejected`,
}

export const reportReasons: Record<ReportReason, MessageDescriptor> = {
  FRAUD: msg`The job is a scam`,
  FALSE_PAY: msg`The pay is not as promised`,
  FEE_DEMANDED: msg`The company asks for money or a deposit`,
  DISCRIMINATION: msg`The job discriminates`,
  INAPPROPRIATE: msg`The job is indecent or illegal`,
  ETC: msg`Another reason`,
}

/** The same about messages, in the words that the reporter chose. */
export const messageReasons: Record<ReportReason, MessageDescriptor> = {
  FRAUD: msg`It is a scam`,
  FALSE_PAY: msg`It says something else than the posting`,
  FEE_DEMANDED: msg`It asks for money or a deposit`,
  DISCRIMINATION: msg`It insults or discriminates`,
  INAPPROPRIATE: msg`It is indecent or illegal`,
  ETC: msg`Another reason`,
}

export const reportOutcomes: Record<'CLOSED' | 'UPHELD' | 'DISMISSED', MessageDescriptor> = {
  CLOSED: msg`Posting closed`,
  UPHELD: msg`Report accepted`,
  DISMISSED: msg`Dismissed`,
}

/** Why a report was settled as it was. */
export const settlementCauses: Record<SettlementCause, MessageDescriptor> = {
  ...reportReasons,
  NO_VIOLATION: msg`It does not break any rule`,
  NOT_PROVEN: msg`It could not be confirmed`,
  CORRECTED: msg`The company has corrected it`,
  MALICIOUS: msg`The report is false or malicious`,
}

/** What a reporter reads, each in their own language; here for the operator who chooses it. */
export const reporterMessages: Record<ReporterMessage, MessageDescriptor> = {
  GET_HELP: msg`We have closed the posting. If you paid money or gave your passport away, call the police: 112.`,
  NO_VIOLATION: msg`We have checked it. The posting does not break any rule, so it stays.`,
  NOT_PROVEN: msg`We have checked it but could not confirm it. Report it again if you learn more.`,
  CORRECTED: msg`The company has corrected the posting.`,
}

/** The same about job offers. */
export const offerMessages: Record<ReporterMessage, MessageDescriptor> = {
  ...reporterMessages,
  GET_HELP: msg`We confirmed your report. If you paid money or gave your passport away, call the police: 112.`,
  NOT_PROVEN: msg`We have checked it but could not confirm it.`,
}

/** What reporters are told, as the audit trail names it. */
export const reporterNotices: Record<string, MessageDescriptor> = {
  REPORT_CLOSED: msg`We have closed the posting.`,
  REPORT_CLOSED_HELP: reporterMessages.GET_HELP,
  REPORT_DISMISSED: msg`We have checked it. The posting stays.`,
  REPORT_NO_VIOLATION: reporterMessages.NO_VIOLATION,
  REPORT_NOT_PROVEN: reporterMessages.NOT_PROVEN,
  REPORT_CORRECTED: reporterMessages.CORRECTED,
  REPORT_REOPENED: msg`We are checking your report again`,
  OFFER_REPORT_UPHELD: msg`We confirmed your report.`,
  OFFER_REPORT_HELP: msg`We confirmed your report. If you paid money or gave your passport away, call the police: 112.`,
  OFFER_REPORT_DISMISSED: msg`We have checked it. It does not break any rule.`,
  OFFER_REPORT_NOT_PROVEN: msg`We have checked it but could not confirm it.`,
  OFFER_REPORT_REOPENED: msg`We are checking your report again`,
  MESSAGE_REPORT_UPHELD: msg`We confirmed your report.`,
  MESSAGE_REPORT_DISMISSED: msg`We have checked it. It does not break any rule.`,
  MESSAGE_REPORT_REOPENED: msg`We are checking your report again`,
}
