import { Trans } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { AsOfNote } from '../../lib/as-of-note.tsx'
import type { Reading } from '../../lib/reading.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { JobList } from '../../ui/job-list.tsx'
import { Pager } from '../../ui/pager.tsx'
import { ErrorState, LoadingBlocks } from '../../ui/states.tsx'
import classes from './my-job-list.module.css'

interface MyJobListProps {
  /** One-based. */
  page: number
  result: UseQueryResult<Reading<readonly unknown[]>>
  /** What stands before the first row and is not in the list yet. */
  before: readonly ReactNode[]
  /** The rows that the server gave. */
  rows: readonly ReactNode[]
  empty: ReactNode
  pagerLabel: string
}

/** A member's own list of jobs: its page of the server, what was not sent yet before it, and every state in between. */
export function MyJobList({ page, result, before, rows, empty, pagerLabel }: MyJobListProps) {
  if (!result.data) {
    if (!result.isError) return <LoadingBlocks rows={5} form="local" />
    if (before.length === 0) return <NotLoaded page={page} onRetry={() => void result.refetch()} />
  }
  const totalPages = result.data?.totalPages ?? 1
  // The last job of the last page was taken out.
  if (rows.length === 0 && page > 1) {
    return <Navigate to="." search={totalPages > 1 ? { page: totalPages } : {}} replace />
  }
  if (rows.length + before.length === 0) return empty
  return (
    <>
      <div className={classes.note}>
        <AsOfNote result={result} />
      </div>
      <div className={classes.list}>
        <JobList form="local">
          {before}
          {rows}
        </JobList>
        <Pager page={page} totalPages={totalPages} label={pagerLabel} />
      </div>
    </>
  )
}

function NotLoaded({ page, onRetry }: { page: number; onRetry: () => void }) {
  return (
    <ErrorState
      title={<Trans>The list could not be loaded</Trans>}
      action={
        <>
          <Button variant="light" onClick={onRetry}>
            <Trans>Load again</Trans>
          </Button>
          {page > 1 && (
            <LinkButton to="." search={{}} variant="subtle">
              <Trans>First page</Trans>
            </LinkButton>
          )}
        </>
      }
    >
      <Trans>What you saved is still there. Please try again in a moment.</Trans>
    </ErrorState>
  )
}
