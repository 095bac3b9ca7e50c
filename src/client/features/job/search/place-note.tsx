import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useMyPlace } from '../../../entities/place/my-place.ts'
import { usePlaceName } from '../../../entities/place/use-place-name.ts'
import { districtName } from '../../../entities/region/region-names.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { EmptyState } from '../../../ui/page/states.tsx'
import type { GoToSearch, JobSearch } from './job-search.ts'
import classes from './place-note.module.css'
import { useOriginRegion } from './use-origin-region.ts'

interface PlaceNoteProps {
  search: JobSearch
  go: GoToSearch
}

const openPlace = ({ search, go }: PlaceNoteProps) => go({ ...search, open: 'place' }, { replace: true })

/** Where the distances of the list begin, and the way to change it. */
export function PlaceNote({ search, go }: PlaceNoteProps) {
  const place = useMyPlace()
  const name = usePlaceName(place)
  const origin = useOriginRegion(search)
  const langCode = useLanguage()
  if (origin)
    return (
      <p className={classes.note}>
        <FromPlace name={districtName(origin, langCode)} />
      </p>
    )
  if (search.near !== undefined)
    return (
      <p className={classes.note}>
        <Trans>Nearest to the place you chose on the map.</Trans>
      </p>
    )
  if (!place) return null
  return (
    <p className={classes.note}>
      <span>
        <FromPlace name={name} />
      </span>
      <button type="button" className={classes.change} onClick={() => openPlace({ search, go })}>
        <Trans>Change place</Trans>
      </button>
    </p>
  )
}

const FromPlace = ({ name }: { name: string }) => <Trans>Distances are in a straight line from: {name}</Trans>

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
