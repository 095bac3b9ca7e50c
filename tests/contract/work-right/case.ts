import { JOB_CATEGORIES, type JobCategory } from '../../../src/contract/base/enums.ts'
import { minutesOfDay } from '../../../src/contract/wage/wage.ts'
import type { WorkRightPerson, WorkRightPosting } from '../../../src/contract/work-right/person.ts'
import type { RightSourceId } from '../../../src/reference/work-rights/sources.ts'
import type { WorkRightReason, WorkRightVerdict } from '../../../src/reference/work-rights/vocabulary.ts'

/** One person, one posting, and what the sources say. The first code decides; the others must be among the reasons. */
export interface WorkRightCase {
  person: WorkRightPerson
  posting: WorkRightPosting
  verdict: WorkRightVerdict
  codes: readonly WorkRightReason[]
  /** The source of the deciding reason. */
  source: RightSourceId
}

/** The day on which the cases are asked, in Seoul. */
export const TODAY = '2026-11-22'

/** A posting: sectors, days a week and hours, which are empty if they are negotiable. */
export function job(
  sectors: JobCategory | readonly JobCategory[],
  days: number | null = 5,
  hours = '09:00-18:00',
  more: Partial<WorkRightPosting> = {},
): WorkRightPosting {
  const [start, end] = hours.split('-')
  return {
    jobCategories: typeof sectors === 'string' ? [sectors] : sectors,
    numberOfWorkDays: days,
    startMinutes: minutesOfDay(start ?? ''),
    endMinutes: minutesOfDay(end ?? ''),
    ...more,
  }
}

/** Verdict, deciding code, its source, further codes. */
export type Expected = readonly [WorkRightVerdict, WorkRightReason, RightSourceId, ...WorkRightReason[]]

export function aCase(
  person: WorkRightPerson | string,
  posting: WorkRightPosting,
  [verdict, code, source, ...codes]: Expected,
): WorkRightCase {
  return {
    person: typeof person === 'string' ? { visaStatus: person } : person,
    posting,
    verdict,
    codes: [code, ...codes],
    source,
  }
}

/** One case for each of the seven sectors, in the order of JOB_CATEGORIES. */
export function inEverySector(
  person: WorkRightPerson | string,
  expected: readonly [Expected, Expected, Expected, Expected, Expected, Expected, Expected],
  days = 5,
  hours = '09:00-18:00',
): WorkRightCase[] {
  return JOB_CATEGORIES.map((sector, index) => {
    const answer = expected[index]
    if (!answer) throw new Error(`no answer for ${sector}`)
    return aCase(person, job(sector, days, hours), answer)
  })
}

export const everywhere = (answer: Expected) =>
  [answer, answer, answer, answer, answer, answer, answer] as const
