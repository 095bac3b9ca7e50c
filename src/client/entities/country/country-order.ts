import { type Country, SENDING_COUNTRIES } from '../../../contract/place/country.ts'
import { languages } from '../../i18n/languages.ts'
import { countryName } from './countries-query.ts'

const isSending = ({ countryIsoCode }: Country): boolean => SENDING_COUNTRIES.has(countryIsoCode)

/** The country whose language the reader reads: with some certainty their own. English is read by all. */
const homeOf = (readerLanguage: string): string | undefined =>
  readerLanguage === 'en' ? undefined : languages.find(({ code }) => code === readerLanguage)?.countryIsoCode

/**
 * Sorts the reader's country first, then the sending countries, then the others, each by name in the reader's language,
 * without Korea.
 */
export function sortCountries(countries: readonly Country[], readerLanguage: string): Country[] {
  const { compare } = new Intl.Collator(readerLanguage)
  const home = homeOf(readerLanguage)
  const rank = (country: Country) => (country.countryIsoCode === home ? 0 : isSending(country) ? 1 : 2)
  return countries
    .filter(({ countryIsoCode }) => countryIsoCode !== 'etc' && countryIsoCode !== 'kr')
    .toSorted(
      (a, b) => rank(a) - rank(b) || compare(countryName(a, readerLanguage), countryName(b, readerLanguage)),
    )
}

/** Whether the native, English or Korean name matches. */
export function countryMatches(
  country: Pick<Country, 'nameInNative' | 'nameInEnglish' | 'nameInKorean'>,
  text: string,
): boolean {
  const wanted = text.trim().toLocaleLowerCase()
  return [country.nameInNative, country.nameInEnglish, country.nameInKorean].some((name) =>
    name.toLocaleLowerCase().includes(wanted),
  )
}
