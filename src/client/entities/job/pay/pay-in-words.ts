import type { JobCard } from '../../../../contract/job/job.ts'
import { dailyHours, minutesOfDay, monthlyHours, weeklyHolidayHours } from '../../../../contract/job/wage.ts'

type Work = Pick<
  JobCard,
  'payType' | 'payAmount' | 'numberOfWorkDays' | 'workingTimeSpan' | 'hourlyEquivalent'
>

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

/** Parses `09:00-18:00`; negotiable hours count as eight a day (contract/job/wage.ts). */
export function workingTimeOf({
  workingTimeSpan,
  numberOfWorkDays,
}: Pick<Work, 'workingTimeSpan' | 'numberOfWorkDays'>): WorkingTime {
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

export interface PayInWords {
  hourly: number
  /** Approximate monthly pay, weekly-holiday pay included. */
  monthly: number
  /** Whether the amount includes weekly-holiday pay, it is paid on top, or the week is too short for it. */
  weeklyHoliday: 'included' | 'onTop' | 'none'
}

/** Pay of a job per hour and per month, as contract/job/wage.ts computes them. */
export function payInWords(job: Work): PayInWords {
  const { hoursPerWeek } = workingTimeOf(job)
  const { payType, payAmount, hourlyEquivalent: hourly } = job
  const byHours = payType === 'HOURLY' || payType === 'DAILY'
  const monthly = {
    HOURLY: hourly * monthlyHours(hoursPerWeek),
    DAILY: hourly * monthlyHours(hoursPerWeek),
    WEEKLY: (payAmount * 365) / 7 / 12,
    MONTHLY: payAmount,
    YEARLY: payAmount / 12,
  }[payType]
  const short = weeklyHolidayHours(hoursPerWeek) === 0
  return {
    hourly,
    monthly: Math.floor(monthly),
    weeklyHoliday: short ? 'none' : byHours ? 'onTop' : 'included',
  }
}
