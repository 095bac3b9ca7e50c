import {
  type CaseCount,
  CASES,
  type DecisionKind,
  OPEN_KINDS,
  type OpenKind,
} from '../../../../contract/case/kinds.ts'
import type { CaseDeclaration } from '../../../../contract/case/define-case.ts'
import type { OpenCase } from '../../../../contract/operator/queue.ts'
import { at, type Desk, isCaseDesk, QUEUE } from './desks.ts'

/** A stored overview of an older app lacks later kinds. */
type Counts = Partial<Record<CaseCount, number>>

const kinds: Record<OpenKind, CaseDeclaration & { section: Desk; page?: Desk }> = CASES

/** Number of cases that wait in a section. */
export const waitingIn = (desk: Desk, counts: Counts): number =>
  OPEN_KINDS.filter((kind) => kinds[kind].section === desk && isCaseDesk(desk))
    .map((kind) => counts[CASES[kind].count] ?? 0)
    .reduce((sum, count) => sum + count, 0)

/** Whether the cases of a section have pages of their own; reports by what they are about. */
export const hasPages = (desk: Desk, about: string | undefined): boolean =>
  Object.values(kinds).some(({ page, search }) => page === desk && search?.['about'] === about)

/** What is decided in a section whose cases open over their list, and can be undone. */
export function decidedIn(desk: Desk): DecisionKind | null {
  const kind = OPEN_KINDS.find((each) => kinds[each].section === desk && kinds[each].page !== desk)
  return kind ? CASES[kind].decision : null
}

/** The page of a case, or the list that it opens over. */
export function placeOf(kind: OpenKind, id: string) {
  const { section, page, search } = kinds[kind]
  return { ...(page ? at(page, id) : at(section)), search: { ...search } }
}

/** Where an open case is decided: its page in the section, or the list of the section with the case open. */
export function caseTarget({ caseId, kind, listPage }: Pick<OpenCase, 'caseId' | 'kind' | 'listPage'>) {
  const { section, page, search } = kinds[kind]
  const isPage = page === section
  const place = isPage ? at(section, caseId) : at(section)
  // The page of an order keeps the filters of its list, and not where it was opened.
  const from = section === 'orders' ? {} : { page: listPage > 1 ? listPage : undefined, from: QUEUE }
  return { ...place, search: { ...search, ...from, ...(isPage ? {} : { case: caseId }) } }
}

/** Whether an open case is this one of a section: a company may wait for a verification and for a name. */
export const isCaseOf = ({ caseId, kind }: Pick<OpenCase, 'caseId' | 'kind'>, desk: Desk, id: string) =>
  caseId === id && kinds[kind].section === desk
