import type { JobCard } from '../../../../contract/job/job.ts'
import { dailyHours, minutesOfDay } from '../../../../contract/wage/wage.ts'

export interface WorkingTime {
  /** Minutes after midnight; null if the hours are negotiable. */
  start: number | null
  end: number | null
  /** Paid hours per day and per week. */
  hoursPerDay: number
  hoursPerWeek: number
  /** Unpaid break per day in hours. */
  breakHours: number
}

/** Parses `09:00-18:00`; negotiable hours count as eight a day (contract/wage/wage.ts). */
export function workingTimeOf({
  workingTimeSpan,
  numberOfWorkDays,
}: Pick<JobCard, 'workingTimeSpan' | 'numberOfWorkDays'>): WorkingTime {
  const [from = '', until = ''] = workingTimeSpan.split('-')
  const [start, end] = [minutesOfDay(from), minutesOfDay(until)]
  const hoursPerDay = dailyHours(start, end)
  const span = start === null || end === null ? hoursPerDay : ((end - start + 1440) % 1440) / 60
  return {
    start,
    end,
    hoursPerDay,
    hoursPerWeek: hoursPerDay * numberOfWorkDays,
    breakHours: Math.max(0, span - hoursPerDay),
  }
}
