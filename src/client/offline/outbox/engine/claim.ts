import type { Transaction } from '../../../browser/database.ts'
import { isCredentials, CREDENTIALS_KEY } from '../../../browser/credentials.ts'
import { LEASE, SCHEMA_VERSION, type Entry } from './entry.ts'
import { LONGEST_WAIT } from './settle.ts'
import type { OutboxEnvironment } from './environment.ts'
import { entriesOf, putEntry } from './records.ts'

export interface Claim {
  /** The claimed entry, if one was due. */
  entry?: Entry
  /** Epoch ms to look again; undefined if no entry waits for time to pass. */
  next?: number
}

/**
 * Claims the next entry of the signed-in member. The lock only avoids duplicate work between tabs; correctness comes
 * from the lease, written in the transaction, and from the idempotency key that every attempt carries.
 */
export async function claim(
  environment: OutboxEnvironment,
  except: ReadonlySet<string> = new Set(),
): Promise<Claim> {
  const memberId = await memberToSendFor(environment)
  if (memberId === undefined) return {}
  const claimed = await environment.withLock(`ilteo-outbox-${memberId}`, async () => {
    const alive = { senders: await environment.senders(), asOf: environment.now() }
    return environment.database.run('readwrite', (transaction) =>
      claimIn(transaction, environment, memberId, except, alive),
    )
  })
  if (claimed.entry) environment.announce({ type: 'changed', memberId })
  return claimed
}

async function memberToSendFor({ database }: OutboxEnvironment): Promise<string | undefined> {
  const stored = await database.run('readonly', (transaction) => transaction.get(CREDENTIALS_KEY))
  return isCredentials(stored) ? stored.memberId : undefined
}

async function claimIn(
  transaction: Transaction,
  environment: OutboxEnvironment,
  memberId: string,
  except: ReadonlySet<string>,
  alive: Alive,
): Promise<Claim> {
  const now = environment.now()
  const entries = (await entriesOf(transaction, memberId)).map((entry) =>
    recovered(transaction, entry, now, alive),
  )
  const waiting = headsOf(entries).filter((entry) => isSendable(environment, entries, entry))
  const ready = waiting.find((entry) => startOf(entry, now) <= now && !except.has(entry.id))
  if (ready) {
    const { refusal: _, ...rest } = ready
    const lease = { holder: environment.holder, until: now + LEASE }
    const entry: Entry = { ...rest, state: 'SENDING', attempts: ready.attempts + 1, lease }
    putEntry(transaction, entry)
    return { entry }
  }
  const times = waiting.map((entry) => startOf(entry, now))
  return times.length === 0 ? {} : { next: Math.min(...times) }
}

/** The first entry of each entity: later ones wait behind it in any state. */
function headsOf(entries: readonly Entry[]): Entry[] {
  const heads = new Map<string, Entry>()
  for (const entry of entries) if (!heads.has(entry.entity)) heads.set(entry.entity, entry)
  return [...heads.values()]
}

function isSendable({ endpointOf }: OutboxEnvironment, entries: readonly Entry[], entry: Entry): boolean {
  // A newer build may have written it: leave it to that build.
  if (entry.version > SCHEMA_VERSION || !endpointOf(entry.operation)) return false
  if (entry.state === 'CONFLICT' || entry.state === 'REJECTED') return false
  return !entry.needs.some((need) => entries.some((other) => other.id === need))
}

function startOf(entry: Entry, now: number): number {
  if (entry.state === 'SENDING') return entry.lease?.until ?? 0
  // There is a new token (a rejected one is removed at once), so it can be tried now.
  if (entry.state === 'AUTH_WAIT') return 0
  const start = Math.max(entry.due, entry.notBefore)
  // Later than any backoff: the clock was set back since.
  return start > now + LONGEST_WAIT ? 0 : start
}

/** The holders that were sending at a moment; null if the platform cannot tell. */
interface Alive {
  senders: ReadonlySet<string> | null
  asOf: number
}

/** Requeues an entry whose sender is gone: same key, same body, the attempt counted. */
function recovered(transaction: Transaction, entry: Entry, now: number, alive: Alive): Entry {
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
