import type { JobCategory, PeriodType, WorkDay } from '../base/enums.ts'
import type { KoreanLevel, StudyCourse } from '../../reference/work-rights/vocabulary.ts'

/** What is known of somebody's stay. Everything but the status may be missing. */
export interface WorkRightPerson {
  /** `D-2`, or with its type `E-7-4`. */
  visaStatus: string
  /** `E-7-4`, if `visaStatus` does not say it. */
  subCode?: string | null | undefined
  /** Last day of the stay, `2027-03-31`. */
  expiry?: string | null | undefined
  koreanLevel?: KoreanLevel | null | undefined
  enrolled?: boolean | null | undefined
  course?: StudyCourse | null | undefined
  /** Whether the whole course is taught in English, so that a test of English counts as the level of Korean. */
  englishTaught?: boolean | null | undefined
  /** Whether the school is certified for taking in students from abroad. */
  certifiedSchool?: boolean | null | undefined
  /** First day in Korea with this status, and last day of the work contract, `2027-03-31`. */
  arrival?: string | null | undefined
  contractEnd?: string | null | undefined
  /** Whether the school is on vacation now. */
  vacation?: boolean | null | undefined
}

/** What a posting says of the work. */
export interface WorkRightPosting {
  jobCategories: readonly JobCategory[]
  /** Codes of reference/occupations.ts, where they are known. */
  occupations?: readonly string[] | undefined
  numberOfWorkDays?: number | null | undefined
  /** Null or absent if they are not known. */
  workDays?: readonly WorkDay[] | null | undefined
  /** Minutes after midnight; null if the hours are negotiable. */
  startMinutes?: number | null | undefined
  endMinutes?: number | null | undefined
  /** Hours from Monday to Friday, where somebody asks without a posting. */
  weekdayHours?: number | undefined
  periodType?: PeriodType | null | undefined
}

/** Status and type of a code as people write it; undefined if it does not look like one. */
export function readStatus(code: string): { status: string; type: string | null } | undefined {
  const match = /^([A-H])-?(\d{1,2})(?:-([0-9A-Z]{1,4}))?$/.exec(code.trim().toUpperCase())
  if (!match) return undefined
  const status = `${match[1]}-${Number(match[2])}`
  return { status, type: match[3] ? `${status}-${match[3]}` : null }
}
