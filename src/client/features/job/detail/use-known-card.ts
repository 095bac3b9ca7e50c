import { notifyManager, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { listApplications } from '../../../../contract/candidate/application.ts'
import { type JobCard, listFavorites, listJobs, listRecommendedJobs } from '../../../../contract/job/job.ts'
import { type Snapshot, dataTimeOf } from '../../../api/query-for.ts'
import { useLanguage } from '../../../i18n/use-language.ts'

/** A job from a list, with the list's result for its time. */
export interface KnownCard {
  job: JobCard
  result: { data: Known; dataUpdatedAt: number }
}

type Known = Pick<Snapshot<unknown>, 'asOf' | 'askedAt'>

const lists = [listJobs, listFavorites, listRecommendedJobs, listApplications].map(({ name }) => name)

/**
 * The latest card of a job among the lists read so far: enough to show first, and to apply offline.
 * @param isMissing nothing else is known of the job, so that the lists that earlier visits stored are read, too
 */
export function useKnownCard(id: string, isMissing: boolean): KnownCard | undefined {
  const queries = useQueryClient()
  const langCode = useLanguage()
  useEffect(() => {
    if (isMissing && !knownCard(queries, id)) void restoreLists(queries, langCode)
  }, [queries, id, isMissing, langCode])
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

async function restoreLists(queries: QueryClient, langCode: string): Promise<void> {
  try {
    const { restoreAnswers } = await import('../../../offline/cache/restore-answers.ts')
    await restoreAnswers(queries, lists, langCode)
  } catch {
    // A first visit has stored no lists either.
  }
}

function knownCard(queries: QueryClient, id: string): KnownCard | undefined {
  return lists
    .flatMap((name) => cardsOf(queries, name))
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
