import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { DateTexts } from '../client/i18n/carried-dates.ts'
import type { DistanceTexts } from '../client/i18n/distances.ts'
import { dateOptions } from '../reference/date-options.ts'
import { interfaceLanguages, localeOf } from '../reference/interface-languages.ts'
import help from '../reference/help.json' with { type: 'json' }
import countries from '../reference/countries.json' with { type: 'json' }

/**
 * Languages of Chromium's own interface. Of others it has neither names of months nor of countries and languages, and writes them in
 * English; Firefox and Safari know all languages.
 */
const CHROMIUM = new Set(
  (
    'af am ar as az be bg bn bs ca cs cy da de el en es et eu fa fi fil fr gl gu he hi hr hu hy id is it ja ka kk kn ko ' +
    'ky lo lt lv mk ml mr ms nb nl or pa pl pt ro ru si sk sl sq sr sv sw ta te th tl tr uk ur vi zh zu'
  ).split(' '),
)

const CATALOGUE = /locales\/([a-z]+)\/(messages|members|rights)\.po$/

const CARRIED_DATES = join(import.meta.dirname, '../client/i18n/carried-dates.ts')

/**
 * Adds to the catalogues how their languages write distances, and to those of languages that Chromium does not know how they
 * write dates, countries and languages.
 */
export const localeData = (): Plugin => ({
  name: 'locale-data',
  enforce: 'post',
  transform: {
    filter: { id: CATALOGUE },
    handler(code, id) {
      const [, language = '', catalogue] = CATALOGUE.exec(id) ?? []
      if (language === 'pseudo') return null
      const distances = `export const distances = ${JSON.stringify(distancesOf(language))}`
      if (CHROMIUM.has(language)) return catalogue === 'messages' ? `${code}\n${distances}` : null
      if (catalogue === 'members') {
        const regions = JSON.stringify(regionsOf(language))
        const languages = JSON.stringify(namesOf(language, interfaceCodes))
        return `${code}\nexport const regions = ${regions}\nexport const languages = ${languages}`
      }
      if (catalogue === 'rights')
        return `${code}\nexport const languages = ${JSON.stringify(languagesOf(language))}`
      const data = JSON.stringify(datesOf(language))
      const dates = `carriedDatesOf(${data})`
      return `import { carriedDatesOf } from ${JSON.stringify(CARRIED_DATES)}\n${code}\n${distances}\nexport const dates = ${dates}`
    },
  },
})

const MONTHS = Array.from({ length: 12 }, (_, month) => month)
const WEEKDAYS = Array.from({ length: 7 }, (_, day) => day)
/** Together they are of all plural categories that a whole number may have. */
const NUMBERS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 11, 20, 21, 100]

/**
 * How a language writes dates, from Node's own data.
 * @throws Error if Node has none either: it was built without them
 */
export function datesOf(language: string): DateTexts {
  const locale = localeOf(language)
  if (Intl.DateTimeFormat.supportedLocalesOf(locale).length === 0)
    throw new Error(`this Node.js has no data of ${language}: use one with full ICU`)
  const { date, monthDay } = dateOptions(locale)
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  return {
    date: byMonth(locale, date),
    month: byMonth(locale, { year: 'numeric', month: 'long' }),
    monthDay: byMonth(locale, monthDay),
    appointment: byMonth(locale, { weekday: 'short', ...monthDay, ...time }),
    weekdays: WEEKDAYS.map((day) =>
      textOf(
        formatter(locale, { weekday: 'short', ...monthDay }).formatToParts(dayOf(1, day + 1)),
        'weekday',
      ),
    ),
    time: template(formatter(locale, time).formatToParts(dayOf(0, 1))),
  }
}

/** How a language writes days before today, kilometres and percentages, from Node's own data. */
export function distancesOf(language: string): DistanceTexts {
  const locale = localeOf(language)
  const relative = (numeric: 'auto' | 'always') => new Intl.RelativeTimeFormat(locale, { numeric })
  const kilometres = new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilometer' })
  return {
    today: relative('auto').format(0, 'day'),
    daysAgo: byPlural(locale, (value) => relative('always').formatToParts(-value, 'day')),
    kilometres: byPlural(locale, (value) => kilometres.formatToParts(value)),
    percent: withHole(new Intl.NumberFormat(locale, { style: 'percent' }).formatToParts(0.5)),
  }
}

/** Names of countries by upper-case code. */
export function regionsOf(language: string): Record<string, string> {
  const names = new Intl.DisplayNames(localeOf(language), { type: 'region', fallback: 'none' })
  const known = countries.map(({ code }) => [code, names.of(code)] as const)
  return Object.fromEntries(known.filter((entry): entry is [string, string] => entry[1] !== undefined))
}

const interfaceCodes = interfaceLanguages.map(({ code }) => code)

/** Names of the languages that somebody can be called in, by code. */
export const languagesOf = (language: string): Record<string, string> =>
  namesOf(language, new Set([...help.lines, ...help.centres].flatMap((entry) => entry.languages)))

function namesOf(language: string, codes: Iterable<string>): Record<string, string> {
  const names = new Intl.DisplayNames(localeOf(language), { type: 'language', fallback: 'none' })
  const known = Array.from(codes, (code) => [code, names.of(code)] as const)
  const named = known.filter((entry): entry is [string, string] => entry[1] !== undefined)
  return Object.fromEntries(language === 'uz' ? named.map(([code, name]) => [code, inUzbek(name)]) : named)
}

/** CLDR writes some names with the ending for a language and others without it, and oʻ with a quotation mark. */
const inUzbek = (name: string) => `${name.replaceAll('‘', 'ʻ').replace(/cha$/u, '')}cha`

/** February 2026 begins on a Sunday, and January's first day has one digit. */
const dayOf = (month: number, day: number) => new Date(Date.UTC(2026, month, day))

const formatter = (locale: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })

const NON_BREAKING_HYPHEN = '\u2011'

type Parts = readonly { type: string; value: string }[]

const textOf = (parts: Parts, wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? ''

const byMonth = (locale: string, options: Intl.DateTimeFormatOptions) =>
  MONTHS.map((month) => template(formatter(locale, options).formatToParts(dayOf(month, 1))))

const HOLES: Readonly<Record<string, string>> = { year: '{y}', weekday: '{w}', hour: '{h}', minute: '{m}' }

/** Of a date, whose parts do not come apart at a hyphen where a line ends. */
function template(parts: Parts): string {
  return parts
    .map(({ type, value }) => {
      if (type === 'day') return value === '01' ? '{dd}' : '{d}'
      return HOLES[type] ?? value.replaceAll('-', NON_BREAKING_HYPHEN)
    })
    .join('')
}

function byPlural(locale: string, partsOf: (value: number) => Parts): Record<string, string> {
  const rules = new Intl.PluralRules(locale)
  return Object.fromEntries(NUMBERS.map((value) => [rules.select(value), withHole(partsOf(value))]))
}

const withHole = (parts: Parts) =>
  parts.map(({ type, value }) => (type === 'integer' ? '{n}' : value)).join('')
