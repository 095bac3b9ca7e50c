import { Trans } from '@lingui/react/macro'
import { useMyPlace } from '../../../entities/place/my-place.ts'
import { usePlaceName } from '../../../entities/place/use-place-name.ts'
import { ButtonLink } from '../../../ui/link.tsx'
import { LocateIcon } from '../../../ui/icon/icons.tsx'
import { HomeRow } from './home-row.tsx'

/** Leads to the jobs nearest to the reader's place, and asks for it the first time. */
export function NearRow() {
  const place = useMyPlace()
  const name = usePlaceName(place)
  return (
    <HomeRow
      icon={LocateIcon}
      title={<Trans>Jobs near you</Trans>}
      note={place ? <Trans>Distance from {name}</Trans> : <Trans>See which jobs are close to you</Trans>}
      action={
        <ButtonLink
          to="/recruitInfo"
          search={{ sort: 'distance', ...(place ? {} : { open: 'place' }) }}
          variant="light"
          size="sm"
        >
          <Trans>Show</Trans>
        </ButtonLink>
      }
    />
  )
}
