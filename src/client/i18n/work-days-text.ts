import { BETWEEN_FACTS } from '../../contract/base/between-facts.ts'
import { WORK_DAYS, type WorkDay } from '../../contract/base/enums.ts'
import { runsOfDays } from '../../contract/job/day-runs.ts'
import type { Format } from './format.ts'

type Names = Pick<Format, 'weekday'>

/** A Monday, at noon in Korea. */
const MONDAY = Date.parse('2026-01-05T12:00:00+09:00')
const DAY = 86_400_000

/** `Mon`, in the language of the format. */
export const workDayName = (day: WorkDay, { weekday }: Names): string =>
  weekday(MONDAY + WORK_DAYS.indexOf(day) * DAY)

/** `Mon–Fri`, `Mon · Wed · Sat`, in the language of the format. */
export function workDaysText(days: readonly WorkDay[], format: Names): string {
  return runsOfDays(days)
    .map((run) => {
      const names = run.map((day) => workDayName(day, format))
      return names[2] ? `${names[0]}–${names.at(-1)}` : names.join(BETWEEN_FACTS)
    })
    .join(BETWEEN_FACTS)
}
