import { WORK_DAYS, type WorkDay } from '../../contract/base/enums.ts'
import { runsOfDays } from '../../contract/job/work-days.ts'
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
  const name = (day: WorkDay) => workDayName(day, format)
  return runsOfDays(days)
    .map((run) => {
      const [first] = run
      const last = run.at(-1)
      return first && last && run.length > 2 ? `${name(first)}–${name(last)}` : run.map(name).join(' · ')
    })
    .join(' · ')
}
