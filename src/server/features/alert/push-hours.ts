import { DAILY_MAIL_HOUR } from '../../../contract/message/notification-channels.ts'
import { seoulMidnight } from '../../seoul-day.ts'

const HOUR = 3_600_000
/** Hours in Seoul between which pushes are sent. */
const MORNING = 8
const NIGHT = 21

/** Whether it is night in Seoul, when nothing is pushed. */
export function isNight(at: Date): boolean {
  const sinceMidnight = at.getTime() - seoulMidnight(at).getTime()
  return sinceMidnight < MORNING * HOUR || sinceMidnight >= NIGHT * HOUR
}

/** When pushes resume: today in the morning, or else tomorrow. */
export const nextMorning = (at: Date): Date => nextAt(MORNING, at)

/** When the next daily mail is due. */
export const nextDailyMail = (at: Date): Date => nextAt(DAILY_MAIL_HOUR, at)

function nextAt(hour: number, at: Date): Date {
  const today = new Date(seoulMidnight(at).getTime() + hour * HOUR)
  return today > at ? today : new Date(today.getTime() + 24 * HOUR)
}

/** When today's pushes end. */
export function tonight(at: Date): Date {
  return new Date(seoulMidnight(at).getTime() + NIGHT * HOUR)
}
