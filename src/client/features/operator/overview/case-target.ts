import type { OpenCase, OpenKind } from '../../../../contract/operator/queue.ts'
import { at, type Desk, QUEUE, sections } from '../desk/desks.ts'

/** The section of each kind, and the list in it; those with pages of their own open there. */
const places: Record<OpenKind, { desk: Desk; hasPage?: true; search?: Record<string, string> }> = {
  VERIFICATION: { desk: 'verifications', hasPage: true },
  NAME: { desk: 'names' },
  GUARANTEE: { desk: 'guarantees' },
  LATE_PAY: { desk: 'latepay' },
  SIGNAL: { desk: 'signals' },
  ARREARS: { desk: 'arrears' },
  OCCUPATION: { desk: 'postings', hasPage: true },
  REPORT: { desk: 'reports', hasPage: true },
  OFFER_REPORT: { desk: 'reports', hasPage: true, search: { about: 'OFFERS' } },
  MESSAGE_REPORT: { desk: 'reports', search: { about: 'MESSAGES' } },
  RECEIPT: { desk: 'receipts' },
  RECEIPT_TO_CANCEL: { desk: 'receipts', search: { status: 'TO_CANCEL' } },
  RETURN: { desk: 'orders', hasPage: true },
}

/** The page of a case, or its list with the case open. */
export function caseTarget({ caseId, kind, listPage }: Pick<OpenCase, 'caseId' | 'kind' | 'listPage'>) {
  const { desk, hasPage, search } = places[kind]
  const page =
    desk === 'postings' || desk === 'orders' ? {} : { page: listPage > 1 ? listPage : undefined, from: QUEUE }
  return hasPage
    ? { ...at(desk, caseId), search: { ...search, ...page } }
    : { ...at(desk), search: { ...search, ...page, case: caseId } }
}

/** Whether an open case is the one with a page in a section: a company may wait for a verification and for a name. */
export const isCaseOf = ({ caseId, kind }: Pick<OpenCase, 'caseId' | 'kind'>, desk: Desk, id: string) =>
  caseId === id && places[kind].desk === desk

export const sectionOf = (kind: OpenKind) =>
  sections[kind === 'OCCUPATION' ? 'occupations' : places[kind].desk]
