import { instantOf, seoulDay } from '../../i18n/seoul-time.ts'

/** Times that are offered to choose from, as typed; those that are left out are empty. */
export type TimeOffer = readonly string[]

export const NO_TIMES: TimeOffer = ['', '', '']

export type WhenError = 'REQUIRED' | 'TOO_SMALL' | 'TOO_LARGE'

/**
 * What is wrong with a time as typed, which is one in Korea wherever the phone is.
 * @param ahead how far from now it may be, in milliseconds
 */
export function timeError(input: string, ahead: number, now: number = Date.now()): WhenError | undefined {
  const instant = instantOf(input)
  if (instant === null) return 'REQUIRED'
  const until = Date.parse(instant) - now
  return until <= 0 ? 'TOO_SMALL' : until > ahead ? 'TOO_LARGE' : undefined
}

/** What is wrong with each time; only the first is required, but none may be half typed. */
export const offerErrors = (
  times: TimeOffer,
  ahead: number,
  now: number = Date.now(),
): (WhenError | undefined)[] =>
  times.map((time, index) => (index > 0 && time === '' ? undefined : timeError(time, ahead, now)))

/** Days in Korea on which the times may be. */
export const offerLimits = (ahead: number, now: number = Date.now()) => ({
  min: seoulDay(now),
  max: seoulDay(now + ahead),
})

/** The offered instants, each once. */
export const offeredInstants = (times: TimeOffer): string[] => [
  ...new Set(times.flatMap((time) => instantOf(time) ?? [])),
]
