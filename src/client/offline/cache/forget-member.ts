import type { QueryClient } from '@tanstack/react-query'
import { currentMemberId, signedOut } from '../../api/session.ts'
import { forgetBoot } from './boot-cache.ts'
import { StorageFailure } from '../../browser/database.ts'
import { loadEngine } from '../outbox/load-engine.ts'
import { pageOutbox } from '../outbox/page-outbox.ts'
import { VISITOR, VISITORS_ONLY, removeDraft } from '../drafts/draft.ts'
import { outboxDatabase } from '../../browser/outbox-database.ts'
import { forgetLastScreens } from './last-screen-cache.ts'
import { removeFacts, removeFactsAside, setFactsAside } from './own-facts-kept.ts'
import { removePersonalItems } from './personal-items.ts'
import { forgetPlaceQueries, forgetQueries } from './stored-queries.ts'

/**
 * Removes a member from this device. `keep` leaves unsent work, drafts and the chosen stay for this member's next
 * sign-in on this phone; nobody else sees or sends them. What was chosen on this device beside the account goes as well:
 * the next person would find it in their forms.
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
    removePersonalItems()
    await signedOut()
  }
  forgetBoot()
  await Promise.all([
    forgetQueries(queryClient, memberId),
    forgetPlaceQueries(queryClient),
    forgetLastScreens(),
  ])
  if (unsent === 'keep') return forgetSignInForms()
  removeFactsAside(memberId)
  await deleteUnsent(memberId)
}

/** What was typed to sign in or up. */
async function forgetSignInForms(): Promise<void> {
  try {
    for (const name of VISITORS_ONLY) await removeDraft(outboxDatabase, VISITOR, name)
  } catch {
    // Storage that cannot be opened holds none.
  }
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
