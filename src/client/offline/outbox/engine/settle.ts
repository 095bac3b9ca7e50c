import { dropToken } from '../../../browser/credentials.ts'
import { isUntouched, receiptOf, type Entry, type Receipt } from './entry.ts'
import type { OutboxEnvironment } from './environment.ts'
import { linedUp, wasRemedied } from './line-up.ts'
import {
  closeAsCancelled,
  openMemberEntries,
  repointDependants,
  type MemberEntries,
} from './member-entries.ts'
import { filled } from './needs.ts'
import type { Attempt } from './send.ts'
import type { Verdict } from './verdict.ts'
import { isSameVersion } from './version.ts'

const FIRST = 2_000
export const LONGEST_WAIT = 15 * 60_000
/** Lower bound, so that a small jitter does not cause a burst of requests. */
const SHORTEST = 250

/**
 * Milliseconds until the next attempt: exponential backoff with full jitter, so that many phones coming back online
 * spread out.
 */
export function backoff(attempts: number, random: number): number {
  const ceiling = Math.min(LONGEST_WAIT, FIRST * 2 ** Math.max(0, attempts - 1))
  return Math.max(SHORTEST, Math.round(random * ceiling))
}

/** The server's Retry-After, capped: an odd header must not block an entry for days. */
const cappedRetryAfter = (after: number | undefined): number => Math.min(LONGEST_WAIT, after ?? 0)

/** Records the outcome of an attempt in one transaction and announces it. */
export async function settle(
  environment: OutboxEnvironment,
  claimed: Entry,
  attempt: Attempt,
): Promise<void> {
  const { memberId } = claimed
  const { verdict } = attempt
  const receipt = await environment.database.run('readwrite', async (transaction) => {
    const queue = await openMemberEntries(transaction, memberId)
    const entry = queue.byId(claimed.id)
    if (!entry) return undefined
    if (verdict.kind === 'sent') return settleSent(queue, environment, entry, verdict)
    // The lease was lost meanwhile: only a success is recorded, anything else is up to the new holder.
    if (entry.state !== 'SENDING' || entry.lease?.holder !== environment.holder) return undefined
    if (verdict.kind === 'unauthenticated') await dropToken(transaction, attempt.token)
    const isRefused = verdict.kind === 'conflict' || verdict.kind === 'rejected'
    if (isRefused && replaceByNewer(queue, environment, entry)) return undefined
    const behind = verdict.kind === 'rejected' && (await afterRemedy(queue, environment, entry, verdict))
    queue.put(behind || afterError(environment, entry, verdict))
    return undefined
  })
  environment.announce(receipt ? { type: 'settled', memberId, receipt } : { type: 'changed', memberId })
  if (verdict.kind === 'unauthenticated') environment.announce({ type: 'unauthenticated', memberId })
}

function settleSent(
  queue: MemberEntries,
  environment: OutboxEnvironment,
  entry: Entry,
  { data, etag }: Extract<Verdict, { kind: 'sent' }>,
): Receipt {
  const receipt: Receipt = {
    ...receiptOf(entry, 'SENT', environment.now()),
    ...(data === undefined ? {} : { data }),
    ...(etag === undefined ? {} : { etag }),
  }
  queue.close(entry, receipt)
  for (const other of queue.entries()) {
    const next = afterSending(queue, other, receipt)
    if (next !== other) queue.put(next)
  }
  return receipt
}

/** Updates an entry that waited for the one just sent: fills in ids, moves the base version on, unblocks it. */
function afterSending(queue: MemberEntries, other: Entry, receipt: Receipt): Entry {
  let next = other
  if (other.needs.includes(receipt.id)) {
    next = filled(next, receipt)
    const waits = other.needs.some((need) => queue.byId(need) !== undefined)
    if (other.state === 'BLOCKED' && !waits) next = { ...next, state: 'QUEUED' }
  }
  // An entry of the same entity based on the same version continues on the new one. Entries of other entities keep
  // their base: their part of the ETag was not written here, but perhaps by another device.
  const follows = other.entity === receipt.entity && other.attempts === 0
  if (receipt.etag && follows && isSameVersion(other.ifMatch, receipt.ifMatch, other.versionPart)) {
    next = { ...next, ifMatch: receipt.etag }
  }
  return next
}

/**
 * A newer unattempted save of the same entity replaces the refused one. A command that undoes it has nothing left to undo
 * and goes with it: who cancelled an application is not asked about its refusal.
 */
function replaceByNewer(queue: MemberEntries, environment: OutboxEnvironment, entry: Entry): boolean {
  const next = queue.entries().find((other) => other.entity === entry.entity && other.seq > entry.seq)
  if (!next || !isUntouched(next) || !next.absolute || !entry.absolute) return false
  const isNeeded = queue.entries().some(({ needs }) => needs.includes(entry.id))
  if (next.undo === entry.operation && !isNeeded) closeAsCancelled(queue, next, environment.now())
  else if (next.operation !== entry.operation) return false
  repointDependants(queue, entry.id, next.id)
  closeAsCancelled(queue, entry, environment.now())
  return true
}

/** A refusal whose cause goes with another command of this outbox is no matter for the member. */
async function afterRemedy(
  queue: MemberEntries,
  environment: OutboxEnvironment,
  entry: Entry,
  { refusal: { code } }: Extract<Verdict, { kind: 'rejected' }>,
): Promise<Entry | undefined> {
  const now = environment.now()
  const behind = linedUp(environment, queue.entries(), entry, code)
  if (behind) return behind
  if (!(await wasRemedied(environment, queue, entry, { code, now }))) return undefined
  const { lease: _, ...rest } = entry
  return { ...rest, state: 'QUEUED', due: now }
}

function afterError(
  environment: OutboxEnvironment,
  entry: Entry,
  verdict: Exclude<Verdict, { kind: 'sent' }>,
): Entry {
  const { lease: _, strayAnswers: before = 0, ...unled } = entry
  const stray = strayAnswersAfter(verdict, before)
  const rest: Entry = stray === 0 ? unled : { ...unled, strayAnswers: stray }
  const now = environment.now()
  switch (verdict.kind) {
    case 'released':
      return { ...rest, state: 'QUEUED', attempts: entry.attempts - 1 }
    case 'unauthenticated':
      return { ...rest, state: 'AUTH_WAIT', attempts: entry.attempts - 1 }
    case 'conflict':
      return { ...rest, state: 'CONFLICT', refusal: verdict.refusal }
    case 'rejected':
      return { ...rest, state: 'REJECTED', refusal: verdict.refusal }
    case 'later':
      return {
        ...rest,
        state: 'QUEUED',
        due: now + backoff(entry.attempts, environment.random()),
        notBefore: now + cappedRetryAfter(verdict.after),
      }
  }
}

/** A timeout leaves the count unchanged; any answer of the server itself resets it. */
function strayAnswersAfter(verdict: Exclude<Verdict, { kind: 'sent' }>, before: number): number {
  if (verdict.kind === 'released') return before
  if (verdict.kind !== 'later' || !verdict.silent) return 0
  return verdict.stray ? before + 1 : before
}
