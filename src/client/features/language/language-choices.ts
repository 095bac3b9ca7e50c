import type { Country } from '../../../contract/place/country.ts'
import { languages } from '../../i18n/languages.ts'
import { sortCountries } from '../../entities/country/country-order.ts'
import { countryName } from '../../entities/country/countries-query.ts'

/** One flag of a grid: a language or a country. */
export interface FlagChoice {
  countryIsoCode: string
  langCode: string
  /** In the language itself. */
  name: string
  /** The country in the reader's language; absent where `name` says it all. */
  gloss?: string
  flagUrl: string
  /** By which it is found. */
  names: readonly string[]
}

const flagUrl = (countryIsoCode: string) => `/flags/${countryIsoCode}.svg`

/** The languages that the interface has, Korean and English among them. */
export const languageChoices: readonly FlagChoice[] = languages.map((language) => ({
  countryIsoCode: language.countryIsoCode,
  langCode: language.code,
  name: language.nameInNative,
  flagUrl: flagUrl(language.countryIsoCode),
  names: [language.nameInNative],
}))

/** Where somebody may be from: all countries but Korea, those that most workers come from first. */
export function countryChoices(countries: readonly Country[], readerLanguage: string): FlagChoice[] {
  const nameOf = (country: Country) => countryName(country, readerLanguage)
  return sortCountries(countries, readerLanguage).map((country) => ({
    countryIsoCode: country.countryIsoCode,
    langCode: country.langCode,
    name: country.nameInNative,
    ...(nameOf(country) === country.nameInNative ? {} : { gloss: nameOf(country) }),
    flagUrl: country.flagImgUrl,
    names: [country.nameInNative, country.nameInEnglish, country.nameInKorean],
  }))
}

export function matches(choice: Pick<FlagChoice, 'names'>, text: string): boolean {
  const wanted = text.trim().toLocaleLowerCase()
  return choice.names.some((name) => name.toLocaleLowerCase().includes(wanted))
}
