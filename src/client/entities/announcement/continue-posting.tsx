import { Trans } from '@lingui/react/macro'
import { useDraftNames } from '../../offline/drafts/use-draft-names.ts'
import { LinkButton } from '../../ui/button/button.tsx'

/** Name of the draft of a new announcement. */
export const NEW_ANNOUNCEMENT_DRAFT = 'announcement'

/** Leads back to the unpublished announcement that an employer has left, if there is one. */
export function ContinuePosting() {
  if (!useDraftNames().includes(NEW_ANNOUNCEMENT_DRAFT)) return null
  return (
    <LinkButton to="/anoouncementType" search={{}} full>
      <Trans>Continue your posting</Trans>
    </LinkButton>
  )
}
