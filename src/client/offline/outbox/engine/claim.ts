import type { Transaction } from '../../../browser/database.ts'
import { isCredentials, CREDENTIALS_KEY } from '../../../browser/credentials.ts'
import { LEASE, SCHEMA_VERSION } from './entry.ts'
import type { Entry } from './entry.ts'
import { LONGEST_WAIT } from './backoff.ts'
import type { OutboxEnvironment } from './environment.ts'
import { entriesOf, putEntry } from './records.ts'
import { recovered } from './recover.ts'
import type { Alive } from './recover.ts'

export interface Claim {
  /** What was claimed, if anything was due. */
  entry?: Entry
  /** When to look again: epoch milliseconds; undefined while nothing waits for time to pass. */
  next?: number
}

/**
 * Takes the next entry of the signed-in member. The lock spares two tabs the same work; what keeps it right is the
 * lease, written in the transaction, and the key that every attempt carries.
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

/** Lowest sequence of each entity: the rest of an entity waits behind it, whatever state it is in. */
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
  // A token is there, and a refused one is removed at once: this one has not been tried yet.
  if (entry.state === 'AUTH_WAIT') return 0
  const start = Math.max(entry.due, entry.notBefore)
  // Further off than any waiting time: the clock was set back meanwhile.
  return start > now + LONGEST_WAIT ? 0 : start
}
