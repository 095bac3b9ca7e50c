const HOUR = 3_600_000

/** `2026-11-21T14:30` of an instant, as the clocks in Korea show it: what an input of date and time holds. */
export const seoulInput = (instant: string | null): string =>
  instant === null ? '' : new Date(Date.parse(instant) + 9 * HOUR).toISOString().slice(0, 16)

/** The instant of such an input; null where it is empty or half filled. */
export function instantOf(input: string): string | null {
  const time = Date.parse(`${input}:00+09:00`)
  return Number.isNaN(time) ? null : new Date(time).toISOString()
}
