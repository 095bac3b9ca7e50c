import type { QueryClient } from '@tanstack/react-query'
import { forgetBoot } from './boot-cache.ts'
import { forgetOutbox } from './outbox/forget.ts'
import { pageOutbox, wakeOutbox, outboxContents } from './outbox/page-outbox.ts'
import { forgetQueries } from './stored-queries.ts'

/** Sends what can be sent now; resolves to how many entries are still unsent. */
export async function sendNow(): Promise<number> {
  await wakeOutbox(true)
  return outboxContents().entries.length
}

/** `keep` leaves unsent work and drafts for this member's next sign-in on this phone; nobody else sees or sends it. */
export async function forgetMember(
  queryClient: QueryClient,
  memberId: string,
  unsent: 'keep' | 'delete',
): Promise<void> {
  forgetBoot()
  await forgetQueries(queryClient, memberId)
  if (unsent === 'delete') await forgetOutbox(pageOutbox, memberId)
}
