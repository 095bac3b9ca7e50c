import type { Transaction } from '../../../browser/database.ts'
import { LEASE } from './entry.ts'
import type { Entry } from './entry.ts'
import { putEntry } from './records.ts'

/** The holders that were sending at a moment; null if the platform cannot tell. */
export interface Alive {
  senders: ReadonlySet<string> | null
  asOf: number
}

/** Requeues an entry whose sender is gone: same key, same body, the attempt counted. */
export function recovered(transaction: Transaction, entry: Entry, now: number, alive: Alive): Entry {
  if (entry.state !== 'SENDING' || isHeld(entry.lease, now, alive)) return entry
  const { lease: _, ...rest } = entry
  const next: Entry = { ...rest, state: 'QUEUED', due: now }
  putEntry(transaction, next)
  return next
}

/**
 * Whether a lease is still valid. One that ends later than any lease can was written before the clock was set back. One
 * whose holder was no longer alive after it was taken ends at once: a page closed in mid-send must not block its entry
 * for a minute.
 */
function isHeld(lease: Entry['lease'], now: number, { senders, asOf }: Alive): boolean {
  if (lease === undefined || lease.until <= now || lease.until > now + LEASE) return false
  const wasGivenBefore = lease.until - LEASE <= asOf
  return !(senders && wasGivenBefore && !senders.has(lease.holder))
}
