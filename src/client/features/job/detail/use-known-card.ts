import { notifyManager, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { listApplications } from '../../../../contract/candidate/application.ts'
import { type JobCard, listFavorites, listJobs, listRecommendedJobs } from '../../../../contract/job/job.ts'
import { type Snapshot, dataTimeOf } from '../../../api/query-for.ts'

/** A posting as a list knew it, and that list's answer, for when it was so. */
export interface KnownCard {
  job: JobCard
  result: { data: Known; dataUpdatedAt: number }
}

type Known = Pick<Snapshot<unknown>, 'asOf' | 'askedAt'>

/**
 * What the lists read so far know of a posting, the latest of them: enough to begin with, and to apply without a
 * network.
 */
export function useKnownCard(id: string): KnownCard | undefined {
  const queries = useQueryClient()
  const follow = useCallback(
    (changed: () => void) => queries.getQueryCache().subscribe(notifyManager.batchCalls(changed)),
    [queries],
  )
  // The card is put together anew each time: what tells two of them apart is compared instead.
  const state = () => {
    const card = knownCard(queries, id)
    return card ? `${dataTimeOf(card.result)} ${card.job.status}` : ''
  }
  useSyncExternalStore(follow, state, state)
  return knownCard(queries, id)
}

function knownCard(queries: QueryClient, id: string): KnownCard | undefined {
  return [listJobs, listFavorites, listRecommendedJobs, listApplications]
    .flatMap((list) => cardsOf(queries, list.name))
    .filter(({ job }) => job.id === id)
    .toSorted((a, b) => dataTimeOf(b.result) - dataTimeOf(a.result))[0]
}

function cardsOf(queries: QueryClient, name: string): KnownCard[] {
  const answers = queries.getQueriesData<Snapshot<(JobCard | { job: JobCard })[]>>({ queryKey: [name] })
  return answers.flatMap(([key, data]) => {
    if (!data) return []
    const result = { data, dataUpdatedAt: queries.getQueryState(key)?.dataUpdatedAt ?? data.askedAt }
    return data.data.map((row) => ({ job: 'job' in row ? row.job : row, result }))
  })
}
