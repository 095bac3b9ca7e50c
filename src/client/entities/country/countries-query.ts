import { type Country, listCountries } from '../../../contract/place/country.ts'
import { countryNameIn } from '../../../reference/name-in.ts'
import { queryFor } from '../../api/query-for.ts'

const WEEK = 7 * 86_400_000

export const countries = () => queryFor(listCountries, {}, { shared: true, staleTime: WEEK })

export const countryName = (
  { countryIsoCode, nameInKorean, nameInEnglish }: Country,
  readerLanguage: string,
): string => countryNameIn({ code: countryIsoCode, name: nameInKorean, nameInEnglish }, readerLanguage)
