import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { NotVerified } from '../../entities/verification/not-verified.tsx'
import type { Missing } from '../../entities/verification/use-missing-verification.ts'
import { ButtonLink } from '../../ui/link.tsx'

/** Instead of candidates, until the business is verified. */
export const Closed = ({ status }: { status: Missing }): ReactNode => (
  <NotVerified status={status} ways={<MyPostings />}>
    <Trans>
      Only verified businesses can see job seekers, open their resumes and send job offers. You can always
      read the resumes of your applicants.
    </Trans>
  </NotVerified>
)

const MyPostings = (): ReactNode => (
  <ButtonLink to="/employmentPage/hiringAnnouncement" variant="subtle" color="gray">
    <Trans>My postings</Trans>
  </ButtonLink>
)
