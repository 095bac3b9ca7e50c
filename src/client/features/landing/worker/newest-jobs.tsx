import { Trans } from '@lingui/react/macro'
import { Group, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { JobCard, JobList } from '../../../entities/job/job-card.tsx'
import { useLanguage } from '../../../i18n/use-language.ts'
import { ChevronRightIcon } from '../../../ui/icon/icons.tsx'
import { LoadingBlocks } from '../../../ui/page/states.tsx'
import { newestJobs } from '../queries.ts'
import classes from './newest-jobs.module.css'

/** The start of the job list; nothing if there are no jobs or they cannot be read, as the page also links to all jobs. */
export function NewestJobs() {
  const titleId = useId()
  const { data, isPending } = useQuery(newestJobs(useLanguage()))
  const jobs = data?.data ?? []
  if (!isPending && jobs.length === 0) return null
  return (
    <section aria-labelledby={titleId}>
      <Group gap="xs" align="baseline" justify="space-between" mb="xxs">
        <Title order={3} size="h2" lts="-0.015em" id={titleId}>
          <Trans>New jobs</Trans>
        </Title>
        <Link to="/recruitInfo" className={classes.all}>
          <Trans>View all</Trans>
          <ChevronRightIcon size={16} />
        </Link>
      </Group>
      {isPending ? (
        <LoadingBlocks form="local" rows={3} />
      ) : (
        <JobList form="local">
          {jobs.map((job) => (
            <JobCard key={job.id} job={job} form="local" headingLevel="h4" />
          ))}
        </JobList>
      )}
    </section>
  )
}
