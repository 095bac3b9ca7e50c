/**
 * Kinds of cases that wait for operators, in the order of the console: the field of the overview that counts them, the
 * acts that are recorded of them, and as what a decision can be undone, where it can.
 */
export const CASES = {
  VERIFICATION: {
    count: 'waitingVerifications',
    decision: 'VERIFICATION',
    acts: ['verify.show', 'verify.approve', 'verify.refuse', 'verify.undo'],
  },
  NAME: {
    count: 'waitingNames',
    decision: 'NAME',
    acts: ['companyName.approve', 'companyName.refuse', 'companyName.undo'],
  },
  GUARANTEE: {
    count: 'waitingGuarantees',
    decision: 'GUARANTEE',
    acts: ['guarantee.grant', 'guarantee.refuse', 'guarantee.undo'],
  },
  LATE_PAY: { count: 'openLatePay', decision: 'LATE_PAY', acts: ['latePay.settle', 'latePay.undo'] },
  SIGNAL: { count: 'suspiciousPostings', decision: 'SIGNAL', acts: ['signal.settle', 'signal.undo'] },
  ARREARS: {
    count: 'possibleArrears',
    decision: 'ARREARS',
    acts: ['arrears.import', 'arrears.confirm', 'arrears.dismiss', 'arrears.undo'],
  },
  /** Postings whose text names no occupation. */
  OCCUPATION: {
    count: 'unmatchedPostings',
    decision: 'WORK',
    acts: ['announcement.setWork', 'announcement.undoWork'],
  },
  REPORT: {
    count: 'openReports',
    decision: 'REPORT',
    acts: ['report.settle', 'report.undo', 'report.reopen'],
  },
  OFFER_REPORT: {
    count: 'openProposalReports',
    decision: 'OFFER_REPORT',
    acts: ['report.settleProposal', 'report.undoProposal', 'report.reopenProposal'],
  },
  MESSAGE_REPORT: {
    count: 'openMessageReports',
    decision: 'MESSAGE_REPORT',
    acts: ['report.showMessages', 'report.settleMessage', 'report.undoMessage', 'report.reopenMessage'],
  },
  /** Cash receipts and tax invoices to issue. */
  RECEIPT: {
    count: 'waitingReceipts',
    decision: null,
    acts: ['receipt.show', 'receipt.issue', 'receipt.refuse', 'receipt.correct', 'receipt.cancel'],
  },
  /** Issued for orders that have been refunded. */
  RECEIPT_TO_CANCEL: { count: 'receiptsToCancel', decision: null, acts: [] },
  /** Refunds of deposits, which need a bank account to pay into. */
  RETURN: { count: 'waitingReturns', decision: null, acts: [] },
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
