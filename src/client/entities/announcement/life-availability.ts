import type { EmployerJob } from '../../../contract/job/announcement.ts'

/** Days during which an employer may have only one free announcement. */
export const LIFE_DAYS = 7
const DAY = 86_400_000

export type LifeAvailability =
  | { state: 'FREE' }
  /** One is in review: the next is available seven days after that one is published. */
  | { state: 'WAITING' }
  | { state: 'USED'; until: number }

type LifeJob = Pick<EmployerJob, 'productType' | 'status' | 'periodStart'>

/** Whether the free announcement is available; closing one early does not make the next available sooner. */
export function lifeAvailability(jobs: readonly LifeJob[], now: number): LifeAvailability {
  const free = jobs.filter(({ productType }) => productType === 'LIFE')
  if (free.some(({ status }) => status === 'IN_REVIEW')) return { state: 'WAITING' }
  const starts = free.flatMap(({ periodStart }) => (periodStart === null ? [] : [Date.parse(periodStart)]))
  const until = Math.max(0, ...starts) + LIFE_DAYS * DAY
  return until > now ? { state: 'USED', until } : { state: 'FREE' }
}
