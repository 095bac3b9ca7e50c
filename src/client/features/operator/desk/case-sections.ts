import type { MessageDescriptor } from '@lingui/core'
import { type CaseAct, CASES, type OpenKind } from '../../../../contract/case/kinds.ts'
import type { CaseSection } from '../cases/kit/case-section.ts'
import { type CaseDesk, type Desk, DESKS, isCaseDesk, sections } from './desks.ts'

interface CaseModule {
  section: CaseSection<CaseDesk> & { desk: CaseDesk }
}

/** Each module of `cases` is a section. */
const modules = Object.values(import.meta.glob<CaseModule>('../cases/*.tsx', { eager: true }))
export const caseSections = Object.fromEntries(
  modules.map(({ section }) => [section.desk, section]),
) as Record<CaseDesk, CaseModule['section']>

const missing = DESKS.find((desk) => isCaseDesk(desk) && !(desk in caseSections))
if (missing) throw new Error(`no module of operator/cases is the section ${missing}`)

/** What the audit trail calls the acts of all kinds. */
export const caseActs: Record<CaseAct, MessageDescriptor> = Object.assign(
  {},
  ...Object.values(caseSections).map(({ acts }) => acts),
)

export const nameOfDesk = (desk: Desk): MessageDescriptor =>
  isCaseDesk(desk) ? caseSections[desk].name : sections[desk].name

/** What a case is called in the queue. */
export function nameOfKind(kind: OpenKind): MessageDescriptor {
  const { section } = CASES[kind]
  return (isCaseDesk(section) && caseSections[section].kinds?.[kind]) || nameOfDesk(section)
}
