import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { soughtFieldMissingFrom } from './completeness.ts'
import { useSavedResume } from './latest-resume.ts'

/** Leads somebody who has applied back to their resume: companies read it as it is, so a later answer counts too. */
export function ResumeGap() {
  const values = useSavedResume()
  const missing = values ? soughtFieldMissingFrom(values) : undefined
  if (missing === undefined) return null
  return (
    <p>
      {missing === 'introduction' ? (
        <Trans>
          Your resume has no introduction yet. <Link to="/mypage/modifyResume">Add it</Link>
        </Trans>
      ) : (
        <Trans>
          Your resume has no work experience yet. <Link to="/mypage/modifyResume">Add it</Link>
        </Trans>
      )}
    </p>
  )
}
