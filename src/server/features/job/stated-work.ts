import type { Selectable } from 'kysely'
import type { WorkDay } from '../../../contract/base/enums.ts'
import { statedWorkDays } from '../../../contract/job/work-days.ts'
import type { WorkRightPosting } from '../../../contract/work-right/person.ts'
import type { JobTable } from '../../db/job-tables.ts'

export type WorkColumns = Pick<
  Selectable<JobTable>,
  | 'categories'
  | 'number_of_work_days'
  | 'work_days'
  | 'phrases'
  | 'start_minutes'
  | 'end_minutes'
  | 'business_hour_negotiable'
  | 'period_type'
> &
  Partial<Pick<Selectable<JobTable>, 'occupations'>>

/** The days that a job states, for its cards, its page and the right to work in it. */
export const workDaysOf = (
  job: Pick<WorkColumns, 'work_days' | 'number_of_work_days' | 'phrases'>,
): WorkDay[] | null =>
  statedWorkDays({
    workDays: job.work_days,
    numberOfWorkDays: job.number_of_work_days,
    phrases: job.phrases,
  })

/** What decides on the right to work in a job. */
export function workOf(job: WorkColumns): WorkRightPosting {
  const hasHours = !job.business_hour_negotiable
  return {
    jobCategories: job.categories,
    occupations: job.occupations,
    numberOfWorkDays: job.number_of_work_days,
    workDays: workDaysOf(job),
    startMinutes: hasHours ? job.start_minutes : null,
    endMinutes: hasHours ? job.end_minutes : null,
    periodType: job.period_type,
  }
}
