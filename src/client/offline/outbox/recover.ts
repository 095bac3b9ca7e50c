import type { Transaction } from '../database.ts'
import { LEASE } from './entry.ts'
import type { Entry } from './entry.ts'
import { putEntry } from './records.ts'

/** An entry whose sender is gone goes back to the queue as it was: same key, same body, the attempt counted. */
export function recovered(transaction: Transaction, entry: Entry, now: number): Entry {
  if (entry.state !== 'SENDING' || isHeld(entry.lease, now)) return entry
  const { lease: _, ...rest } = entry
  const next: Entry = { ...rest, state: 'QUEUED', due: now }
  putEntry(transaction, next)
  return next
}

/** A lease that ends further off than any is given was written before the clock was set back. */
function isHeld(lease: Entry['lease'], now: number): boolean {
  return lease !== undefined && lease.until > now && lease.until <= now + LEASE
}
