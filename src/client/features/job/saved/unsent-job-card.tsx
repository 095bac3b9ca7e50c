import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useLanguage } from '../../../i18n/use-language.ts'
import { FavoriteToggle } from '../../../entities/job/favorite-toggle.tsx'
import { jobById } from '../../../entities/job/job-query.ts'
import { dataTimeOf } from '../../../api/query-for.ts'
import { JobCard } from '../../../entities/job/job-card.tsx'
import type { UnsentJob } from './unsent-jobs.ts'
import classes from './unsent-job-card.module.css'

/** A job that is not in the list yet: its stored details, or else its title. */
export function UnsentJobCard({ job, children }: { job: UnsentJob; children?: ReactNode }) {
  const result = useQuery(jobById(job.jobId, useLanguage()))
  const whole = result.data?.data
  if (whole) {
    return (
      <JobCard
        job={whole}
        form="local"
        headingLevel="h2"
        bookmark={<FavoriteToggle job={whole} dataTime={dataTimeOf(result)} />}
      >
        {children}
      </JobCard>
    )
  }
  return (
    <article className={classes.card}>
      <h2 lang="ko" className={classes.title}>
        <Link to="/recruitment/detail/$id" params={{ id: job.jobId }} className={classes.link}>
          {job.title}
        </Link>
      </h2>
      <p lang="ko" className={classes.company}>
        {job.company}
      </p>
      {children}
    </article>
  )
}
