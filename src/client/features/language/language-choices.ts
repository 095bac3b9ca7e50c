import type { Country } from '../../../contract/place/country.ts'
import { isLanguageCode, languages } from '../../i18n/languages.ts'
import { sortCountries } from '../../entities/country/country-order.ts'
import { countryName } from '../../entities/country/countries-query.ts'

/** A choice of the grid. */
export interface LanguageChoice {
  countryIsoCode: string
  langCode: string
  /** Name in the language itself, such as `Tiếng Việt`; else the country's name. */
  name: string
  /** The country's name in the reader's language, if it differs from `name`. */
  gloss?: string
  flagUrl: string
  /** Names that the search matches. */
  names: readonly string[]
}

/**
 * Excluded from the grid (specification, change of language): not a country, or covered by the two languages
 * above.
 */
const EXCLUDED = new Set(['etc', 'kr', 'us', 'gb', 'ca', 'au'])

const flagUrl = (countryIsoCode: string) => `/flags/${countryIsoCode}.svg`

/** Languages of the interface, including Korean and English. */
export const interfaceChoices: readonly LanguageChoice[] = languages.map((language) => ({
  countryIsoCode: language.countryIsoCode,
  langCode: language.code,
  name: language.nameInNative,
  flagUrl: flagUrl(language.countryIsoCode),
  names: [language.nameInNative],
}))

/** The other countries, with those that send workers first. */
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

/** The choice stored on this device, or else the interface's language. */
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

/** Name of a language in itself, such as `Tiếng Việt`; its code if the browser does not know it. */
export function nativeName(langCode: string): string {
  try {
    return new Intl.DisplayNames([langCode], { type: 'language' }).of(langCode) ?? langCode
  } catch {
    return langCode
  }
}

export const isSpokenHere = (langCode: string): boolean => isLanguageCode(langCode)
