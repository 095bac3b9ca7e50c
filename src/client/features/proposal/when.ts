import { DAYS_AHEAD } from '../../../contract/candidate/proposal-reply.ts'
import type { WhenError } from '../../entities/time-offer/time-offer.ts'
import { seoulDay } from '../../i18n/seoul-time.ts'

const DAY = 86_400_000

/** What is wrong with a day; days are days in Korea, beginning tomorrow. */
export function dayError(day: string, now: number = Date.now()): WhenError | undefined {
  if (day === '') return 'REQUIRED'
  return day <= seoulDay(now) ? 'TOO_SMALL' : day > seoulDay(now + DAYS_AHEAD) ? 'TOO_LARGE' : undefined
}

export const dayLimits = (now: number = Date.now()) => ({
  min: seoulDay(now + DAY),
  max: seoulDay(now + DAYS_AHEAD),
})
