import type { JobCard, JobDetail } from '../../../../contract/job/job.ts'
import { decidingSector, type Week } from '../../../../contract/job/wage-week.ts'
import { paidHours, postedWeek } from '../../../../contract/job/minimum-pay.ts'
import { workingTimeOf } from './working-time.ts'

type Work = Pick<
  JobCard,
  'payType' | 'payAmount' | 'numberOfWorkDays' | 'workingTimeSpan' | 'hourlyEquivalent' | 'jobCategories'
>

/** Whether the law gives no weekly holiday for this work (Labor Standards Act art. 63). */
export const isFarm = ({ jobCategories }: Pick<Work, 'jobCategories'>) =>
  decidingSector(jobCategories) === 'FARM'

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

/** The week of a posting; a card does not tell how many people work there. */
export function postedWeekOf(job: Work & Partial<Pick<JobDetail, 'workplaceSize'>>): Week {
  const { start, end } = workingTimeOf(job)
  const { payType, payAmount, numberOfWorkDays, jobCategories, workplaceSize = null } = job
  return postedWeek({
    payType,
    payAmount,
    numberOfWorkDays,
    startMinutes: start,
    endMinutes: end,
    categories: jobCategories,
    workplaceSize,
  })
}

/**
 * Whole won for a regular hour, which the law compares with the minimum wage: where pay by the day or longer covers
 * overtime and nights, these hours count with their premiums (Labor Standards Act art. 56).
 */
export function regularHourOf(job: Parameters<typeof postedWeekOf>[0]): number {
  const hourly = hourlyOf(job)
  if (isFarm(job)) return hourly
  const hours = paidHours({ ...postedWeekOf(job), payType: job.payType })
  return job.payType === 'HOURLY'
    ? hourly
    : Math.min(hourly, Math.floor(job.payAmount / Number(hours.toFixed(6))))
}
