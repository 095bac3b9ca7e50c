const HOUR = 3_600_000

/** The calendar day in Korea, `YYYY-MM-DD`. */
export const seoulDay = (instant: number): string => new Date(instant + 9 * HOUR).toISOString().slice(0, 10)

/** Midnight in Korea at the beginning of a day `YYYY-MM-DD`, for formats of instants. */
export const startOfDay = (day: string): string => `${day}T00:00:00+09:00`

/** Formats an instant in Korean time for an input of type datetime-local, such as `2026-11-21T14:30`. */
export const seoulInput = (instant: string | null): string =>
  instant === null ? '' : new Date(Date.parse(instant) + 9 * HOUR).toISOString().slice(0, 16)

/** Parses such an input; null if it is empty or incomplete. */
export function instantOf(input: string): string | null {
  const time = Date.parse(`${input}:00+09:00`)
  return Number.isNaN(time) ? null : new Date(time).toISOString()
}
