import { seoulMidnight } from '../../seoul-day.ts'

const HOUR = 3_600_000
/** Hours of the day in Seoul in which phones may ring. */
const MORNING = 8
const NIGHT = 21

/** Whether it is night in Seoul: nothing is pushed then. */
export function isQuiet(at: Date): boolean {
  const sinceMidnight = at.getTime() - seoulMidnight(at).getTime()
  return sinceMidnight < MORNING * HOUR || sinceMidnight >= NIGHT * HOUR
}

/** The next time at which a day's pushes begin: after the next midnight in Seoul, or today if it is not morning yet. */
export function nextMorning(at: Date): Date {
  const today = new Date(seoulMidnight(at).getTime() + MORNING * HOUR)
  return today > at ? today : new Date(today.getTime() + 24 * HOUR)
}

/** When today's pushes end. */
export function tonight(at: Date): Date {
  return new Date(seoulMidnight(at).getTime() + NIGHT * HOUR)
}
