import type { JobCard } from '../../../contract/job/job.ts'

const DAY = 86_400_000

/** When a running posting ends with that many days more; null where its days begin later, or when they are paid. */
export function newEnd(
  { status, periodEnd }: Pick<JobCard, 'status' | 'periodEnd'>,
  days: number,
): string | null {
  if (status !== 'IN_PROGRESS' || periodEnd === null) return null
  return new Date(Date.parse(periodEnd) + days * DAY).toISOString()
}
