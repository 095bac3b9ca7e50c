import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { listApplications } from '../../../contract/application.ts'
import { type JobCard, listFavorites, listJobs, listRecommendedJobs } from '../../../contract/job.ts'

/** What the lists read so far know of a posting: enough to begin with, and to apply without a network. */
export function useKnownCard(id: string): JobCard | undefined {
  return knownCard(useQueryClient(), id)
}

function knownCard(queries: QueryClient, id: string): JobCard | undefined {
  const lists = [listJobs, listFavorites, listRecommendedJobs].flatMap((list) =>
    queries.getQueriesData<{ data: JobCard[] }>({ queryKey: [list.name] }),
  )
  const applications = queries.getQueriesData<{ data: { job: JobCard }[] }>({
    queryKey: [listApplications.name],
  })
  const cards = [
    ...lists.flatMap(([, answer]) => answer?.data ?? []),
    ...applications.flatMap(([, answer]) => answer?.data.map((application) => application.job) ?? []),
  ]
  return cards.find((card) => card.id === id)
}
