import type { JobCategory } from '../../../../contract/base/enums.ts'
import { AFTER_THREE_YEARS } from '../../../../contract/work-right/re-employment.ts'
import { mayTake, type WorkRight } from '../../../../contract/work-right/may-take.ts'
import type { WorkRightPerson } from '../../../../contract/work-right/person.ts'
import type { WorkRightVerdict } from '../../../../reference/work-rights/vocabulary.ts'
import { WORKS } from './visa-check.ts'

/** What is asked about: a status of residence, and the kind of work with its hours where they were chosen. */
export interface Asked {
  code: string
  work: JobCategory | undefined
  weekdayHours: number | undefined
  /** What is known besides of somebody with that status. */
  facts?: WorkRightPerson | undefined
}

export const rightTo = ({ code, work, weekdayHours, facts }: Asked): WorkRight =>
  mayTake(facts ?? { visaStatus: code }, { jobCategories: work ? [work] : [], weekdayHours })

/** Whether the answer holds without a kind of work. */
export const isSameForAllWork = ({ reasons }: WorkRight): boolean =>
  reasons.every(({ code }) => code !== 'SECTOR_NOT_STATED')

/** The kinds of work by what the status allows; the answers in the order in which they first come. */
export function worksByVerdict(asked: Asked): { verdict: WorkRightVerdict; works: JobCategory[] }[] {
  const groups = Map.groupBy(WORKS, (work) => rightTo({ ...asked, work }).verdict)
  return Array.from(groups, ([verdict, works]) => ({ verdict, works }))
}

/**
 * The reasons of the answer, with what happens when the years of a status end: that holds whichever kind of work is
 * chosen.
 */
export function shownReasons(asked: Asked): WorkRight['reasons'] {
  const isOfTheEnd = ({ code }: WorkRight['reasons'][number]) => AFTER_THREE_YEARS.includes(code)
  const right = rightTo(asked)
  const atTheEnd = WORKS.map((work) => rightTo({ ...asked, work }).reasons.filter(isOfTheEnd))
  return [
    ...(isSameForAllWork(right) ? right.reasons.filter((reason) => !isOfTheEnd(reason)) : []),
    ...(atTheEnd.find((reasons) => reasons.length > 0) ?? []),
  ]
}
