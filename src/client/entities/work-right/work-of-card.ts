import type { JobCard } from '../../../contract/job/job.ts'
import { minutesOfDay } from '../../../contract/wage/wage.ts'
import type { WorkRightPosting } from '../../../contract/work-right/person.ts'

export type CardWork = Pick<
  JobCard,
  'jobCategories' | 'numberOfWorkDays' | 'workingTimeSpan' | 'periodType'
> &
  Partial<Pick<JobCard, 'occupations' | 'workDays'>>

/** What decides on the right to work, from what a card shows. */
export function workOfCard(job: CardWork): WorkRightPosting {
  const [start = '', end = ''] = job.workingTimeSpan.split('-')
  return {
    jobCategories: job.jobCategories,
    occupations: job.occupations?.map(({ code }) => code),
    numberOfWorkDays: job.numberOfWorkDays,
    workDays: job.workDays,
    startMinutes: minutesOfDay(start),
    endMinutes: minutesOfDay(end),
    periodType: job.periodType,
  }
}
