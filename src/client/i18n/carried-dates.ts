/** Twelve texts, January first. */
type ByMonth = readonly string[]

/**
 * How a language writes dates. Braces stand for what is filled in: `{y}`, `{d}` and `{dd}` (two digits),
 * `{w}` for the weekday, `{h}` and `{m}` for the time.
 */
export interface DateTexts {
  date: ByMonth
  month: ByMonth
  monthDay: ByMonth
  appointment: ByMonth
  /** Sunday first. */
  weekdays: readonly string[]
  time: string
}

/** What differs by language in more than separators. Days and times are Korea's. */
export interface Dates {
  /** `2026. 11. 21.` */
  date: (instant: string | number | Date) => string
  /** `2026년 11월` */
  month: (instant: string | number | Date) => string
  /** `11월 21일`, where the year is clear and the space narrow. */
  monthDay: (instant: string | number | Date) => string
  /** `10:42` */
  time: (instant: string | number | Date) => string
  /** An instant to come, `Wed, Nov 25, 14:30`. */
  appointment: (instant: string | number | Date) => string
  /** `Wed`, of a date in Korea. */
  weekday: (instant: string | number | Date) => string
}

/** Korea has no summer time. */
const SEOUL_OFFSET = 9 * 3_600_000

/** Writes dates of a language that the platform does not know. */
export function carriedDatesOf(data: DateTexts): Dates {
  const dated = (text: string, instant: string | number | Date) => {
    const day = new Date(new Date(instant).getTime() + SEOUL_OFFSET)
    return filled(text, {
      y: String(day.getUTCFullYear()),
      d: String(day.getUTCDate()),
      dd: twoDigits(day.getUTCDate()),
      w: data.weekdays[day.getUTCDay()] ?? '',
      h: twoDigits(day.getUTCHours()),
      m: twoDigits(day.getUTCMinutes()),
    })
  }
  const byMonth = (texts: readonly string[]) => (instant: string | number | Date) =>
    dated(texts[new Date(new Date(instant).getTime() + SEOUL_OFFSET).getUTCMonth()] ?? '', instant)
  return {
    date: byMonth(data.date),
    month: byMonth(data.month),
    monthDay: byMonth(data.monthDay),
    time: (instant) => dated(data.time, instant),
    appointment: byMonth(data.appointment),
    weekday: (instant) => dated('{w}', instant),
  }
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

const filled = (text: string, values: Record<string, string>) =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
