import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { lazy, useState } from 'react'
import type { JobDetail } from '../../../../contract/job/job.ts'
import { membersTexts } from '../../../i18n/activate-language.ts'
import { Optional } from '../../../ui/field/optional.tsx'

const JobWage = lazy(() =>
  Promise.all([import('../wage/job-wage.tsx'), membersTexts()]).then(([module]) => ({
    default: module.JobWage,
  })),
)

/** Opens the lines of the pay; what the law would refuse today is shown at once. */
export function HowReckoned({ job }: { job: JobDetail }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        variant="subtle"
        color="gray"
        size="sm"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Trans>How this is calculated</Trans>
      </Button>
      <Optional>{(isOpen || job.wageWarnings?.[0]) && <JobWage job={job} isOpen={isOpen} />}</Optional>
    </>
  )
}
