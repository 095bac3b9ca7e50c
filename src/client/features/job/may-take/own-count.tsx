import type { ReactNode } from 'react'
import type { JobFilter } from '../../../../contract/job/job.ts'
import type { WorkRightPerson } from '../../../../contract/work-right/person.ts'
import { useFormat } from '../../../i18n/format.ts'
import { useFoundJobs } from './use-found-jobs.ts'

interface OwnCountProps {
  filter: JobFilter
  facts: WorkRightPerson
  /** @param shown `34`, or `34+` where the search on the device stopped before the last job */
  children: (count: number | undefined, shown: string) => ReactNode
}

/**
 * Jobs of a filter that the reader's status allows, as the list that follows finds them. Mount it anew for another
 * filter.
 */
export function OwnCount({ filter, facts, children }: OwnCountProps) {
  const { open, isSearching, hasMore, failed, first } = useFoundJobs(filter, facts, 1)
  const format = useFormat()
  if (isSearching || failed || !first?.data) return children(undefined, '')
  const shown = format.number(open.length)
  return children(open.length, hasMore ? `${shown}+` : shown)
}
