import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLanguage } from '../../i18n/use-language.ts'
import { CountryLine } from './country-line.tsx'
import { sortCountries } from './country-order.ts'
import { countries, countryName } from './countries-query.ts'

/** The countries as choices, in the reader's order. `content` is memoized, because there are two hundred. */
export function useCountryRows() {
  const language = useLanguage()
  const result = useQuery(countries())
  const rows = useMemo(
    () =>
      sortCountries(result.data?.data ?? [], language).map((country) => ({
        country,
        value: country.countryIsoCode,
        content: <CountryLine country={country} name={countryName(country, language)} />,
      })),
    [result.data, language],
  )
  return { rows, isPending: result.isPending, refetch: result.refetch }
}
