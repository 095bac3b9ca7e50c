import type { Country } from '../../../contract/place/country.ts'
import { countryName } from './countries-query.ts'

/** Those that send workers to Korea under the Employment Permit System (Ministry of Employment and Labor): most are from one. */
const SENDING = new Set([
  'vn',
  'ph',
  'th',
  'mn',
  'id',
  'lk',
  'cn',
  'uz',
  'pk',
  'kh',
  'np',
  'mm',
  'kg',
  'bd',
  'tl',
  'la',
  'tj',
])

/** The sending countries first, both parts by their names in the reader's language; Korea is not among them. */
export function inOrder(countries: readonly Country[], readerLanguage: string): Country[] {
  const { compare } = new Intl.Collator(readerLanguage)
  const rank = ({ countryIsoCode }: Country) => (SENDING.has(countryIsoCode) ? 0 : 1)
  return countries
    .filter(({ countryIsoCode }) => countryIsoCode !== 'etc' && countryIsoCode !== 'kr')
    .toSorted(
      (a, b) => rank(a) - rank(b) || compare(countryName(a, readerLanguage), countryName(b, readerLanguage)),
    )
}

/** By its native, English and Korean name. */
export function countryMatches(
  country: Pick<Country, 'nameInNative' | 'nameInEnglish' | 'nameInKorean'>,
  text: string,
): boolean {
  const wanted = text.trim().toLocaleLowerCase()
  return [country.nameInNative, country.nameInEnglish, country.nameInKorean].some((name) =>
    name.toLocaleLowerCase().includes(wanted),
  )
}
