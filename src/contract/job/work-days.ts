import * as z from 'zod/mini'
import { WORK_DAYS, type WorkDay } from '../base/enums.ts'
import type { ChosenPhrase } from '../work/phrase.ts'

const isWithoutRepeats = z.refine<WorkDay[]>((days) => new Set(days).size === days.length)

/** Days of a week on which work begins, each once. */
export const WorkDays = z
  .array(z.enum(WORK_DAYS))
  .check(z.minLength(1), z.maxLength(WORK_DAYS.length), isWithoutRepeats)

/** In the order of the week. */
export const inWeekOrder = (days: readonly WorkDay[]): WorkDay[] =>
  WORK_DAYS.filter((day) => days.includes(day))

interface StatedDays {
  /** As the employer names them; null or absent where they are to be agreed. */
  workDays?: readonly WorkDay[] | null | undefined
  numberOfWorkDays: number | null
  phrases: readonly Pick<ChosenPhrase, 'code'>[]
}

/** The days that a posting states: those it names, or the five that free weekends leave. Null if they are not known. */
export function statedWorkDays({ workDays, numberOfWorkDays, phrases }: StatedDays): WorkDay[] | null {
  if (workDays && workDays.length > 0) return inWeekOrder(workDays)
  const isWeekendFree = phrases.some(({ code }) => code === 'WEEKENDS_OFF')
  return isWeekendFree && numberOfWorkDays === 5 ? WORK_DAYS.slice(0, 5) : null
}
