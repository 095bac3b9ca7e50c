import { type Country, listCountries } from '../../../contract/place/country.ts'
import { queryFor } from '../../api/query-for.ts'

const WEEK = 7 * 86_400_000

export const countries = () => queryFor(listCountries, {}, { shared: true, staleTime: WEEK })

export const countryName = (
  country: Pick<Country, 'nameInKorean' | 'nameInEnglish'>,
  readerLanguage: string,
): string => (readerLanguage === 'ko' ? country.nameInKorean : country.nameInEnglish)
