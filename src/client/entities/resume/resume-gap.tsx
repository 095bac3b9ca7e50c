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
          Companies see no introduction in your resume. <Link to="/mypage/modifyResume">Add it</Link>
        </Trans>
      ) : (
        <Trans>
          Companies see no work experience in your resume. <Link to="/mypage/modifyResume">Add it</Link>
        </Trans>
      )}
    </p>
  )
}
