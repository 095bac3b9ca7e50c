import { pluralRulesOf } from './whole-numbers.ts'

/** How a language writes a number of something; `{n}` stands for the number. */
export interface DistanceTexts {
  today: string
  /** By plural category. */
  daysAgo: Readonly<Record<string, string>>
  /** By plural category. */
  kilometres: Readonly<Record<string, string>>
  percent: string
}

export interface Distances {
  /** Today, 1 day ago, 2 days ago … */
  daysBefore: (days: number) => string
  /** `12 km`, or as the language writes it. */
  kilometres: (value: number) => string
  /** `27%` from 0.27. */
  percent: (ratio: number) => string
  /** `+27%` from 0.27; no sign at zero. */
  signedPercent: (ratio: number) => string
}

/**
 * From what the catalogue carries (build/locale-data.ts). The platform's own formats take a phone longer to make than the screen
 * that shows them; plural rules do not.
 */
export function carriedDistancesOf(texts: DistanceTexts, code: string): Distances {
  const plural = pluralRulesOf(code)
  const counted = (forms: Readonly<Record<string, string>>, value: number) =>
    filled(forms[plural.select(value)] ?? forms['other'] ?? '', value)
  const percent = (ratio: number, plus: string) => {
    const whole = Math.round(Math.abs(ratio) * 100)
    const sign = whole === 0 ? '' : ratio < 0 ? '-' : plus
    return filled(texts.percent, sign + whole)
  }
  return {
    daysBefore: (days) => (days === 0 ? texts.today : counted(texts.daysAgo, days)),
    kilometres: (value) => counted(texts.kilometres, value),
    percent: (ratio) => percent(ratio, ''),
    signedPercent: (ratio) => percent(ratio, '+'),
  }
}

const filled = (text: string, value: number | string) => text.replace('{n}', String(value))

/** As the platform writes them. */
export function platformDistancesOf(locale: string): Distances {
  const days = (numeric: 'auto' | 'always', value: number) =>
    new Intl.RelativeTimeFormat(locale, { numeric }).format(-value, 'day')
  const numbers = (options: Intl.NumberFormatOptions) => (value: number) =>
    new Intl.NumberFormat(locale, options).format(value)
  return {
    daysBefore: (value) => days(value === 0 ? 'auto' : 'always', value),
    kilometres: numbers({ style: 'unit', unit: 'kilometer' }),
    percent: numbers({ style: 'percent' }),
    signedPercent: numbers({ style: 'percent', signDisplay: 'exceptZero' }),
  }
}
