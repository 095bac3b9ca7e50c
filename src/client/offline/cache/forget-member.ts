import type { QueryClient } from '@tanstack/react-query'
import { currentMemberId, signedOut } from '../../api/session.ts'
import { forgetBoot } from './boot-cache.ts'
import { StorageFailure } from '../../browser/database.ts'
import { loadEngine } from '../outbox/load-engine.ts'
import { pageOutbox } from '../outbox/page-outbox.ts'
import { removeFacts, removeFactsAside, setFactsAside } from './own-facts-kept.ts'
import { forgetQueries } from './stored-queries.ts'

/**
 * Removes a member from this device. `keep` leaves unsent work, drafts and the chosen stay for this member's next
 * sign-in on this phone; nobody else sees or sends them.
 */
export async function forgetMember(
  queryClient: QueryClient,
  memberId: string,
  unsent: 'keep' | 'delete',
): Promise<void> {
  // Signs out first: what is still on the screen must not be refetched and stored as this member.
  if (currentMemberId() === memberId) {
    if (unsent === 'keep') setFactsAside(memberId)
    removeFacts()
    await signedOut()
  }
  forgetBoot()
  await forgetQueries(queryClient, memberId)
  if (unsent === 'keep') return
  removeFactsAside(memberId)
  await deleteUnsent(memberId)
}

async function deleteUnsent(memberId: string): Promise<void> {
  try {
    const { forgetOutbox } = await loadEngine()
    await forgetOutbox(pageOutbox, memberId)
  } catch (error) {
    if (!(error instanceof StorageFailure)) throw error
    // Storage that cannot be opened exposes nothing to anybody else either, and the sign-out is done already.
  }
}
