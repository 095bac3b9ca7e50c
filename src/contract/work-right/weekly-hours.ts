import { dailyHours } from '../job/wage.ts'
import type { WorkRightPosting } from './person.ts'

/** Hours of a week: at least and at most, as neither the days nor the breaks are known. */
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
  return {
    week: { least: days * span * worked, most: days * span },
    weekdays: {
      least: sum(onWeekdays.slice(0, days)) * worked,
      most: sum(onWeekdays.slice(-days)),
    },
  }
}

const exactly = (hours: number): WeeklyHours => ({
  week: { least: hours, most: hours },
  weekdays: { least: hours, most: hours },
})

/** What a shift that begins on each day of the week adds to the weekdays, fewest first. */
function weekdayHours(evening: number, morning: number): number[] {
  const fromMondayToThursday = Array.from({ length: 4 }, () => evening + morning)
  const friday = evening
  const saturday = 0
  const sunday = morning
  return [saturday, sunday, friday, ...fromMondayToThursday].toSorted((a, b) => a - b)
}

const sum = (hours: readonly number[]) => hours.reduce((total, each) => total + each, 0)

function isWithin(value: number | null | undefined, least: number, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
}
