import { JOB_CATEGORIES, type JobCategory } from '../../../../contract/base/enums.ts'
import { type VisaStatus, visaStatuses } from '../../../../reference/visa-statuses.ts'

/** The kinds of work that can be asked about. */
export const WORKS: readonly JobCategory[] = JOB_CATEGORIES.filter((work) => work !== 'ETC')

/** Hours on the weekdays of one week that can be asked about. */
export const HOURS = [10, 15, 20, 25, 30, 40] as const

/** Sorted by demand: work, residence, study, others. */
const GROUP_ORDER = ['E', 'H', 'F', 'D', 'G', 'C', 'B', 'A'] as const
export type VisaGroup = (typeof GROUP_ORDER)[number]

/** The status of that code; undefined for an unknown one. Case and spaces are ignored. */
export function statusOf(code: string): VisaStatus | undefined {
  const wanted = code.trim().toUpperCase()
  return visaStatuses.find((each) => each.code === wanted)
}

/** All statuses grouped by letter, in numeric order. */
export function visaGroups(): { group: VisaGroup; statuses: readonly VisaStatus[] }[] {
  const number = ({ code }: VisaStatus) => Number(code.slice(2))
  return GROUP_ORDER.map((group) => ({
    group,
    statuses: visaStatuses
      .filter(({ code }) => code.startsWith(`${group}-`))
      .toSorted((a, b) => number(a) - number(b)),
  }))
}

/** The kind of work in an address; undefined if there is none such. */
export const readWork = (text: string | undefined): JobCategory | undefined =>
  WORKS.find((work) => work === text)

/** The hours in an address; undefined if they cannot be asked about. */
export const readHours = (text: string | undefined): number | undefined =>
  HOURS.find((hours) => String(hours) === text)
