import { minutesOfDivision } from '../../../../contract/job/announcement-form.ts'
import type { DayDivision } from '../../../../contract/base/enums.ts'

export interface HourFields {
  businessHourNegotiable: boolean
  businessDivisionStart: DayDivision | null
  businessHourStart: string | null
  businessDivisionEnd: DayDivision | null
  businessHourEnd: string | null
}

const two = (part: number) => String(part).padStart(2, '0')

/** Half hours of a twelve-hour clock, as they follow each other: 12:00 begins each half of the day. */
export const CLOCK_HOURS: readonly string[] = [
  12,
  ...Array.from({ length: 11 }, (_, index) => index + 1),
].flatMap((hour) => [`${two(hour)}:00`, `${two(hour)}:30`])

/** The four of the hours; none where they are negotiable. */
export function hoursOf(fields: HourFields): Omit<HourFields, 'businessHourNegotiable'> {
  const { businessHourNegotiable, ...hours } = fields
  if (!businessHourNegotiable) {
    const { businessDivisionStart, businessHourStart, businessDivisionEnd, businessHourEnd } = hours
    return { businessDivisionStart, businessHourStart, businessDivisionEnd, businessHourEnd }
  }
  return {
    businessDivisionStart: null,
    businessHourStart: null,
    businessDivisionEnd: null,
    businessHourEnd: null,
  }
}

/** Minutes after midnight; null each where it is not said, or negotiable. */
export function minutesOf(fields: HourFields): { startMinutes: number | null; endMinutes: number | null } {
  const hours = hoursOf(fields)
  return {
    startMinutes: minutesAt(hours.businessDivisionStart, hours.businessHourStart),
    endMinutes: minutesAt(hours.businessDivisionEnd, hours.businessHourEnd),
  }
}

/** `09:00-18:00` as postings carry it; empty without both ends. */
export function spanOf(fields: HourFields): string {
  const { startMinutes, endMinutes } = minutesOf(fields)
  return startMinutes === null || endMinutes === null ? '' : `${clock(startMinutes)}-${clock(endMinutes)}`
}

const minutesAt = (division: DayDivision | null, hour: string | null) =>
  division === null || hour === null ? null : minutesOfDivision(division, hour)

const clock = (minutes: number) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
