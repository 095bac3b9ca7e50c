import { useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { SearchIcon } from '../../ui/icon/icons.tsx'

/** Filters the regions of a sheet while typing. */
export function RegionSearchField({ text, onText }: { text: string; onText: (text: string) => void }) {
  const { t } = useLingui()
  return (
    <TextInput
      variant="filled"
      flex="none"
      mb="sm"
      mx={{ base: 'edge', sm: 'xl' }}
      leftSection={<SearchIcon size={22} />}
      aria-label={t`City, county or district`}
      type="search"
      autoComplete="off"
      placeholder={t`City, county or district`}
      value={text}
      onChange={(event) => onText(event.currentTarget.value)}
    />
  )
}
