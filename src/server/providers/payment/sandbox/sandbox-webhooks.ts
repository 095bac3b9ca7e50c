import { v7 } from 'uuid'
import type { Db } from '../../../db/database.ts'
import type { SandboxOutcome } from '../payment-provider.ts'
import { signedHeaders } from '../standard-webhooks.ts'
import { claimWebhooks, type Delivery, insertWebhooks, removeWebhook } from './queries.ts'

/** In ms: how long look-ups fail and the webhook is delayed after a silent approval. */
export const SILENCE = 15_000
const LEASE = 30_000
const TIME_LIMIT = 5_000
const MAX_ATTEMPTS = 8
const BATCH = 20

type Event = 'Ready' | 'VirtualAccountIssued' | 'Paid' | 'Failed' | 'Cancelled'

/** Queues the webhooks of an event: delayed for a silent approval, out of order for APPROVE_TWICE. */
export async function report(
  db: Db,
  id: string,
  event: Event,
  now: Date,
  outcome?: SandboxOutcome,
): Promise<void> {
  const delay = outcome === 'APPROVE_SILENTLY' ? SILENCE : 0
  const first = delivery(id, event, now, new Date(now.getTime() + delay))
  const more = outcome === 'APPROVE_TWICE' ? [first, delivery(id, 'Ready', now, now)] : []
  await insertWebhooks(db, [first, ...more])
}

function delivery(paymentId: string, event: Event, now: Date, dueAt: Date): Delivery {
  const data = { storeId: 'sandbox', paymentId, transactionId: v7() }
  const body = JSON.stringify({ type: `Transaction.${event}`, timestamp: now.toISOString(), data })
  return { eventId: v7(), body, dueAt }
}

/**
 * Sends due webhooks, signed, and retries those that are not accepted.
 * @returns the number of due webhooks
 */
export async function deliver(
  db: Db,
  target: { secret: string; url: string | null },
  now: Date,
): Promise<number> {
  const { secret, url } = target
  if (url === null) return 0
  const due = await claimWebhooks(db, now, new Date(now.getTime() + LEASE), BATCH)
  await Promise.all(
    due.map(async ({ id, event_id, body, attempts }) => {
      const isTaken = await send(url, body, signedHeaders(secret, event_id, body, now))
      if (isTaken || attempts >= MAX_ATTEMPTS) await removeWebhook(db, id)
    }),
  )
  return due.length
}

async function send(url: string, body: string, headers: Record<string, string>): Promise<boolean> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
      signal: AbortSignal.timeout(TIME_LIMIT),
    })
    await response.arrayBuffer()
    return response.ok
  } catch {
    return false
  }
}
