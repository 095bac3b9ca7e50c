import type { JobCard, JobDetail } from '../../../../contract/job/job.ts'
import { postedWeek } from '../../../../contract/wage/posted-week.ts'
import { type SizelessWork, grossPay } from '../../../../contract/wage/wage-lines.ts'
import { weeklyHolidayHours } from '../../../../contract/wage/wage.ts'
import { type OccupiedWork, isFarm, occupationCodes, regularHourOf, workingTimeOf } from './hourly-pay.ts'

type Work = Pick<
  JobCard,
  'payType' | 'payAmount' | 'numberOfWorkDays' | 'workingTimeSpan' | 'hourlyEquivalent' | 'jobCategories'
> &
  OccupiedWork &
  Partial<Pick<JobDetail, 'workplaceSize' | 'regularHour' | 'breakMinutes'>>

/** The work as the reckoner takes it; what a card does not say stays open. */
export function postedWage(job: Work): SizelessWork {
  const { start, end } = workingTimeOf(job)
  const { payType, payAmount, numberOfWorkDays } = job
  const week = postedWeek({
    payType,
    payAmount,
    numberOfWorkDays,
    startMinutes: start,
    endMinutes: end,
    breakMinutes: job.breakMinutes ?? null,
    categories: job.jobCategories,
    occupations: occupationCodes(job),
  })
  return { ...week, payType, payAmount, workplaceSize: job.workplaceSize ?? null, premiumsIncluded: true }
}

export interface PayInWords {
  /** For a regular hour, as cards and the comparison with the minimum wage have it. */
  hourly: number
  /** The same with its share of the weekly-holiday pay; null unless that is paid on top. */
  hourlyWithHoliday: number | null
  /** Pay of an average month before deductions, premiums and weekly-holiday pay included. */
  monthly: number
  /** More than `monthly` where the pay depends on the size of the workplace, which is not known. */
  monthlyAtMost: number
  /**
   * Whether the amount includes weekly-holiday pay, it is paid on top, the week is too short for it, or the law gives
   * none to farms and fishery.
   */
  weeklyHoliday: 'included' | 'onTop' | 'none' | 'exempt'
}

/** A weekly holiday is paid as a fifth of the regular week (Labor Standards Act art. 55, decree annex 2). */
const withHoliday = (hourly: number) => Math.floor((hourly * 6) / 5)

/** Pay of a job per hour and per month, from the reckoning that the page opens line by line. */
export function payInWords(job: Work): PayInWords {
  const gross = grossPay(postedWage(job))
  const hourly = regularHourOf(job)
  const weeklyHoliday = weeklyHolidayOf(job)
  return {
    hourly,
    hourlyWithHoliday: weeklyHoliday === 'onTop' ? withHoliday(hourly) : null,
    monthly: Math.min(...gross),
    monthlyAtMost: Math.max(...gross),
    weeklyHoliday,
  }
}

function weeklyHolidayOf(job: Work): PayInWords['weeklyHoliday'] {
  if (isFarm(job)) return 'exempt'
  if (weeklyHolidayHours(workingTimeOf(job).hoursPerWeek) === 0) return 'none'
  return job.payType === 'HOURLY' || job.payType === 'DAILY' ? 'onTop' : 'included'
}
