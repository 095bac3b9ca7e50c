import { Trans } from '@lingui/react/macro'
import { useDraftNames } from '../../offline/drafts/use-draft-names.ts'
import { ButtonLink } from '../../ui/link.tsx'

/** Name of the draft of a new announcement. */
export const NEW_ANNOUNCEMENT_DRAFT = 'announcement'

/** Leads back to the unpublished announcement that an employer has left, if there is one. */
export function ContinuePosting() {
  return useDraftNames().includes(NEW_ANNOUNCEMENT_DRAFT) && <NextPosting />
}

/** Leads to the form of announcements, which opens with what was left unpublished. */
export function NextPosting() {
  const isBegun = useDraftNames().includes(NEW_ANNOUNCEMENT_DRAFT)
  return (
    <ButtonLink to="/writeAnnouncement" fullWidth>
      {isBegun ? <Trans>Continue your posting</Trans> : <Trans>Post a job</Trans>}
    </ButtonLink>
  )
}
