import type { QueryClient } from '@tanstack/react-query'
import { currentMemberId } from '../../api/session.ts'
import { forgetQueries } from '../../offline/cache/stored-queries.ts'

/** Drops what was read for another company, from the device as well, and loads a page without it. */
export async function startAnew(queries: QueryClient, path: string): Promise<void> {
  const memberId = currentMemberId()
  if (memberId !== null) await forgetQueries(queries, memberId)
  window.location.assign(path)
}
