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

import type { WorkType } from '../../../contract/base/enums.ts'
import { readStatus } from '../../../contract/work-right/person.ts'

const STATUSES: Readonly<Partial<Record<WorkType, readonly string[]>>> = {
  FOREIGN_STUDENT: ['D-2', 'D-4'],
  FOREIGN_WORKER: ['C-4', 'E-1', 'E-2', 'E-3', 'E-4', 'E-5', 'E-6', 'E-7', 'E-8', 'E-9', 'E-10', 'H-2'],
  JOB_SEEKER: ['D-10'],
  IMMIGRANT: ['F-2', 'F-5', 'F-6'],
}

/** Statuses of residence that a residence type of the resume stands for; none where it says nothing of them. */
export const statusesOf = (workType: WorkType): readonly string[] => STATUSES[workType] ?? []

/** Residence type of the resume that a status of residence means; null where it may be one or another. */
export function residenceTypeOf(visaStatus: string): WorkType | null {
  const status = readStatus(visaStatus)?.status ?? ''
  const types = Object.keys(STATUSES) as WorkType[]
  return types.find((type) => statusesOf(type).includes(status)) ?? null
}
