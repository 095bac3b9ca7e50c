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
