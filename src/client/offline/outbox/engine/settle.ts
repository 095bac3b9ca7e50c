import { dropToken } from '../../../browser/credentials.ts'
import { backoff, heeded } from './backoff.ts'
import { isUntouched, receiptOf } from './entry.ts'
import type { Entry, Receipt } from './entry.ts'
import type { OutboxEnvironment } from './environment.ts'
import { closeAsCancelled, openLedger, pointDependants, type Ledger } from './ledger.ts'
import { filled } from './needs.ts'
import type { Attempt } from './send.ts'
import type { Verdict } from './verdict.ts'
import { isSameVersion } from './version.ts'

/** Writes down what an attempt came to, in one transaction, and tells everybody. */
export async function settle(
  environment: OutboxEnvironment,
  claimed: Entry,
  attempt: Attempt,
): Promise<void> {
  const { memberId } = claimed
  const { verdict } = attempt
  const receipt = await environment.database.run('readwrite', async (transaction) => {
    const ledger = await openLedger(transaction, memberId)
    const entry = ledger.byId(claimed.id)
    if (!entry) return undefined
    if (verdict.kind === 'sent') return settleSent(ledger, environment, entry, verdict)
    // The lease was lost meanwhile: only a success is worth telling then, anything else is the new holder's matter.
    if (entry.state !== 'SENDING' || entry.lease?.holder !== environment.holder) return undefined
    if (verdict.kind === 'unauthenticated') await dropToken(transaction, attempt.token)
    const isRefused = verdict.kind === 'conflict' || verdict.kind === 'rejected'
    if (isRefused && giveWay(ledger, environment, entry)) return undefined
    ledger.put(afterError(environment, entry, verdict))
    return undefined
  })
  environment.announce(receipt ? { type: 'settled', memberId, receipt } : { type: 'changed', memberId })
  if (verdict.kind === 'unauthenticated') environment.announce({ type: 'unauthenticated', memberId })
}

function settleSent(
  ledger: Ledger,
  environment: OutboxEnvironment,
  entry: Entry,
  { data, etag }: Extract<Verdict, { kind: 'sent' }>,
): Receipt {
  const receipt: Receipt = {
    ...receiptOf(entry, 'SENT', environment.now()),
    ...(data === undefined ? {} : { data }),
    ...(etag === undefined ? {} : { etag }),
  }
  ledger.close(entry, receipt)
  for (const other of ledger.entries()) {
    const next = afterSending(ledger, other, receipt)
    if (next !== other) ledger.put(next)
  }
  return receipt
}

/** An entry that waited for the one just sent: ids filled in, base version moved on, unblocked. */
function afterSending(ledger: Ledger, other: Entry, receipt: Receipt): Entry {
  let next = other
  if (other.needs.includes(receipt.id)) {
    next = filled(next, receipt)
    const waits = other.needs.some((need) => ledger.byId(need) !== undefined)
    if (other.state === 'BLOCKED' && !waits) next = { ...next, state: 'QUEUED' }
  }
  // Written on what the one just sent was written on, so what that one made is its base. Entries of other things keep
  // theirs: the part that they are compared by has not been written here, but perhaps by another device.
  const follows = other.entity === receipt.entity && other.attempts === 0
  if (receipt.etag && follows && isSameVersion(other.ifMatch, receipt.ifMatch, other.versionPart)) {
    next = { ...next, ifMatch: receipt.etag }
  }
  return next
}

/** Where the member has saved the same thing again meanwhile, that takes the place of the refused one. */
function giveWay(ledger: Ledger, environment: OutboxEnvironment, entry: Entry): boolean {
  const next = ledger.entries().find((other) => other.entity === entry.entity && other.seq > entry.seq)
  if (!next || !isUntouched(next) || !next.absolute || !entry.absolute) return false
  if (next.operation !== entry.operation) return false
  pointDependants(ledger, entry.id, next.id)
  closeAsCancelled(ledger, entry, environment.now())
  return true
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
        notBefore: now + heeded(verdict.after),
      }
  }
}

/** Silence says nothing about who would have answered; the server's own word does. */
function strayAnswersAfter(verdict: Exclude<Verdict, { kind: 'sent' }>, before: number): number {
  if (verdict.kind === 'released') return before
  if (verdict.kind !== 'later' || !verdict.silent) return 0
  return verdict.stray ? before + 1 : before
}
