import type { JobCard, JobDetail } from '../../../../contract/job/job.ts'
import { postedWeek } from '../../../../contract/job/posted-week.ts'
import { grossPay, type SizelessWork } from '../../../../contract/job/wage-lines.ts'
import { weeklyHolidayHours } from '../../../../contract/job/wage.ts'
import { hourlyOf, isFarm } from './hourly-pay.ts'
import { workingTimeOf } from './working-time.ts'

type Work = Pick<
  JobCard,
  'payType' | 'payAmount' | 'numberOfWorkDays' | 'workingTimeSpan' | 'hourlyEquivalent' | 'jobCategories'
> &
  Partial<Pick<JobDetail, 'workplaceSize'>>

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
    categories: job.jobCategories,
  })
  return { ...week, payType, payAmount, workplaceSize: job.workplaceSize ?? null, premiumsIncluded: true }
}

export interface PayInWords {
  /** For each paid hour, weekly-holiday pay not counted. */
  hourly: number
  /** For each hour of work, with the weekly-holiday pay that it earns; `hourly` where there is none. */
  hourlyWithHoliday: number
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

/** Pay of a job per hour and per month, from the reckoning that the page opens line by line. */
export function payInWords(job: Work): PayInWords {
  const { payType } = job
  const gross = grossPay(postedWage(job))
  const byHours = payType === 'HOURLY' || payType === 'DAILY'
  const { hoursPerDay, hoursPerWeek } = workingTimeOf(job)
  const short = weeklyHolidayHours(hoursPerWeek) === 0
  // Pay by the day is paid for a long day as for any other, as in the lines.
  const restHours =
    payType === 'DAILY'
      ? hoursPerDay * Math.min(1, job.numberOfWorkDays / 5)
      : weeklyHolidayHours(hoursPerWeek)
  const hourly = hourlyOf(job)
  return {
    hourly,
    hourlyWithHoliday:
      short || isFarm(job) ? hourly : Math.floor((hourly * (hoursPerWeek + restHours)) / hoursPerWeek),
    monthly: Math.min(...gross),
    monthlyAtMost: Math.max(...gross),
    weeklyHoliday: isFarm(job) ? 'exempt' : short ? 'none' : byHours ? 'onTop' : 'included',
  }
}
