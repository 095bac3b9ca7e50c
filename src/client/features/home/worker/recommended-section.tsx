import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { dataTimeOf } from '../../../api/query-for.ts'
import { FavoriteToggle } from '../../../entities/job/favorite-toggle.tsx'
import { JobCard, JobList } from '../../../entities/job/job-card.tsx'
import { useLanguage } from '../../../i18n/use-language.ts'
import { Section } from '../../../ui/page/page.tsx'
import { recommendedJobs } from '../queries.ts'

const MAX_JOBS = 3

/** Jobs that fit the member; nothing while there is nothing to recommend. */
export function RecommendedSection() {
  const result = useQuery(recommendedJobs(useLanguage()))
  const jobs = result.data?.data.slice(0, MAX_JOBS)
  if (!jobs || jobs.length === 0) return null
  return (
    <Section id="recommended" title={<Trans>Jobs for you</Trans>}>
      <JobList form="grand">
        {jobs.map((job) => (
          <JobCard
            key={job.id}
            job={job}
            form="grand"
            bookmark={<FavoriteToggle job={job} dataTime={dataTimeOf(result)} />}
          />
        ))}
      </JobList>
    </Section>
  )
}
