import { minutesOfDivision } from '../../../../../contract/job/announcement-form.ts'
import type { DayDivision } from '../../../../../contract/base/enums.ts'
import { isPossibleBreak } from '../../../../../contract/wage/wage.ts'

export interface HourFields {
  businessHourNegotiable: boolean
  businessDivisionStart: DayDivision | null
  businessHourStart: string | null
  businessDivisionEnd: DayDivision | null
  businessHourEnd: string | null
}

const two = (part: number) => String(part).padStart(2, '0')

/** Half hours of a twelve-hour clock in order; each half of the day starts with 12:00. */
export const CLOCK_HOURS: readonly string[] = [
  12,
  ...Array.from({ length: 11 }, (_, index) => index + 1),
].flatMap((hour) => [`${two(hour)}:00`, `${two(hour)}:30`])

/** The four hour fields; null where the hours are negotiable. */
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

/** Minutes after midnight; null where an end is missing or the hours are negotiable. */
export function minutesOf(fields: HourFields): { startMinutes: number | null; endMinutes: number | null } {
  const hours = hoursOf(fields)
  return {
    startMinutes: minutesAt(hours.businessDivisionStart, hours.businessHourStart),
    endMinutes: minutesAt(hours.businessDivisionEnd, hours.businessHourEnd),
  }
}

/** The unpaid break that the employer stated, as long as it fits the hours; null without one. */
export function breakOf(fields: HourFields & { breakMinutes?: number | null | undefined }): number | null {
  const { startMinutes, endMinutes } = minutesOf(fields)
  const { breakMinutes = null } = fields
  if (startMinutes === null || endMinutes === null || breakMinutes === null) return null
  return isPossibleBreak(breakMinutes, startMinutes, endMinutes) ? breakMinutes : null
}

/** Formats the hours as jobs store them, `09:00-18:00`; empty without both ends. */
export function spanOf(fields: HourFields): string {
  const { startMinutes, endMinutes } = minutesOf(fields)
  return startMinutes === null || endMinutes === null ? '' : `${clock(startMinutes)}-${clock(endMinutes)}`
}

/** The fields for hours in that form; empty ones without hours. */
export function fieldsOfSpan(span: string | null): Omit<HourFields, 'businessHourNegotiable'> {
  const [start, end] = (span ?? '').split('-').map(clockFields)
  return {
    businessDivisionStart: start?.division ?? null,
    businessHourStart: start?.hour ?? null,
    businessDivisionEnd: end?.division ?? null,
    businessHourEnd: end?.hour ?? null,
  }
}

function clockFields(time: string): { division: DayDivision; hour: string } | undefined {
  const [hour = 0, minutes = 0] = time.split(':').map(Number)
  if (time === '') return undefined
  return { division: hour < 12 ? 'MORNING' : 'AFTERNOON', hour: `${two(hour % 12 || 12)}:${two(minutes)}` }
}

const minutesAt = (division: DayDivision | null, hour: string | null) =>
  division === null || hour === null ? null : minutesOfDivision(division, hour)

const clock = (minutes: number) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
