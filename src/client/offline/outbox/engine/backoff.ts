const FIRST = 2_000
export const LONGEST_WAIT = 15 * 60_000
/** A jitter of almost nothing must not become a burst of requests. */
const SHORTEST = 250

/** Milliseconds until the next attempt: full jitter, so that a whole town coming out of a tunnel spreads out. */
export function backoff(attempts: number, random: number): number {
  const ceiling = Math.min(LONGEST_WAIT, FIRST * 2 ** Math.max(0, attempts - 1))
  return Math.max(SHORTEST, Math.round(random * ceiling))
}

/** What the server asked for, within reason: an entry must not wait for days because of one odd header. */
export const heeded = (after: number | undefined): number => Math.min(LONGEST_WAIT, after ?? 0)
