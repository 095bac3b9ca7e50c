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
export const decidedIn = (desk: Desk): DecisionKind | null | undefined =>
  Object.values(CASES).find(({ section, ...kind }) => section === desk && !('page' in kind))?.decision

/** The page of a case, or the list that it opens over. */
export function placeOf(kind: OpenKind, id: string) {
  const { section, page, search } = kinds[kind]
  return { ...(page ? at(page, id) : at(section)), search: { ...search } }
}

/** Sections whose entries keep filters of their lists, and not where they were opened. */
const RECORDS: readonly (Desk | undefined)[] = ['postings', 'orders']

/** Where an open case is decided: its page, or its list with the case open. */
export function caseTarget({ caseId, kind, listPage }: Pick<OpenCase, 'caseId' | 'kind' | 'listPage'>) {
  const { page } = kinds[kind]
  const { search, ...place } = placeOf(kind, caseId)
  const from = RECORDS.includes(page) ? {} : { page: listPage > 1 ? listPage : undefined, from: QUEUE }
  return { ...place, search: { ...search, ...from, ...(page ? {} : { case: caseId }) } }
}

/** Whether an open case is the one with a page in a section: a company may wait for a verification and for a name. */
export const isCaseOf = ({ caseId, kind }: Pick<OpenCase, 'caseId' | 'kind'>, desk: Desk, id: string) =>
  caseId === id && (kinds[kind].page ?? kinds[kind].section) === desk
