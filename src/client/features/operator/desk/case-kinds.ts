import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { type CaseCount, CASES, OPEN_KINDS } from '../../../../contract/operator/kinds.ts'
import type { OpenCase, OpenKind } from '../../../../contract/operator/queue.ts'
import { at, type Desk, QUEUE } from './desks.ts'

interface CaseKind<Act extends string> {
  /** The section that lists it, and the list in it. */
  desk: Desk
  search?: Record<string, string>
  /** The section with a page for each of its cases; others open over their list. */
  page?: Desk
  /** Those that wait, below their number; without it they are not counted in the section. */
  waiting?: (count: number) => MessageDescriptor
  /** What the audit trail calls its acts. */
  acts: Record<Act, MessageDescriptor>
  /** What its decisions are announced as, by the name of the case. */
  announced?: Record<string, (name: string) => MessageDescriptor>
}

type CaseKinds = { [Kind in OpenKind]: CaseKind<(typeof CASES)[Kind]['acts'][number]> }

const kinds = {
  VERIFICATION: {
    desk: 'verifications',
    page: 'verifications',
    waiting: (waitingVerifications) =>
      msg`${plural(waitingVerifications, { one: 'business to verify', other: 'businesses to verify' })}`,
    acts: {
      'verify.show': msg`Viewed a verification`,
      'verify.approve': msg`Verified a business`,
      'verify.refuse': msg`Rejected a business`,
      'verify.undo': msg`Undid a decision on a business`,
    },
    announced: {
      VERIFIED: (name) => msg`Verified: ${name}.`,
      VERIFIED_BEFORE: (name) => msg`Another operator had already verified this business: ${name}.`,
      REFUSED: (name) => msg`Rejected: ${name}.`,
    },
  },
  NAME: {
    desk: 'names',
    waiting: (waitingNames) =>
      msg`${plural(waitingNames, { one: 'company name to approve', other: 'company names to approve' })}`,
    acts: {
      'companyName.approve': msg`Approved a company’s name`,
      'companyName.refuse': msg`Rejected a company’s name`,
      'companyName.undo': msg`Undid a decision on a company’s name`,
    },
    announced: {
      NAME_APPROVED: (name) => msg`Name approved: ${name}.`,
      NAME_REFUSED: (name) => msg`Name rejected: ${name}.`,
    },
  },
  GUARANTEE: {
    desk: 'guarantees',
    waiting: (waitingGuarantees) =>
      msg`${plural(waitingGuarantees, { one: 'pay guarantee to decide', other: 'pay guarantees to decide' })}`,
    acts: {
      'guarantee.grant': msg`Granted “Pay guaranteed”`,
      'guarantee.refuse': msg`Rejected “Pay guaranteed”`,
      'guarantee.undo': msg`Undid a decision on “Pay guaranteed”`,
    },
    announced: {
      GRANTED: (name) => msg`Pay guarantee granted: ${name}.`,
      GUARANTEE_REFUSED: (name) => msg`Pay guarantee rejected: ${name}.`,
    },
  },
  LATE_PAY: {
    desk: 'latepay',
    waiting: (openLatePay) =>
      msg`${plural(openLatePay, { one: 'case of late pay', other: 'cases of late pay' })}`,
    acts: {
      'latePay.settle': msg`Decided about late pay`,
      'latePay.undo': msg`Undid a decision about late pay`,
    },
    announced: {
      LATE_PAY: (name) => msg`Late pay decided: ${name}.`,
    },
  },
  SIGNAL: {
    desk: 'signals',
    waiting: (suspiciousPostings) =>
      msg`${plural(suspiciousPostings, { one: 'suspicious posting', other: 'suspicious postings' })}`,
    acts: {
      'signal.settle': msg`Decided about a suspicious posting`,
      'signal.undo': msg`Undid a decision about a suspicious posting`,
    },
    announced: {
      HARMLESS: (name) => msg`Harmless: ${name}.`,
    },
  },
  ARREARS: {
    desk: 'arrears',
    waiting: (possibleArrears) =>
      msg`${plural(possibleArrears, { one: 'business that may owe wages', other: 'businesses that may owe wages' })}`,
    acts: {
      'arrears.import': msg`Imported the list of unpaid wages`,
      'arrears.confirm': msg`Confirmed a business on the list of unpaid wages`,
      'arrears.dismiss': msg`Said that the list of unpaid wages means another business`,
      'arrears.undo': msg`Undid a decision on the list of unpaid wages`,
    },
    announced: {
      ARREARS_CONFIRMED: (name) => msg`On the list of unpaid wages: ${name}.`,
      ARREARS_DISMISSED: (name) => msg`Not on the list of unpaid wages: ${name}.`,
    },
  },
  OCCUPATION: {
    desk: 'occupations',
    page: 'postings',
    waiting: (unmatchedPostings) =>
      msg`${plural(unmatchedPostings, { one: 'posting without an occupation', other: 'postings without an occupation' })}`,
    acts: {
      'announcement.setWork': msg`Said what a posting is for`,
      'announcement.undoWork': msg`Undid what was said of a posting’s occupations`,
    },
    announced: {
      WORK_SAID: (name) => msg`Occupations saved: ${name}.`,
    },
  },
  REPORT: {
    desk: 'reports',
    page: 'reports',
    waiting: (openReports) =>
      msg`${plural(openReports, { one: 'report about a posting', other: 'reports about postings' })}`,
    acts: {
      'report.settle': msg`Resolved a report`,
      'report.undo': msg`Undid a decision on a report`,
      'report.reopen': msg`Opened a dismissed report again`,
    },
    announced: {
      CLOSED: (name) => msg`Posting closed: ${name}.`,
      DISMISSED: (name) => msg`Report dismissed: ${name}.`,
      REOPENED: (name) => msg`Report opened again: ${name}.`,
    },
  },
  OFFER_REPORT: {
    desk: 'reports',
    page: 'reports',
    search: { about: 'OFFERS' },
    waiting: (openProposalReports) =>
      msg`${plural(openProposalReports, { one: 'report about a job offer', other: 'reports about job offers' })}`,
    acts: {
      'report.settleProposal': msg`Resolved a report about a job offer`,
      'report.undoProposal': msg`Undid a decision on a report about a job offer`,
      'report.reopenProposal': msg`Opened a dismissed report about a job offer again`,
    },
    announced: {
      UPHELD: (name) => msg`Report accepted: ${name}.`,
    },
  },
  MESSAGE_REPORT: {
    desk: 'reports',
    search: { about: 'MESSAGES' },
    waiting: (openMessageReports) =>
      msg`${plural(openMessageReports, { one: 'report about a message', other: 'reports about messages' })}`,
    acts: {
      'report.showMessages': msg`Viewed a reported message`,
      'report.settleMessage': msg`Resolved a report about a message`,
      'report.undoMessage': msg`Undid a decision on a report about a message`,
      'report.reopenMessage': msg`Opened a report about a message again`,
    },
  },
  RECEIPT: {
    desk: 'receipts',
    waiting: (waitingReceipts) =>
      msg`${plural(waitingReceipts, { one: 'receipt to issue', other: 'receipts to issue' })}`,
    acts: {
      'receipt.show': msg`Viewed for whom a receipt is`,
      'receipt.issue': msg`Issued a receipt`,
      'receipt.refuse': msg`Rejected a request for a receipt`,
      'receipt.correct': msg`Corrected the number of a receipt`,
      'receipt.cancel': msg`Marked a receipt as cancelled`,
    },
    announced: {
      RECEIPT_ISSUED: (name) => msg`Marked as issued: ${name}.`,
      RECEIPT_REFUSED: (name) => msg`Request rejected: ${name}.`,
      RECEIPT_CORRECTED: (name) => msg`Number corrected: ${name}.`,
      RECEIPT_CANCELLED: (name) => msg`Marked as cancelled: ${name}.`,
    },
  },
  RECEIPT_TO_CANCEL: {
    desk: 'receipts',
    search: { status: 'TO_CANCEL' },
    waiting: (receiptsToCancel) =>
      msg`${plural(receiptsToCancel, { one: 'receipt to cancel after a refund', other: 'receipts to cancel after refunds' })}`,
    acts: {},
  },
  RETURN: {
    desk: 'orders',
    page: 'orders',
    acts: {},
    announced: {
      REFUNDED: (name) => msg`Refunded: ${name}.`,
      REFUNDED_WITH_RECEIPT: (name) =>
        msg`Refunded: ${name}. Its issued receipt or tax invoice now has to be cancelled, under “Receipts”.`,
    },
  },
} satisfies CaseKinds

/** What the console knows of each kind of case, beside its list and its decision. */
export const caseKinds: CaseKinds = kinds

type Kinds = typeof kinds
/** Names of the decisions on cases. */
export type CaseDecision = {
  [Kind in OpenKind]: Kinds[Kind] extends { announced: infer Texts } ? keyof Texts & string : never
}[OpenKind]

/** A stored overview of an older app lacks later kinds. */
type Counts = Partial<Record<CaseCount, number>>

export const countOf = (kind: OpenKind, counts: Counts): number => counts[CASES[kind].count] ?? 0

/** Number of cases that wait in a section. */
export const waitingIn = (desk: Desk, counts: Counts): number =>
  OPEN_KINDS.filter((kind) => caseKinds[kind].desk === desk && caseKinds[kind].waiting)
    .map((kind) => countOf(kind, counts))
    .reduce((sum, count) => sum + count, 0)

/** Whether the cases of a section have pages of their own; reports by what they are about. */
export const hasPages = (desk: Desk, about: string | undefined): boolean =>
  Object.values(caseKinds).some(({ page, search }) => page === desk && search?.['about'] === about)

/** The page of a case, or the list that it opens over. */
export function placeOf(kind: OpenKind, id: string) {
  const { desk, page, search } = caseKinds[kind]
  return { ...(page ? at(page, id) : at(desk)), search: { ...search } }
}

/** Sections whose entries keep filters of their lists, and not where they were opened. */
const RECORDS: readonly (Desk | undefined)[] = ['postings', 'orders']

/** Where an open case is decided: its page, or its list with the case open. */
export function caseTarget({ caseId, kind, listPage }: Pick<OpenCase, 'caseId' | 'kind' | 'listPage'>) {
  const { page } = caseKinds[kind]
  const { search, ...place } = placeOf(kind, caseId)
  const from = RECORDS.includes(page) ? {} : { page: listPage > 1 ? listPage : undefined, from: QUEUE }
  return { ...place, search: { ...search, ...from, ...(page ? {} : { case: caseId }) } }
}

/** Whether an open case is the one with a page in a section: a company may wait for a verification and for a name. */
export const isCaseOf = ({ caseId, kind }: Pick<OpenCase, 'caseId' | 'kind'>, desk: Desk, id: string) =>
  caseId === id && (caseKinds[kind].page ?? caseKinds[kind].desk) === desk
