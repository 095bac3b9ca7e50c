import { Trans } from '@lingui/react/macro'
import { LinkButton } from '../../ui/button/button.tsx'

/** Link to the job search for empty screens. */
export function FindJobs() {
  return (
    <LinkButton to="/recruitInfo" variant="light">
      <Trans>Find jobs</Trans>
    </LinkButton>
  )
}
