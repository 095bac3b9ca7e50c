import { Trans, useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import { SearchIcon } from '../../ui/icon/icons.tsx'

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
