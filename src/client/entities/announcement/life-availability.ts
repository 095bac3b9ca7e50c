import type { EmployerJob } from '../../../contract/job/announcement.ts'

/** Days for which a free announcement is the only one (domain rules, terms). */
const LIFE_DAYS = 7
const DAY = 86_400_000

export type LifeAvailability =
  | { state: 'FREE' }
  /** One waits for the verification: the next is free seven days after it has become public. */
  | { state: 'WAITING' }
  | { state: 'USED'; until: number }

type LifeJob = Pick<EmployerJob, 'productType' | 'status' | 'periodStart'>

/** Whether the free announcement of these seven days is still there; closing one early does not free it. */
export function lifeAvailability(jobs: readonly LifeJob[], now: number): LifeAvailability {
  const free = jobs.filter(({ productType }) => productType === 'LIFE')
  if (free.some(({ status }) => status === 'IN_REVIEW')) return { state: 'WAITING' }
  const starts = free.flatMap(({ periodStart }) => (periodStart === null ? [] : [Date.parse(periodStart)]))
  const until = Math.max(0, ...starts) + LIFE_DAYS * DAY
  return until > now ? { state: 'USED', until } : { state: 'FREE' }
}
