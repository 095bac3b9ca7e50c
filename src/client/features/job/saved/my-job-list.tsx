import { Box, Stack, Text, Title } from '@mantine/core'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { Link, Navigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { StaleNote } from '../../../entities/answer/stale-note.tsx'
import { ListError, isPageGone } from '../../../entities/answer/list-error.tsx'
import { type Snapshot, dataTimeOf } from '../../../api/query-for.ts'
import { JobCard, JobList } from '../../../entities/job/job-card.tsx'
import { Pager } from '../../../ui/page/pager.tsx'
import { LoadingBlocks } from '../../../ui/page/states.tsx'
import { useLanguage } from '../../../i18n/use-language.ts'
import { FavoriteToggle } from '../../../entities/job/favorite-toggle.tsx'
import { OriginalTitle, ShownTitle } from '../../../entities/job/job-title.tsx'
import { jobById } from '../../../entities/job/job-query.ts'
import { type UnsentJob } from './unsent-jobs.ts'

interface MyJobListProps {
  /** One-based. */
  page: number
  result: UseQueryResult<Snapshot<readonly unknown[]>>
  /** Unsent rows, shown above the first page. */
  before: readonly ReactNode[]
  /** Rows of the server. */
  rows: readonly ReactNode[]
  empty: ReactNode
  /** Title of the error. */
  error: ReactNode
  pagerLabel: string
}

/**
 * A list of the member's jobs: unsent rows and a page of the server, with its loading, empty and error
 * states.
 */
export function MyJobList({ page, result, before, rows, empty, error, pagerLabel }: MyJobListProps) {
  // The last page has become empty.
  if (result.data && isPageGone(result.error) && page > 1) {
    return <Navigate to="." search={page > 2 ? { page: page - 1 } : {}} replace />
  }
  if (!result.data && before.length === 0) {
    if (!result.isError) return <LoadingBlocks rows={5} form="local" />
    return <ListError error={result.error} title={error} onRetry={() => void result.refetch()} page={page} />
  }
  const totalPages = result.data?.totalPages ?? 1
  if (rows.length + before.length === 0) return empty
  return (
    <>
      {result.data && <StaleNote result={result} />}
      <Box pt={{ sm: 'md' }} pb="xl" px={{ base: 'edge', sm: 0 }}>
        <JobList form="local">
          {before}
          {rows}
        </JobList>
        {!result.data && !result.isError && <LoadingBlocks rows={3} form="local" />}
        <Pager page={page} totalPages={totalPages} label={pagerLabel} />
      </Box>
    </>
  )
}

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
    <Stack component="article" gap="xs" p="md" bg="var(--surface)" bdrs={{ sm: 'lg' }}>
      <Title order={2} size="h3">
        <Text
          inherit
          c="dark"
          renderRoot={(props) => <Link {...props} to="/recruitment/detail/$id" params={{ id: job.jobId }} />}
        >
          <ShownTitle job={job} />
          <OriginalTitle job={job} display="block" fz="sm" lh="sm" fw={400} c="dimmed" />
        </Text>
      </Title>
      <Text size="sm" c="dimmed" lang="ko">
        {job.company}
      </Text>
      {children}
    </Stack>
  )
}
