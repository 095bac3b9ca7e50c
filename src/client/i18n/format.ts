import { useLingui } from '@lingui/react'
import { dateOptions } from '../../reference/date-options.ts'
import { localeOf } from '../../reference/interface-languages.ts'
import type { Dates } from './carried-dates.ts'
import { carriedDistancesOf, type Distances, platformDistancesOf } from './distances.ts'
import { localeDataOf, type LocaleData } from './locale-data.ts'
import { withCommas } from './whole-numbers.ts'

/** Korean numbers as they are read out: `010-1234-5678`, `031-498-1234`, `1588-1234`; others stay as they are. */
export const phoneNumber = (digits: string): string =>
  /^(02|050\d(?=\d{7,8}$)|0\d{2}|1\d{3})(\d{3,4})?(\d{4})$/
    .exec(digits)
    ?.slice(1)
    .filter((part) => part !== undefined)
    .join('-') ?? digits

/** The last moment of a period: one that ends at midnight is displayed as ending on the day before. */
export const lastMoment = (end: string): number => Date.parse(end) - 1

const SEOUL = 'Asia/Seoul'
const DAY = 86_400_000

/** Formats numbers, dates and distances in one language. Days are days in Korea, wherever the reader is. */
export interface Format extends Dates, Omit<Distances, 'daysBefore'> {
  /** `2,750,000` */
  number: (value: number) => string
  /** Today, 1 day ago, 2 days ago … */
  daysAgo: (instant: string | number | Date) => string
  /** `2026. 11. 21. 10:42`, where the text outlives the day: print and files. */
  dateTime: (instant: string | number | Date) => string
  /** `오늘 10:42`; on other days the date in place of "today". */
  moment: (instant: string | number | Date) => string
}

const seoulDay = (instant: string | number | Date) =>
  Math.floor((new Date(instant).getTime() + 9 * 3_600_000) / DAY)

/** Whole days in Korea between an instant and now; never negative, so that a clock running behind shows today. */
export const daysSince = (instant: string | number | Date, now: number = Date.now()) =>
  Math.max(0, seoulDay(now) - seoulDay(instant))

/** At most three decimals. Without `Intl.NumberFormat`, of which the first takes a phone as long as drawing a screen. */
const number = (value: number) => withCommas(Number(value.toFixed(3)))

/** As the platform writes them. */
function platformDatesOf(locale: string): Dates {
  const written = (options: Intl.DateTimeFormatOptions) => {
    const format = whenUsed(() => new Intl.DateTimeFormat(locale, { ...options, timeZone: SEOUL }))
    return (instant: string | number | Date) => format().format(new Date(instant))
  }
  const { date, monthDay } = dateOptions(locale)
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  return {
    date: written(date),
    month: written({ year: 'numeric', month: 'long' }),
    monthDay: written(monthDay),
    time: written(time),
    weekday: written({ weekday: 'short' }),
    appointment: written({ weekday: 'short', ...monthDay, ...time }),
  }
}

function createFormat(code: string, carried: LocaleData): Format {
  const locale = localeOf(code)
  const dates = carried.dates ?? platformDatesOf(locale)
  const { daysBefore, ...distances } = carried.distances
    ? carriedDistancesOf(carried.distances, code)
    : platformDistancesOf(locale)
  const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
  const daysAgo = (instant: string | number | Date) => sentence(daysBefore(daysSince(instant)))
  return {
    number,
    ...distances,
    ...dates,
    month: (instant) => sentence(dates.month(instant)),
    weekday: (instant) => sentence(dates.weekday(instant)),
    daysAgo,
    dateTime: (instant) => `${dates.date(instant)} ${dates.time(instant)}`,
    moment: (instant) =>
      `${daysSince(instant) === 0 ? daysAgo(instant) : dates.date(instant)} ${dates.time(instant)}`,
  }
}

/** Creates the formatter at its first use: few screens use all of them. */
function whenUsed<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}

const formats = new Map<string, Format>()

/** Creating an Intl formatter costs more than using it a thousand times: one set per language. */
export function formatOf(locale: string): Format {
  const code = locale === 'pseudo' ? 'en' : locale
  const carried = localeDataOf(code)
  // A catalogue may arrive after the first use.
  const key = `${code} ${Object.keys(carried).join(' ')}`
  const known = formats.get(key)
  if (known) return known
  const made = createFormat(code, carried)
  formats.set(key, made)
  return made
}

export function useFormat(): Format {
  return formatOf(useLingui().i18n.locale)
}
