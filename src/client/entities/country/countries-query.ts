import { type Country, listCountries } from '../../../contract/place/country.ts'
import { nameIn, readsKorean } from '../../../reference/name-in.ts'
import { regionName } from '../../i18n/region-name.ts'
import { queryFor } from '../../api/query-for.ts'

const WEEK = 7 * 86_400_000

export const countries = () => queryFor(listCountries, {}, { shared: true, staleTime: WEEK })

/** The country's name for a reader of any language; `etc` and the like have no name beyond Korean and English. */
export function countryName(
  {
    countryIsoCode,
    nameInKorean,
    nameInEnglish,
  }: Pick<Country, 'countryIsoCode' | 'nameInKorean' | 'nameInEnglish'>,
  readerLanguage: string,
): string {
  const inData = nameIn({ name: nameInKorean, nameInEnglish }, readerLanguage)
  if (readsKorean(readerLanguage) || readerLanguage === 'en') return inData
  return regionName(countryIsoCode, readerLanguage) ?? inData
}
