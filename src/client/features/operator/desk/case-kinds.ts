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
}

/** What the console knows of each kind of case, beside its list and its decision. */
export const caseKinds: { [Kind in OpenKind]: CaseKind<(typeof CASES)[Kind]['acts'][number]> } = {
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
  },
  LATE_PAY: {
    desk: 'latepay',
    waiting: (openLatePay) =>
      msg`${plural(openLatePay, { one: 'case of late pay', other: 'cases of late pay' })}`,
    acts: {
      'latePay.settle': msg`Decided about late pay`,
      'latePay.undo': msg`Undid a decision about late pay`,
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
  },
  RECEIPT_TO_CANCEL: {
    desk: 'receipts',
    search: { status: 'TO_CANCEL' },
    waiting: (receiptsToCancel) =>
      msg`${plural(receiptsToCancel, { one: 'receipt to cancel after a refund', other: 'receipts to cancel after refunds' })}`,
    acts: {},
  },
  RETURN: { desk: 'orders', page: 'orders', acts: {} },
}

/** A stored overview of an older app lacks later kinds. */
type Counts = Partial<Record<CaseCount, number>>

export const countOf = (kind: OpenKind, counts: Counts): number => counts[CASES[kind].count] ?? 0

/** Number of cases that wait in a section. */
export const waitingIn = (desk: Desk, counts: Counts): number =>
  OPEN_KINDS.filter((kind) => caseKinds[kind].desk === desk && caseKinds[kind].waiting)
    .map((kind) => countOf(kind, counts))
    .reduce((sum, count) => sum + count, 0)

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
