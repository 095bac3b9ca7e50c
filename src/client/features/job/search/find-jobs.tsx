import { Trans } from '@lingui/react/macro'
import { LinkButton } from '../../../ui/button/button.tsx'

/** Where nothing is, the way to the job board. */
export function FindJobs() {
  return (
    <LinkButton to="/recruitInfo" variant="light">
      <Trans>Find jobs</Trans>
    </LinkButton>
  )
}
