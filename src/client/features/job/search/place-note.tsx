import { Trans } from '@lingui/react/macro'
import { Button, Group, Text } from '@mantine/core'
import { useMyPlace } from '../../../entities/place/my-place.ts'
import { usePlaceName } from '../../../entities/place/use-place-name.ts'
import { districtName } from '../../../entities/region/region-names.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { EmptyState } from '../../../ui/page/states.tsx'
import type { GoToSearch, JobSearch } from './job-search.ts'
import { useOriginRegion } from './use-origin-region.ts'

interface PlaceNoteProps {
  search: JobSearch
  go: GoToSearch
}

const openPlace = ({ search, go }: PlaceNoteProps) => go({ ...search, open: 'place' }, { replace: true })

/** Where the distances of the list begin, and the way to change it. */
export function PlaceNote({ search, go }: PlaceNoteProps) {
  const place = useMyPlace()
  const placeName = usePlaceName(place)
  const origin = useOriginRegion(search)
  const langCode = useLanguage()
  const name = origin ? districtName(origin, langCode) : placeName
  const isElsewhere = search.near !== undefined
  if (!origin && !isElsewhere && !place) return null
  return (
    <Group gap="0 var(--space-12)" pb="xs" px={{ base: 'edge', sm: 0 }}>
      <Text size="sm" c="dimmed">
        {origin || !isElsewhere ? (
          <Trans>Distances are in a straight line from: {name}</Trans>
        ) : (
          <Trans>Nearest to the place you chose on the map.</Trans>
        )}
      </Text>
      {!origin && !isElsewhere && (
        <Button variant="subtle" size="sm" px={0} onClick={() => openPlace({ search, go })}>
          <Trans>Change place</Trans>
        </Button>
      )}
    </Group>
  )
}

/** Shown instead of a list by distance while this device has no place. */
export function PlaceNeeded({ search, go }: PlaceNoteProps) {
  return (
    <EmptyState
      title={<Trans>Where are you?</Trans>}
      action={
        <Button variant="light" onClick={() => openPlace({ search, go })}>
          <Trans>Set my place</Trans>
        </Button>
      }
    >
      <Trans>The nearest jobs are shown once you set a place.</Trans>
    </EmptyState>
  )
}
