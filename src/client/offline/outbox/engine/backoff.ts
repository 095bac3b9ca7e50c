const FIRST = 2_000
export const LONGEST_WAIT = 15 * 60_000
/** Lower bound, so that a small jitter does not cause a burst of requests. */
const SHORTEST = 250

/**
 * Milliseconds until the next attempt: exponential backoff with full jitter, so that many phones coming back online
 * spread out.
 */
export function backoff(attempts: number, random: number): number {
  const ceiling = Math.min(LONGEST_WAIT, FIRST * 2 ** Math.max(0, attempts - 1))
  return Math.max(SHORTEST, Math.round(random * ceiling))
}

/** The server's Retry-After, capped: an odd header must not block an entry for days. */
export const cappedRetryAfter = (after: number | undefined): number => Math.min(LONGEST_WAIT, after ?? 0)
