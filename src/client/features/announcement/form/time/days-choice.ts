import { WORK_DAYS } from '../../../../../contract/base/enums.ts'
import type { AnnouncementValues } from '../announcement-values.ts'

/** Weeks that one press chooses. */
export const USUAL_WEEKS = { MON_FRI: WORK_DAYS.slice(0, 5), MON_SAT: WORK_DAYS.slice(0, 6) } as const
type UsualWeek = keyof typeof USUAL_WEEKS

export type DaysChoice = UsualWeek | 'OTHER' | 'AGREED'

type DayFields = Pick<AnnouncementValues, 'workDays' | 'numberOfWorkDays'>

export interface Week extends DayFields {
  /** Null until something is chosen. */
  choice: DaysChoice | null
}

export const NO_WEEK: Week = { choice: null, workDays: null, numberOfWorkDays: null }

const usualWeeks = Object.keys(USUAL_WEEKS) as UsualWeek[]

/** The choice that the values of a form mean. */
export function chosenWeek({ workDays, numberOfWorkDays }: DayFields): Week {
  const usual = usualWeeks.find((each) => USUAL_WEEKS[each].join() === workDays?.join())
  const choice = usual ?? (workDays ? 'OTHER' : numberOfWorkDays === null ? null : 'AGREED')
  return { choice, workDays: workDays ?? null, numberOfWorkDays }
}

/** A press on what is chosen takes it back. The days stay where others are chosen, and their number where none are. */
export function weekAfter({ choice, workDays, numberOfWorkDays }: Week, pressed: DaysChoice): Week {
  if (pressed === choice) return NO_WEEK
  if (pressed === 'AGREED') return { choice: pressed, workDays: null, numberOfWorkDays }
  const days = pressed === 'OTHER' ? (workDays ?? []) : USUAL_WEEKS[pressed]
  return { choice: pressed, workDays: days, numberOfWorkDays: days.length || null }
}
