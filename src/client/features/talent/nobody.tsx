import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { EmployerJob } from '../../../contract/job/announcement.ts'
import type { CandidateFilter } from '../../entities/candidate/candidate-filter.ts'
import { ButtonLink } from '../../ui/link.tsx'
import { EmptyState } from '../../ui/page/states.tsx'

interface NobodyProps {
  filter: CandidateFilter
  posting: EmployerJob
  /** Who nearly fits. */
  children: ReactNode
}

/** Instead of an empty list. */
export function Nobody({ filter, posting: { id, regionName: region }, children }: NobodyProps) {
  const { sort: _, ...strict } = filter
  if (Object.keys(strict).length === 0)
    return (
      <EmptyState
        title={<Trans>No candidates match this posting yet</Trans>}
        action={
          <ButtonLink to="/employmentPage/hiringAnnouncement" variant="light">
            <Trans>My postings</Trans>
          </ButtonLink>
        }
      >
        <Trans>Job seekers who have saved a desired job appear here.</Trans>
      </EmptyState>
    )
  return (
    <>
      {children}
      <EmptyState
        title={
          filter.place === 'HERE' ? (
            <Trans>Nobody in {region} matches these filters</Trans>
          ) : (
            <Trans>No candidates match these filters</Trans>
          )
        }
        action={
          <ButtonLink to="/talent" search={{ posting: id }} variant="light">
            <Trans>Clear filters</Trans>
          </ButtonLink>
        }
      />
    </>
  )
}
