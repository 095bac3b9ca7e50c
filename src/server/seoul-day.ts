/** Korea has kept UTC+9 without daylight saving time since 1988. */
const OFFSET = 9 * 3_600_000
const DAY = 86_400_000

/** The calendar day in Seoul, `YYYY-MM-DD`. */
export function seoulDay(at: Date): string {
  return new Date(at.getTime() + OFFSET).toISOString().slice(0, 10)
}

/** The most recent midnight in Seoul. */
export function seoulMidnight(at: Date): Date {
  return new Date(Math.floor((at.getTime() + OFFSET) / DAY) * DAY - OFFSET)
}

/** The midnight in Seoul with which a day `YYYY-MM-DD` begins, or one some days later. */
export const seoulDayStart = (day: string, daysLater = 0): Date =>
  new Date(Date.parse(`${day}T00:00:00+09:00`) + daysLater * DAY)

/** Number of midnights in Seoul between two instants; never negative. */
export function daysPast(since: Date, now: Date): number {
  return Math.max(0, Math.round((seoulMidnight(now).getTime() - seoulMidnight(since).getTime()) / DAY))
}
