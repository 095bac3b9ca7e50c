import type { Country } from '../../../contract/place/country.ts'
import { isLanguageCode, languages } from '../../i18n/languages.ts'
import { sortCountries } from '../../entities/country/country-order.ts'
import { countryName } from '../../entities/country/countries-query.ts'

/** One flag of the grid. */
export interface LanguageChoice {
  countryIsoCode: string
  langCode: string
  /** In the language itself: `Tiếng Việt` for a language of the interface, else the country's name. */
  name: string
  /** The country in the reader's language; absent where `name` says it all. */
  gloss?: string
  flagUrl: string
  /** By which it is found. */
  names: readonly string[]
}

/** Left out of the grid (specification, change of language): no country, or spoken for by the two entries above it. */
const EXCLUDED = new Set(['etc', 'kr', 'us', 'gb', 'ca', 'au'])

const flagUrl = (countryIsoCode: string) => `/flags/${countryIsoCode}.svg`

/** The languages that the interface has, Korean and English among them. */
export const interfaceChoices: readonly LanguageChoice[] = languages.map((language) => ({
  countryIsoCode: language.countryIsoCode,
  langCode: language.code,
  name: language.nameInNative,
  flagUrl: flagUrl(language.countryIsoCode),
  names: [language.nameInNative],
}))

/** The countries of the grid, those that most workers come from first; those already among the languages are left out. */
export function countryChoices(countries: readonly Country[], readerLanguage: string): LanguageChoice[] {
  const taken = new Set(interfaceChoices.map((choice) => choice.countryIsoCode))
  const nameOf = (country: Country) => countryName(country, readerLanguage)
  return sortCountries(countries, readerLanguage)
    .filter(({ countryIsoCode }) => !EXCLUDED.has(countryIsoCode) && !taken.has(countryIsoCode))
    .map((country) => ({
      countryIsoCode: country.countryIsoCode,
      langCode: country.langCode,
      name: country.nameInNative,
      ...(nameOf(country) === country.nameInNative ? {} : { gloss: nameOf(country) }),
      flagUrl: country.flagImgUrl,
      names: [country.nameInNative, country.nameInEnglish, country.nameInKorean],
    }))
}

/** The entry that stands for what was chosen on this device, else for the language of the screen. */
export function currentChoice(
  choices: readonly LanguageChoice[],
  chosen: { langCode: string | null; countryIsoCode: string | null },
  screenLanguage: string,
): LanguageChoice | undefined {
  const { langCode, countryIsoCode } = chosen
  return (
    choices.find((choice) => choice.countryIsoCode === countryIsoCode && choice.langCode === langCode) ??
    choices.find((choice) => choice.langCode === langCode) ??
    choices.find((choice) => choice.langCode === screenLanguage)
  )
}

export function matches(choice: Pick<LanguageChoice, 'names'>, text: string): boolean {
  const wanted = text.trim().toLocaleLowerCase()
  return choice.names.some((name) => name.toLocaleLowerCase().includes(wanted))
}

/** A language's own name for itself, such as `Tiếng Việt`; its code where the browser knows none. */
export function nativeName(langCode: string): string {
  try {
    return new Intl.DisplayNames([langCode], { type: 'language' }).of(langCode) ?? langCode
  } catch {
    return langCode
  }
}

export const isSpokenHere = (langCode: string): boolean => isLanguageCode(langCode)
