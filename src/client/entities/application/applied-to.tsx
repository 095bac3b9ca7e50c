import { Trans } from '@lingui/react/macro'
import type { JobCard } from '../../../contract/job/job.ts'
import { CompanyName, ShownTitle } from '../job/job-title.tsx'

/** Names the job and the company of an application that has been sent. */
export function AppliedTo({
  job,
}: {
  job: Pick<JobCard, 'title' | 'headline' | 'companyName' | 'companyNameRomanized'>
}) {
  const title = <ShownTitle job={job} />
  const company = <CompanyName job={job} />
  return (
    <Trans comment="A job and its company: “You applied to Welder · dormitory, Hanbit”">
      You applied to {title}, {company}.
    </Trans>
  )
}
