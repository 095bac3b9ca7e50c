import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { getMyStay } from '../../../contract/work-right/stay.ts'
import { queryFor } from '../../api/query-for.ts'
import { currentMemberId } from '../../api/session.ts'
import { keepOwnFacts, ownFacts } from './own-facts.ts'

/** What the member saved of their stay. Saved on another device, it counts on this one as well. */
export function useStoredStay(isMember: boolean) {
  const result = useQuery({ ...queryFor(getMyStay, {}), enabled: isMember })
  const stored = isMember ? result.data?.data : undefined
  useEffect(() => {
    if (stored && !ownFacts()) keepOwnFacts(stored)
  }, [stored])
  return result
}

/** Brings what the member saved of their stay to a device that has nothing of it, so that jobs are marked at once. */
export async function takeStoredStay(queries: QueryClient): Promise<void> {
  const memberId = currentMemberId()
  if (ownFacts()) return
  try {
    const { data } = await queries.fetchQuery(queryFor(getMyStay, {}))
    if (data && !ownFacts() && currentMemberId() === memberId) keepOwnFacts(data)
  } catch {
    // The account page asks again.
  }
}
