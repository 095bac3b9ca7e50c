import { type Entry, needsAttention } from '../../offline/outbox/engine/entry.ts'

/** Why entries are still on the device after they should have been sent; null if none is. */
export type UnsentCause = 'REFUSED' | 'SIGN_IN' | 'NO_ANSWER' | null

/** The cause that the member can do something about comes first. */
export function unsentCause(entries: readonly Pick<Entry, 'state'>[], isSignedIn: boolean): UnsentCause {
  if (entries.length === 0) return null
  if (!isSignedIn || entries.some(({ state }) => state === 'AUTH_WAIT')) return 'SIGN_IN'
  return entries.some(needsAttention) ? 'REFUSED' : 'NO_ANSWER'
}
