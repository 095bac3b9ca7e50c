import { WORK_DAYS, type WorkDay } from '../base/enums.ts'
import { dailyHours } from '../wage/wage.ts'
import type { WorkRightPosting } from './person.ts'

/** Hours of a week: at least and at most, as the breaks are not known, and often the days. */
export interface WeeklyHours {
  week: Range
  weekdays: Range
}
export interface Range {
  least: number
  most: number
}

const DAY = 1440

/**
 * Hours of work in a week and on its weekdays; undefined where the posting does not say them. Time after midnight
 * belongs to the next day: a shift of Friday night ends on the weekend, one of Sunday night on a weekday. The most
 * counts the statutory break as work, the least does not.
 */
export function weeklyHours(posting: WorkRightPosting): WeeklyHours | undefined {
  if (posting.weekdayHours !== undefined) return exactly(posting.weekdayHours)
  const { numberOfWorkDays: days, startMinutes: start, endMinutes: end } = posting
  if (!isWithin(days, 1, 7) || !isWithin(start, 0, DAY) || !isWithin(end, 0, DAY) || start === end)
    return undefined
  const span = (end > start ? end - start : end + DAY - start) / 60
  const afterMidnight = end > start ? 0 : end / 60
  const worked = dailyHours(start, end) / span
  const onWeekdays = weekdayHours(span - afterMidnight, afterMidnight)
  const { least, most } = hoursOn(posting.workDays, days, onWeekdays)
  return {
    week: { least: days * span * worked, most: days * span },
    weekdays: { least: least * worked, most },
  }
}

const exactly = (hours: number): WeeklyHours => ({
  week: { least: hours, most: hours },
  weekdays: { least: hours, most: hours },
})

/** What a shift that begins on each day of the week adds to the weekdays. */
function weekdayHours(evening: number, morning: number): Record<WorkDay, number> {
  const whole = evening + morning
  return { MON: whole, TUE: whole, WED: whole, THU: whole, FRI: evening, SAT: 0, SUN: morning }
}

/** On the named days, or on whichever days they turn out to be. */
function hoursOn(
  named: readonly WorkDay[] | null | undefined,
  days: number,
  onWeekdays: Record<WorkDay, number>,
): Range {
  if (named?.length === days) {
    const hours = sum(named.map((day) => onWeekdays[day]))
    return { least: hours, most: hours }
  }
  const fewestFirst = WORK_DAYS.map((day) => onWeekdays[day]).toSorted((a, b) => a - b)
  return { least: sum(fewestFirst.slice(0, days)), most: sum(fewestFirst.slice(-days)) }
}

const sum = (hours: readonly number[]) => hours.reduce((total, each) => total + each, 0)

function isWithin(value: number | null | undefined, least: number, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
}
