import { useLingui } from '@lingui/react'
import { localeOf } from '../../reference/interface-languages.ts'

/** Eleven digits as 3-4-4; other lengths stay as they are. */
export const phoneNumber = (digits: string) => digits.replace(/^(\d{3})(\d{4})(\d{4})$/, '$1-$2-$3')

/** The last moment of a period: one that ends at midnight is displayed as ending on the day before. */
export const lastMoment = (end: string): number => Date.parse(end) - 1

/** Amounts look the same in every language, so that they can be compared with Korean contracts and pay slips. */
const WITH_COMMAS = 'en'
const SEOUL = 'Asia/Seoul'
const DAY = 86_400_000

/** Formats numbers, dates and distances in one language. Days are days in Korea, wherever the reader is. */
export interface Format {
  /** `2,750,000` */
  number: (value: number) => string
  /** `12K` from 12,345, for narrow places. */
  compact: (value: number) => string
  /** `+27%` from 0.27; no sign at zero. */
  signedPercent: (ratio: number) => string
  /** `27%` from 0.27. */
  percent: (ratio: number) => string
  /** `12 km`, or as the language writes it. */
  kilometres: (value: number) => string
  /** `2026. 11. 21.` */
  date: (instant: string | number | Date) => string
  /** `11월 21일`, where the year is clear and the space narrow. */
  monthDay: (instant: string | number | Date) => string
  /** `10:42` */
  time: (instant: string | number | Date) => string
  /** An instant to come, `Wed, Nov 25, 14:30`. */
  appointment: (instant: string) => string
  /** Today, 1 day ago, 2 days ago … */
  daysAgo: (instant: string | number | Date) => string
  /** `오늘 10:42`; on other days the date in place of "today". */
  moment: (instant: string | number | Date) => string
}

const seoulDay = (instant: string | number | Date) =>
  Math.floor((new Date(instant).getTime() + 9 * 3_600_000) / DAY)

/** Whole days in Korea between an instant and now; never negative, so that a clock running behind shows today. */
export const daysSince = (instant: string | number | Date, now: number = Date.now()) =>
  Math.max(0, seoulDay(now) - seoulDay(instant))

type Numbers = Pick<Format, 'number' | 'compact' | 'percent' | 'signedPercent' | 'kilometres'>

function numbersOf(locale: string): Numbers {
  const number = new Intl.NumberFormat(WITH_COMMAS)
  const compact = whenUsed(() => new Intl.NumberFormat(locale, { notation: 'compact' }))
  const percent = whenUsed(() => new Intl.NumberFormat(locale, { style: 'percent' }))
  const signed = whenUsed(
    () => new Intl.NumberFormat(locale, { style: 'percent', signDisplay: 'exceptZero' }),
  )
  const kilometres = whenUsed(() => new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilometer' }))
  return {
    number: (value) => number.format(value),
    compact: (value) => compact().format(value),
    percent: (ratio) => percent().format(ratio),
    signedPercent: (ratio) => signed().format(ratio),
    kilometres: (value) => kilometres().format(value),
  }
}

function createFormat(locale: string): Format {
  const date = whenUsed(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: SEOUL }))
  const monthDay = whenUsed(
    () => new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: SEOUL }),
  )
  const time = whenUsed(
    () =>
      new Intl.DateTimeFormat(locale, {
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
        timeZone: SEOUL,
      }),
  )
  const appointment = whenUsed(
    () =>
      new Intl.DateTimeFormat(locale, {
        weekday: 'short',
        month: 'short',
        day: 'numeric',
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
        timeZone: SEOUL,
      }),
  )
  const today = whenUsed(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }))
  const ago = whenUsed(() => new Intl.RelativeTimeFormat(locale, { numeric: 'always' }))
  const sentence = (text: string) => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)
  const daysAgo = (instant: string | number | Date) => {
    const days = daysSince(instant)
    return sentence(days === 0 ? today().format(0, 'day') : ago().format(-days, 'day'))
  }
  return {
    ...numbersOf(locale),
    date: (instant) => date().format(new Date(instant)),
    monthDay: (instant) => monthDay().format(new Date(instant)),
    time: (instant) => time().format(new Date(instant)),
    appointment: (instant) => appointment().format(new Date(instant)),
    daysAgo,
    moment: (instant) =>
      `${daysSince(instant) === 0 ? daysAgo(instant) : date().format(new Date(instant))} ${time().format(new Date(instant))}`,
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
  const known = formats.get(code)
  if (known) return known
  const made = createFormat(localeOf(code))
  formats.set(code, made)
  return made
}

export function useFormat(): Format {
  return formatOf(useLingui().i18n.locale)
}
