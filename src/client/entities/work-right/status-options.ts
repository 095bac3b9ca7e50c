import { visaStatuses } from '../../../reference/visa-statuses.ts'
import { workRightRules } from '../../../reference/work-rights/all-rules.ts'

export interface StatusOption {
  code: string
  nameKo: string
  /** Types of the status that have rules of their own. */
  types: readonly string[]
}

/** Types that are asked for because they mean a course of study. */
const STUDY_TYPES: Record<string, readonly string[]> = { 'D-2': ['D-2-1', 'D-2-2', 'D-2-3', 'D-2-4'] }

/** The statuses with rules first, in the order of the alphabet; the others follow. */
export const statusOptions: readonly StatusOption[] = visaStatuses
  .map(({ code, nameKo }) => ({
    code,
    nameKo,
    types: [...(STUDY_TYPES[code] ?? []), ...Object.keys(workRightRules.get(code)?.types ?? {})],
  }))
  .toSorted((a, b) => rank(a.code) - rank(b.code) || a.code.localeCompare(b.code, 'en', { numeric: true }))

function rank(code: string): number {
  return workRightRules.has(code) ? 0 : 1
}

/** Whether a status asks for the level of Korean and for studies. */
export const asksLevel = (code: string) => ['D-2', 'D-4', 'D-10'].includes(code)
export const asksStudies = (code: string) => ['D-2', 'D-4'].includes(code)
