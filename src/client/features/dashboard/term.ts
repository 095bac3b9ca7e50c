import { REOPEN_HOURS } from '../../../contract/job/announcement.ts'
import type { ClosedReason } from '../../../contract/base/enums.ts'

const DAY = 86_400_000

interface Term {
  periodStart: string | null
  periodEnd: string | null
}

/** Days left, rounded up, and their ratio of the whole term; undefined before its start. */
export function termLeft(
  { periodStart, periodEnd }: Term,
  now: number = Date.now(),
): { days: number; share: number } | undefined {
  if (periodStart === null || periodEnd === null) return undefined
  const end = Date.parse(periodEnd)
  const whole = end - Date.parse(periodStart)
  const left = Math.max(0, end - now)
  return { days: Math.ceil(left / DAY), share: whole > 0 ? Math.min(1, left / whole) : 0 }
}

interface Closing {
  closedReason: ClosedReason | null
  closedDate: string | null
}

/** Whether the employer closed it so recently that this can be undone. */
export const mayReopen = ({ closedReason, closedDate }: Closing, now: number = Date.now()): boolean =>
  closedReason === 'EMPLOYER' &&
  closedDate !== null &&
  now - Date.parse(closedDate) < REOPEN_HOURS * 3_600_000
