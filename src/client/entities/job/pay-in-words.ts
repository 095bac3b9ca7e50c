import type { JobCard } from '../../../contract/job/job.ts'
import { dailyHours, minutesOfDay, monthlyHours, weeklyHolidayHours } from '../../../contract/job/wage.ts'

type Work = Pick<
  JobCard,
  'payType' | 'payAmount' | 'numberOfWorkDays' | 'workingTimeSpan' | 'hourlyEquivalent'
>

export interface WorkingTime {
  /** Minutes after midnight; null where the hours are negotiable. */
  start: number | null
  end: number | null
  /** Paid hours of a day and of a week. */
  hoursPerDay: number
  hoursPerWeek: number
  /** Unpaid break of a day in hours. */
  breakHours: number
}

/** Hours of `09:00-18:00`; eight a day where they are negotiable (contract/job/wage.ts). */
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
  /** About how much a month, weekly-holiday pay with it. */
  monthly: number
  /** Whether the amount named holds the weekly-holiday pay, or it comes on top, or the week is too short for it. */
  weeklyHoliday: 'included' | 'onTop' | 'none'
}

/** The pay of a posting per hour and per month (domain rules, pay). */
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
