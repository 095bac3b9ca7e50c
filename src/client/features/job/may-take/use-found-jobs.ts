import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import type { JobFilter } from '../../../../contract/job/job.ts'
import type { WorkRightPerson } from '../../../../contract/work-right/person.ts'
import { jobsFor } from '../queries.ts'
import { blockOf, blocksIn, blocksWanted } from './blocks-wanted.ts'
import { sortByRight } from './sort-by-right.ts'

/**
 * Searches the jobs of a filter on the device, block after block, for those that the reader's status allows: the status
 * is not sent. Mount it anew for another filter.
 * @param times the reader has begun or gone on
 */
export function useFoundJobs(filter: JobFilter, facts: WorkRightPerson, times: number) {
  const [blocks, setBlocks] = useState(1)
  const results = useQueries({
    queries: Array.from({ length: blocks }, (_, block) => jobsFor(blockOf(filter, block))),
  })
  const gap = results.findIndex(({ data }) => !data)
  const read = (gap === -1 ? results : results.slice(0, gap)).flatMap(({ data }) => (data ? [data] : []))
  const [first] = results
  const total = first?.data?.totalCount ?? first?.data?.data.length ?? 0
  const parts = withoutRepeats(read.map(({ data }) => data))
  const sorted = parts.map((jobs) => sortByRight(jobs, facts))
  const wanted = blocksWanted(
    sorted.map(({ open }) => open.length),
    times,
  )
  const next = first?.data ? Math.min(wanted, blocksIn(total)) : 1
  if (next > blocks) setBlocks(next)
  return {
    open: sorted.flatMap(({ open }) => open),
    notKnown: sorted.flatMap(({ notKnown }) => notKnown),
    searched: parts.flat().length,
    total,
    first,
    /** The block that could not be read. */
    failed: results.find(({ isError, data }) => isError && !data),
    isSearching: results.some(({ isFetching, data }) => isFetching && !data),
    hasMore: first?.data !== undefined && blocks < blocksIn(total),
  }
}

/** Blocks overlap: the first page comes again, and a job moves on when a newer one is published. */
function withoutRepeats<Job extends { id: string }>(blocks: readonly (readonly Job[])[]): Job[][] {
  const seen = new Set<string>()
  return blocks.map((jobs) =>
    jobs.filter(({ id }) => {
      const isNew = !seen.has(id)
      seen.add(id)
      return isNew
    }),
  )
}
