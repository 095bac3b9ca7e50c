import { lazy } from 'react'
import type { JobDetail } from '../../../contract/job/job.ts'
import { membersTexts } from '../../i18n/activate-language.ts'
import { Optional } from '../../ui/field/optional.tsx'

const FraudWarnings = lazy(async () => {
  const texts = membersTexts()
  const { FraudWarnings: Warnings } = await import('./fraud-warnings.tsx')
  await texts
  return { default: Warnings }
})

/** Warns of a posting that looks like a known fraud; others load nothing for it. */
export function PostingWarnings({ job: { warnings = [] } }: { job: Pick<JobDetail, 'warnings'> }) {
  return <Optional>{warnings.length > 0 && <FraudWarnings warnings={warnings} />}</Optional>
}
