import type { JobCard } from '../../../../contract/job/job.ts'
import { seoulDay } from '../../../i18n/seoul-time.ts'
import { workLawOf } from '../../../../contract/wage/work-law.ts'
import { occupationCodes, regularHourOf } from './hourly-pay.ts'
import { minimumWageOn } from '../../../../reference/wage/minimum-wages.ts'

type Posted = Pick<JobCard, 'createdDate'>

/** Day of the posting in Korea, `YYYY-MM-DD`. */
export const dayOf = ({ createdDate }: Posted) => seoulDay(Date.parse(createdDate))

/** Minimum hourly wage in the year of the job. */
export const minimumWageOf = (job: Posted) => minimumWageOn(dayOf(job))

/**
 * Ratio above the minimum wage, rounded down to whole percent so that it never promises more than is paid. Null for work
 * on ships and in households, where another minimum may hold or none.
 */
export function aboveMinimum(job: Posted & Parameters<typeof regularHourOf>[0]): number | null {
  if (workLawOf(occupationCodes(job)) !== 'LABOR') return null
  const minimum = minimumWageOf(job)
  return Math.floor(((regularHourOf(job) - minimum) * 100) / minimum) / 100
}
