import type { JobCard } from '../../../../contract/job/job.ts'
import { decidingSector } from '../../../../contract/wage/work-law.ts'
import { dailyHours, minutesOfDay } from '../../../../contract/wage/wage.ts'

/** Cards that devices stored before there were occupations have none. */
export type OccupiedWork = Partial<Pick<JobCard, 'occupations'>>
export const occupationCodes = ({ occupations = [] }: OccupiedWork) => occupations.map(({ code }) => code)

type Work = Pick<
  JobCard,
  'payType' | 'payAmount' | 'numberOfWorkDays' | 'workingTimeSpan' | 'hourlyEquivalent' | 'jobCategories'
> &
  Partial<Pick<JobCard, 'breakMinutes'>> &
  OccupiedWork

/** Whether the law gives no weekly holiday for this work (Labor Standards Act art. 63). */
export const isFarm = (job: Pick<Work, 'jobCategories'> & OccupiedWork) =>
  decidingSector(job.jobCategories, occupationCodes(job)) === 'FARM'

/**
 * Whole won for an hour. The hourly equivalent of the contract counts a paid weekly holiday: on farms a week's pay or
 * longer is divided by the hours of work alone.
 */
export function hourlyOf(job: Work): number {
  const { payType, payAmount, hourlyEquivalent } = job
  if (!isFarm(job) || payType === 'HOURLY' || payType === 'DAILY') return hourlyEquivalent
  const week = workingTimeOf(job).hoursPerWeek
  const month = Math.ceil(Number(((week * 365) / 84).toFixed(6)))
  return Math.floor(payAmount / { WEEKLY: week, MONTHLY: month, YEARLY: 12 * month }[payType])
}

/** Whole won for a regular hour, which the law compares with the minimum wage (contract/wage/posted-week.ts). */
export function regularHourOf(job: Work & Partial<Pick<JobCard, 'regularHour'>>): number {
  const hourly = hourlyOf(job)
  return isFarm(job) || job.payType === 'HOURLY' ? hourly : Math.min(hourly, job.regularHour ?? hourly)
}

/**
 * Won for a regular hour of pay that is not stated by the hour, as the comparison with the minimum wage beside it takes
 * it; negotiable hours count as eight a day, as everywhere.
 */
export const comparableHour = (job: Parameters<typeof regularHourOf>[0]): number | null =>
  job.payType === 'HOURLY' ? null : regularHourOf(job) || null

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
  breakMinutes,
  numberOfWorkDays,
}: Pick<JobCard, 'workingTimeSpan' | 'breakMinutes' | 'numberOfWorkDays'>): WorkingTime {
  const [from = '', until = ''] = workingTimeSpan.split('-')
  const [start, end] = [minutesOfDay(from), minutesOfDay(until)]
  const hoursPerDay = dailyHours(start, end, breakMinutes)
  const span = start === null || end === null ? hoursPerDay : ((end - start + 1440) % 1440) / 60
  return {
    start,
    end,
    hoursPerDay,
    hoursPerWeek: hoursPerDay * numberOfWorkDays,
    breakHours: Math.max(0, span - hoursPerDay),
  }
}
