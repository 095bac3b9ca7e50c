import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { datesOf, distancesOf, languagesOf, regionsOf } from '../../../src/build/locale-data.ts'
import { formatOf } from '../../../src/client/i18n/format.ts'
import { carriedDatesOf } from '../../../src/client/i18n/carried-dates.ts'
import { keepLocaleData } from '../../../src/client/i18n/locale-data.ts'
import { languageName } from '../../../src/client/i18n/language-name.ts'
import { regionName } from '../../../src/client/i18n/region-name.ts'
import { interfaceLanguages } from '../../../src/reference/interface-languages.ts'

const CODES = interfaceLanguages.map(({ code }) => code).filter((code) => code !== 'en')
/** Every month, every weekday, and the ends of days and years in Korea. */
const INSTANTS = Array.from({ length: 40 }, (_, index) =>
  new Date(Date.UTC(2026, index % 12, 1 + index * 8, (index * 5) % 24, index)).toISOString(),
)
const DISTANCES = [1, 2, 3, 5, 11, 21, 102]

const written = (code: string) => {
  const format = formatOf(code)
  return {
    dates: INSTANTS.map((at) => [
      format.date(at),
      format.month(at),
      format.monthDay(at),
      format.time(at),
      format.appointment(at),
    ]),
    distances: DISTANCES.map(format.kilometres),
    days: DISTANCES.map((days) => format.daysAgo(Date.now() - days * 86_400_000)),
    today: format.daysAgo(Date.now()),
    percentages: [0, 0.004, 0.27, -0.08, 1.5].flatMap((ratio) => [
      format.percent(ratio),
      format.signedPercent(ratio),
    ]),
    languages: ['ko', 'zh', 'fil', 'si', 'ky'].map((language) => languageName(language, code)),
    countries: ['VN', 'mm', 'np', 'la'].map((country) => regionName(country, code)),
  }
}

/** As Chromium answers for Uzbek: in English, although it says that it supports the language. */
class InEnglish {
  static supportedLocalesOf = (locale: string) => [locale]
  format = () => 'today'
}

/** As Chromium answers for other languages that its own interface does not have: in the phone's language. */
class InVietnamese {
  static supportedLocalesOf = () => []
  format = () => 'Hôm nay'
}

function Unusable(): never {
  throw new Error('dates and names of the platform were used')
}

const answerWith = (RelativeTimeFormat: typeof InEnglish | typeof InVietnamese) =>
  vi.stubGlobal('Intl', {
    NumberFormat: Intl.NumberFormat,
    PluralRules: Intl.PluralRules,
    RelativeTimeFormat,
    DateTimeFormat: Unusable,
    DisplayNames: Unusable,
  })

/** Spaces and hyphens that do not break are as good. */
const breaking = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value)
      .replaceAll(/[\u00a0\u202f]/g, ' ')
      .replaceAll('\u2011', '-'),
  )

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-21T14:30:00Z') }))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('A platform without data of a language', () => {
  const platforms = [
    ['in English', InEnglish],
    ['in Vietnamese', InVietnamese],
  ] as const
  describe.each(platforms)('that answers %s', (_, platform) => {
    test.each(CODES)('writes %s like one that has them, with what the catalogue carries', (code) => {
      const expected = written(code)
      // These are not as CLDR has them.
      if (code === 'uz')
        expected.languages = ['koreyscha', 'xitoycha', 'filipincha', 'singalcha', 'qirgʻizcha']
      const carried = {
        dates: carriedDatesOf(datesOf(code)),
        distances: distancesOf(code),
        regions: regionsOf(code),
        languages: languagesOf(code),
      }
      answerWith(platform)
      keepLocaleData(code, carried)
      expect(breaking(written(code))).toEqual(breaking(expected))
    })
  })
})

test('A date does not come apart at a hyphen, and Uzbek names of languages have one form', () => {
  expect(datesOf('mn').monthDay[10]).toBe('11\u2011р сарын {d}')
  expect(languagesOf('uz')).toMatchObject({
    ko: 'koreyscha',
    zh: 'xitoycha',
    vi: 'vyetnamcha',
    uz: 'oʻzbekcha',
  })
})
