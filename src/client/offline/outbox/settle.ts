import { dropToken } from '../credentials.ts'
import type { Transaction } from '../database.ts'
import { backoff, heeded } from './backoff.ts'
import { receiptOf } from './entry.ts'
import type { Entry, Receipt } from './entry.ts'
import type { OutboxEnvironment } from './environment.ts'
import { filled } from './needs.ts'
import { close, entriesOf, putEntry } from './records.ts'
import type { Attempt } from './send.ts'
import type { Verdict } from './verdict.ts'

/** Writes down what an attempt came to, in one transaction, and tells everybody. */
export async function settle(
  environment: OutboxEnvironment,
  claimed: Entry,
  attempt: Attempt,
): Promise<void> {
  const { memberId } = claimed
  const receipt = await environment.database.run('readwrite', async (transaction) => {
    const entries = await entriesOf(transaction, memberId)
    const entry = entries.find((each) => each.id === claimed.id)
    if (!entry) return undefined
    if (attempt.verdict.kind === 'sent')
      return settleSent(transaction, environment, entries, entry, attempt.verdict)
    // The lease was lost meanwhile: only a success is worth telling then, anything else is the new holder's matter.
    if (entry.state !== 'SENDING' || entry.lease?.holder !== environment.holder) return undefined
    if (attempt.verdict.kind === 'unauthenticated') await dropToken(transaction, attempt.token)
    putEntry(transaction, afterTrouble(environment, entry, attempt.verdict))
    return undefined
  })
  environment.announce(receipt ? { type: 'settled', memberId, receipt } : { type: 'changed', memberId })
  if (attempt.verdict.kind === 'unauthenticated') environment.announce({ type: 'unauthenticated', memberId })
}

function settleSent(
  transaction: Transaction,
  environment: OutboxEnvironment,
  entries: readonly Entry[],
  entry: Entry,
  { data, etag }: Extract<Verdict, { kind: 'sent' }>,
): Receipt {
  const receipt: Receipt = {
    ...receiptOf(entry, 'SENT', environment.now()),
    ...(data === undefined ? {} : { data }),
    ...(etag === undefined ? {} : { etag }),
  }
  close(transaction, entry, receipt)
  const left = entries.filter((other) => other.id !== entry.id)
  for (const other of left) {
    const next = afterSending(other, left, receipt)
    if (next !== other) putEntry(transaction, next)
  }
  return receipt
}

/** An entry that waited for the one just sent: ids filled in, base version moved on, unblocked. */
function afterSending(other: Entry, left: readonly Entry[], receipt: Receipt): Entry {
  let next = other
  if (other.needs.includes(receipt.id)) {
    next = filled(next, receipt)
    const waits = other.needs.some((need) => left.some((each) => each.id === need))
    if (other.state === 'BLOCKED' && !waits) next = { ...next, state: 'QUEUED' }
  }
  // Written on top of what has just been sent, so what has just been sent is its base.
  if (
    receipt.etag &&
    other.ifMatch !== undefined &&
    other.entity === receipt.entity &&
    other.attempts === 0
  ) {
    next = { ...next, ifMatch: receipt.etag }
  }
  return next
}

function afterTrouble(
  environment: OutboxEnvironment,
  entry: Entry,
  verdict: Exclude<Verdict, { kind: 'sent' }>,
): Entry {
  const { lease: _, ...rest } = entry
  const now = environment.now()
  switch (verdict.kind) {
    case 'released':
      return { ...rest, state: 'QUEUED', attempts: entry.attempts - 1 }
    case 'unauthenticated':
      return { ...rest, state: 'AUTH_WAIT', attempts: entry.attempts - 1 }
    case 'conflict':
      return { ...rest, state: 'CONFLICT', trouble: verdict.trouble }
    case 'rejected':
      return { ...rest, state: 'REJECTED', trouble: verdict.trouble }
    case 'later':
      return {
        ...rest,
        state: 'QUEUED',
        due: now + backoff(entry.attempts, environment.random()),
        notBefore: now + heeded(verdict.after),
      }
  }
}
