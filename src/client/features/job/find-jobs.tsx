import { Trans } from '@lingui/react/macro'
import { ActionLink } from '../../ui/link.tsx'

/** Link to the job search for empty screens. */
export function FindJobs() {
  return <ActionLink to="/recruitInfo" label={<Trans>Find jobs</Trans>} />
}
