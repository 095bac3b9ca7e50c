import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { messageReasons, reportReasons } from '../../../entities/report/reason-texts.ts'
import type { LatePayOutcome, LatePayStatus } from '../../../../contract/candidate/late-pay.ts'
import type { CompanyNameStatus } from '../../../../contract/employer/company-name.ts'
import type { GuaranteeKind, GuaranteeStatus } from '../../../../contract/employer/guarantee.ts'
import type { ArrearsGround, ArrearsStatus } from '../../../../contract/case/arrears.ts'
import type { ReporterMessage, ReporterNotice, SettlementCause } from '../../../../contract/case/report.ts'
import type { SignalStatus } from '../../../../contract/case/signal.ts'
import type { ReceiptList } from '../../../../contract/payment/receipt.ts'
import type { PostingSignal } from '../../../../contract/safety/fraud-signals.ts'

export const receiptLists: Record<ReceiptList, MessageDescriptor> = {
  REQUESTED: msg`Waiting`,
  TO_CANCEL: msg({ message: 'To cancel', context: 'receipt' }),
  ISSUED: msg({ message: 'Issued', context: 'receipt' }),
  REFUSED: msg`Rejected`,
}

export const verificationStates: Record<'REQUESTED' | 'VERIFIED' | 'REFUSED', MessageDescriptor> = {
  REQUESTED: msg`Waiting`,
  VERIFIED: msg`Verified`,
  REFUSED: msg`Rejected`,
}

export const nameStates: Record<CompanyNameStatus, MessageDescriptor> = {
  WAITING: msg`Waiting`,
  APPROVED: msg({ message: 'Approved', context: 'company name' }),
  REFUSED: msg`Rejected`,
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

/** Why a report of a message was settled as it was. */
export const messageCauses: Record<SettlementCause, MessageDescriptor> = {
  ...settlementCauses,
  ...messageReasons,
}

/** What a reporter reads, each in their own language; here for the operator who chooses it. */
export const reporterMessages: Record<ReporterMessage, MessageDescriptor> = {
  GET_HELP: msg`We have closed the posting. If you paid money or gave your passport away, call the police: 112.`,
  NO_VIOLATION: msg`We have checked it. The posting does not break any rule, so it stays.`,
  NOT_PROVEN: msg`We have checked it but could not confirm it. Report it again if you learn more.`,
  CORRECTED: msg`The company has corrected the posting.`,
}

/** What reporters are told by each notification. */
export const reporterNotices: Record<ReporterNotice, MessageDescriptor> = {
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

export const guaranteeStates: Record<GuaranteeStatus, MessageDescriptor> = {
  WAITING: msg`Waiting`,
  GRANTED: msg({ message: 'Granted', context: 'pay guarantee' }),
  REFUSED: msg`Rejected`,
}

export const guaranteeKinds: Record<GuaranteeKind, MessageDescriptor> = {
  INSURANCE: msg`Insurance for wages and severance pay`,
  DEPOSIT: msg`Money deposited for wages`,
  CONTRACT: msg`Guarantee contract with Ilteo`,
}

export const arrearsStates: Record<ArrearsStatus, MessageDescriptor> = {
  OPEN: msg({ message: 'To decide', context: 'list of unpaid wages' }),
  CONFIRMED: msg({ message: 'The same business', context: 'list of unpaid wages' }),
  DIFFERENT: msg({ message: 'Another business', context: 'list of unpaid wages' }),
}

/** What a business and the entry have in common. */
export const arrearsGrounds: Record<ArrearsGround, MessageDescriptor> = {
  NAME: msg`Same business name`,
  PERSON: msg`Same representative`,
  DISTRICT: msg`Same district`,
}

export const latePayStates: Record<LatePayStatus, MessageDescriptor> = {
  OPEN: msg({ message: 'To decide', context: 'late pay' }),
  SETTLED: msg({ message: 'Decided', context: 'late pay' }),
}

export const latePayOutcomes: Record<LatePayOutcome, MessageDescriptor> = {
  PAID: msg`The company has paid`,
  COVERED: msg`The guarantee pays`,
  NOT_PROVEN: msg`It could not be confirmed`,
  REFERRED: msg`The labor office decides`,
}

export const signalStates: Record<SignalStatus, MessageDescriptor> = {
  OPEN: msg({ message: 'To decide', context: 'suspicious posting' }),
  CLOSED: msg({ message: 'Closed', context: 'suspicious posting' }),
  DISMISSED: msg({ message: 'Harmless', context: 'suspicious posting' }),
}

/** Why a posting is in the queue. */
export const signalNames: Record<PostingSignal, MessageDescriptor> = {
  VOICE_PHISHING: msg`Carrying money or cards`,
  ACCOUNT_LENDING: msg`Lending an account, card or phone`,
  FALSE_PAPERS: msg`False papers, or work without a visa`,
  MONEY_IN_ADVANCE: msg`Money asked for in advance`,
  PASSPORT_HANDED_OVER: msg`Keeping passports or cards`,
  FOREIGN_MESSENGER: msg`Contact by another messenger`,
  TOO_GOOD_PAY: msg`Much pay for little work`,
  SHARED_CONTACT: msg`Another company has the same number`,
  PAY_FAR_ABOVE: msg`Pay far above the district`,
}
