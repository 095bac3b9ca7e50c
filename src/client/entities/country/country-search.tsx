import { Trans, useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { type KeyboardEvent, useMemo } from 'react'
import { SearchIcon } from '../../ui/icon/icons.tsx'
import { useQuery } from '@tanstack/react-query'
import type { Country } from '../../../contract/place/country.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { sortCountries } from './country-order.ts'
import { countries, countryName } from './countries-query.ts'
import { Flag } from './flag.tsx'

interface CountrySearchProps {
  text: string
  onText: (text: string) => void
  onKeyDown?: (event: KeyboardEvent) => void
}

/** Search field for the list of countries. */
export function CountrySearch({ text, onText, onKeyDown }: CountrySearchProps) {
  const { t } = useLingui()
  return (
    <TextInput
      label={<Trans>Find a country</Trans>}
      type="search"
      enterKeyHint="done"
      value={text}
      onChange={(event) => onText(event.currentTarget.value)}
      onKeyDown={onKeyDown}
      placeholder={t`Name of the country`}
      rightSection={<SearchIcon size={20} />}
    />
  )
}

export function NoSuchCountry() {
  return (
    <p role="status">
      <Trans>No matching country. Try its English or Korean name.</Trans>
    </p>
  )
}

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

/** Flag, native name, and the name in the reader's language. */
export function CountryLine({ country, name }: { country: Country; name: string }) {
  return (
    // Not of Mantine: there are two hundred.
    <span style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
      <Flag countryIsoCode={country.countryIsoCode} src={country.flagImgUrl} />
      <span>
        <bdi lang={country.langCode}>{country.nameInNative}</bdi>
        {name !== country.nameInNative && (
          <span style={{ color: 'var(--dim)', fontWeight: 400 }}> {name}</span>
        )}
      </span>
    </span>
  )
}
