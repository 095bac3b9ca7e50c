import { notifyManager, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { listApplications } from '../../../../contract/candidate/application.ts'
import { type JobCard, listFavorites, listJobs, listRecommendedJobs } from '../../../../contract/job/job.ts'
import { type Snapshot, dataTimeOf } from '../../../api/query-for.ts'

/** A job from a list, with the list's result for its time. */
export interface KnownCard {
  job: JobCard
  result: { data: Known; dataUpdatedAt: number }
}

type Known = Pick<Snapshot<unknown>, 'asOf' | 'askedAt'>

/** The latest card of a job among the lists read so far: enough to show first, and to apply offline. */
export function useKnownCard(id: string): KnownCard | undefined {
  const queries = useQueryClient()
  const follow = useCallback(
    (changed: () => void) => queries.getQueryCache().subscribe(notifyManager.batchCalls(changed)),
    [queries],
  )
  // The card is a new object each time, so its parts are compared.
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
