import { Trans } from '@lingui/react/macro'
import { ButtonLink } from '../../ui/link.tsx'

/** Link to the job search for empty screens. */
export function FindJobs() {
  return (
    <ButtonLink to="/recruitInfo" variant="light">
      <Trans>Find jobs</Trans>
    </ButtonLink>
  )
}
