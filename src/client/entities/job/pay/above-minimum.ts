import type { JobCard } from '../../../../contract/job/job.ts'
import { regularHourOf } from './hourly-pay.ts'
import { minimumWageOn } from '../../../../reference/minimum-wages.ts'

/** Minimum hourly wage in the year of the job. */
export const minimumWageOf = (job: Pick<JobCard, 'createdDate'>) =>
  minimumWageOn(new Date(Date.parse(job.createdDate) + 9 * 3_600_000).toISOString().slice(0, 10))

/** Ratio above the minimum wage, rounded down to whole percent so that it never promises more than is paid. */
export function aboveMinimum(
  job: Pick<JobCard, 'createdDate'> & Parameters<typeof regularHourOf>[0],
): number {
  const minimum = minimumWageOf(job)
  return Math.floor(((regularHourOf(job) - minimum) * 100) / minimum) / 100
}
