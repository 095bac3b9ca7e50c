import { type Country, listCountries } from '../../../contract/country.ts'
import { reading } from '../../api/query-for.ts'

const WEEK = 7 * 86_400_000

export const countries = () => reading(listCountries, {}, { shared: true, staleTime: WEEK })

export const countryName = (
  country: Pick<Country, 'nameInKorean' | 'nameInEnglish'>,
  readerLanguage: string,
): string => (readerLanguage === 'ko' ? country.nameInKorean : country.nameInEnglish)
