import { DAYS_AHEAD, TIMES_AHEAD } from '../../../contract/candidate/proposal-reply.ts'
import { instantOf, seoulDay, seoulInput } from '../../i18n/seoul-time.ts'

export type WhenError = 'REQUIRED' | 'TOO_SMALL' | 'TOO_LARGE'

const DAY = 86_400_000

/** What is wrong with a day; days are days in Korea, beginning tomorrow. */
export function dayError(day: string, now: number = Date.now()): WhenError | undefined {
  if (day === '') return 'REQUIRED'
  return day <= seoulDay(now) ? 'TOO_SMALL' : day > seoulDay(now + DAYS_AHEAD) ? 'TOO_LARGE' : undefined
}

/** What is wrong with a time as typed, which is one in Korea wherever the phone is. */
export function timeError(input: string, now: number = Date.now()): WhenError | undefined {
  const instant = instantOf(input)
  if (instant === null) return 'REQUIRED'
  const ahead = Date.parse(instant) - now
  return ahead <= 0 ? 'TOO_SMALL' : ahead > TIMES_AHEAD ? 'TOO_LARGE' : undefined
}

export const dayLimits = (now: number = Date.now()) => ({
  min: seoulDay(now + DAY),
  max: seoulDay(now + DAYS_AHEAD),
})

export const timeLimits = (now: number = Date.now()) => ({
  min: seoulInput(new Date(now).toISOString()),
  max: seoulInput(new Date(now + TIMES_AHEAD).toISOString()),
})
