import { listReceiptRequests } from '../payment/receipt.ts'
import { arrearsCase } from './arrears.ts'
import { reportCase } from './report.ts'
import { verificationCase } from './verification.ts'
import { nameCase } from './company-name.ts'
import { messageReportCase } from './message-report.ts'
import { defineCase } from './define-case.ts'
import { guaranteeCase, latePayCase } from './guarantee.ts'
import { offerReportCase } from './proposal-report.ts'
import { signalCase } from './signal.ts'
import { workCase } from './work.ts'

const done = { subject: 'ORDER', decision: null, acts: [], calls: {} } as const

/** Kinds of cases that wait for operators, in the order of the console. */
export const CASES = {
  VERIFICATION: verificationCase,
  NAME: nameCase,
  GUARANTEE: guaranteeCase,
  LATE_PAY: latePayCase,
  SIGNAL: signalCase,
  ARREARS: arrearsCase,
  /** Postings whose text names no occupation. */
  OCCUPATION: workCase,
  REPORT: reportCase,
  OFFER_REPORT: offerReportCase,
  MESSAGE_REPORT: messageReportCase,
  /** Cash receipts and tax invoices to issue. */
  RECEIPT: defineCase({
    ...done,
    section: 'receipts',
    count: 'waitingReceipts',
    acts: ['receipt.show', 'receipt.issue', 'receipt.refuse', 'receipt.correct', 'receipt.cancel'],
    calls: { list: listReceiptRequests },
  }),
  /** Issued for orders that have been refunded. */
  RECEIPT_TO_CANCEL: defineCase({
    ...done,
    section: 'receipts',
    search: { status: 'TO_CANCEL' },
    count: 'receiptsToCancel',
  }),
  /** Refunds of deposits, which need a bank account to pay into. */
  RETURN: defineCase({ ...done, section: 'orders', page: 'orders', count: 'waitingReturns' }),
} as const

type Kind = (typeof CASES)[OpenKind]

export type OpenKind = keyof typeof CASES
export const OPEN_KINDS = Object.keys(CASES) as OpenKind[]

/** What can be decided and undone. */
export type DecisionKind = NonNullable<Kind['decision']>
export const DECIDED: readonly DecisionKind[] = Object.values(CASES).flatMap(({ decision }) => decision ?? [])

export type CaseAct = Kind['acts'][number]
export const CASE_ACTS: readonly CaseAct[] = Object.values(CASES).flatMap(
  ({ acts }): readonly CaseAct[] => acts,
)

/** Field of the overview that counts a kind. */
export type CaseCount = Kind['count']
