import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { Endpoint } from '../../../../contract/base/endpoint.ts'
import type { ErrorCode } from '../../../../contract/base/errors.ts'
import { listAdvertisements, listBanners, listMainNews, listNews } from '../../../../contract/site/news.ts'
import { getJob, listJobs } from '../../../../contract/job/job.ts'
import { ApiProblem } from '../../../api/problem.ts'
import { useCommand } from '../../../api/use-command.ts'

/** The command hook, for the console: an operator's command also refetches what it may have changed. */
export function useOperatorCommand<E extends Endpoint>(endpoint: E) {
  const queries = useQueryClient()
  return useCommand(endpoint, {
    onSuccess: () => void refetchAll(queries),
    onError: (error) => {
      if (error instanceof ApiProblem && STALE.includes(error.code)) void refetchAll(queries)
    },
  })
}

/** The case or list that the operator saw is no longer as it was. */
const STALE: readonly ErrorCode[] = ['JOB_STATE', 'PRECONDITION_FAILED', 'UNDO_REFUSED']

const PUBLIC = [getJob, listJobs, listNews, listMainNews, listBanners, listAdvertisements].map(
  ({ name }) => name,
)

/** Refetches all queries: an act affects several sections, the audit trail, and cached public pages. */
export function refetchAll(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({
    predicate: ({ queryKey: [name] }) =>
      typeof name === 'string' && (name.startsWith('operator.') || PUBLIC.includes(name)),
  })
}
