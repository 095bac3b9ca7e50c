import * as z from 'zod/mini'
import { isLaborDay, isPublicHoliday } from '../../reference/wage/public-holidays.ts'
import { WORK_DAYS, type WorkDay } from '../base/enums.ts'

export const DAY_KINDS = ['WORK', 'OFF', 'LEAVE', 'ABSENT'] as const
export type DayKind = (typeof DAY_KINDS)[number]

/** One day of a month as the worker enters it. */
export const EnteredDay = z.object({
  /** `2026-11-28` */
  date: z.iso.date(),
  /** LEAVE is paid; ABSENT is a day of work that was missed without pay. */
  kind: z.enum(DAY_KINDS),
  /** Hours worked, without breaks; 0 unless it is WORK. */
  hours: z.number().check(z.minimum(0), z.maximum(24)),
  /** Of these, hours between 22:00 and 06:00. */
  nights: z.number().check(z.minimum(0), z.maximum(8)),
})
export type EnteredDay = z.output<typeof EnteredDay>

/** The usual week, from which the days of a month are filled in. */
export interface UsualWeek {
  hoursPerDay: number
  daysPerWeek: number
  nightHoursPerDay: number
}

/** That many days of the week from Monday on: postings often state only their number. */
export const usualDays = (daysPerWeek: number): readonly WorkDay[] => WORK_DAYS.slice(0, daysPerWeek)

/** MON to SUN of a date. */
export function weekdayOf(date: string): WorkDay {
  const sundayFirst = new Date(`${date}T00:00:00Z`).getUTCDay()
  return WORK_DAYS[(sundayFirst + 6) % 7] ?? 'MON'
}

/** Every date of a month. */
export function datesOf(month: string): string[] {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate()
  return Array.from({ length: last }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`)
}

/** A month of usual days: holidays are off, all other usual days are worked. */
export const usualMonth = (month: string, week: UsualWeek): EnteredDay[] =>
  datesOf(month).map((date) => usualDay(date, week))

export function usualDay(date: string, week: UsualWeek): EnteredDay {
  const isUsual = usualDays(week.daysPerWeek).includes(weekdayOf(date))
  const isHoliday = isPublicHoliday(date) || isLaborDay(date)
  return isUsual && !isHoliday
    ? { date, kind: 'WORK', hours: week.hoursPerDay, nights: week.nightHoursPerDay }
    : { date, kind: 'OFF', hours: 0, nights: 0 }
}

/** The days of a month by weeks that begin on Monday. */
export function weeksOf(days: readonly EnteredDay[]): EnteredDay[][] {
  const weeks: EnteredDay[][] = []
  for (const day of days) {
    if (weeks.length === 0 || weekdayOf(day.date) === 'MON') weeks.push([])
    weeks.at(-1)?.push(day)
  }
  return weeks
}
