import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import type { JobFilter } from '../../../../contract/job/job.ts'
import type { WorkRightPerson } from '../../../../contract/work-right/person.ts'
import { jobsFor } from '../queries.ts'
import { PAGE_SIZE } from '../../../../contract/base/schema.ts'
import { hasWay } from '../../../../contract/work-right/may-take.ts'
import { rightInCard } from '../../../entities/work-right/right-in-card.ts'
import type { CardWork } from '../../../entities/work-right/work-of-card.ts'

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

/** So many jobs fill a screen. */
const SCREENFUL = 10
/** A rare status must not make a phone read thousands of jobs: after so many blocks the reader is asked. */
const MOST_BLOCKS = 4

/**
 * The filter of a block of jobs that is searched on the device. The first is the page that the search has read anyway,
 * also offline; the others are as large as a page may be, and begin anew.
 */
const blockOf = (filter: JobFilter, block: number): JobFilter =>
  block === 0 ? { ...filter, pageNumber: 0 } : { ...filter, pageNumber: block - 1, pageSize: PAGE_SIZE.max }

export const blocksIn = (totalCount: number): number =>
  totalCount > PAGE_SIZE.jobs ? 1 + Math.ceil(totalCount / PAGE_SIZE.max) : 1

/**
 * How many blocks are needed: each time the reader goes on, until another screenful is found.
 * @param found in each block that was read, in order
 * @param times the reader has begun or gone on
 */
export function blocksWanted(found: readonly number[], times: number): number {
  let blocks = 0
  for (let time = 0; time < times; time++) {
    const begin = blocks
    let inThese = 0
    while (inThese < SCREENFUL && blocks - begin < MOST_BLOCKS) {
      const inBlock = found[blocks]
      blocks++
      if (inBlock === undefined) return blocks
      inThese += inBlock
    }
  }
  return blocks
}

interface JobsByRight<Job> {
  /** With a way for the reader: at once, with a permit, or through the employment center. */
  open: Job[]
  notKnown: Job[]
}

/** The jobs of a page in their order, without those that the reader's status does not allow. */
export function sortByRight<Job extends CardWork>(
  jobs: readonly Job[],
  facts: WorkRightPerson,
): JobsByRight<Job> {
  const judged = jobs.map((job) => ({ job, verdict: rightInCard(facts, job).verdict }))
  const those = (fits: (each: (typeof judged)[number]) => boolean) =>
    judged.filter(fits).map(({ job }) => job)
  return {
    open: those(({ verdict }) => hasWay(verdict)),
    notKnown: those(({ verdict }) => verdict === 'NOT_KNOWN'),
  }
}
