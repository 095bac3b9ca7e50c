import { lazy } from 'react'
import type { JobDetail } from '../../../contract/job/job.ts'
import { membersTexts } from '../../i18n/activate-language.ts'
import { Optional } from '../../ui/field/optional.tsx'
import { useIdle } from '../../browser/use-idle.ts'

const BehindFacts = lazy(async () => {
  const texts = membersTexts()
  const { BehindFacts: Facts } = await import('./behind-facts.tsx')
  await texts
  return { default: Facts }
})

/**
 * Who stands behind a job, after the first view: its texts are those of members. Answers that devices stored earlier do
 * not say it.
 */
export function StandsBehind({ job }: { job: Pick<JobDetail, 'behind'> }) {
  const isIdle = useIdle()
  return <Optional>{isIdle && job.behind && <BehindFacts behind={job.behind} />}</Optional>
}
