import type { Db } from '../../db/database.ts'
import type { PushOutcome, PushSender } from '../../providers/push/push-sender.ts'
import {
  claimDeliveries,
  postponeDeliveries,
  removeDeliveries,
  removeSubscriptions,
  type DueDelivery,
} from './plan-queries.ts'
import { sentPushes } from '../../metrics.ts'
import { isNight } from './push-hours.ts'

const BATCH = 40
/** Longer than any request to a push service may take. */
const LEASE = 60_000
const MAX_ATTEMPTS = 8
const FIRST_PAUSE = 15_000

/**
 * Sends due pushes; at night only those about conversations that their members want then. A process that dies between sending and recording sends a push twice, with the same notification
 * id, so that the browser replaces the first.
 * @returns number of due pushes
 */
export async function sendDuePushes(db: Db, push: PushSender, now: Date): Promise<number> {
  const wanted = { most: BATCH, isNight: isNight(now) }
  const due = await claimDeliveries(db, now, new Date(now.getTime() + LEASE), wanted)
  const settled = await Promise.all(
    due.map(async (delivery) => ({ delivery, outcome: await send(push, delivery, now) })),
  )
  const isGone = ({ outcome }: (typeof settled)[number]) => outcome.state === 'GONE'
  const retried = settled.flatMap(({ delivery, outcome }) => {
    const dueAt = outcome.state === 'LATER' ? nextTry(delivery, outcome.retryAfterSeconds, now) : null
    return dueAt ? [{ id: delivery.id, dueAt }] : []
  })
  const kept = new Set(retried.map((each) => each.id))
  await removeSubscriptions(
    db,
    settled.filter(isGone).map(({ delivery }) => delivery.subscriptionId),
  )
  await postponeDeliveries(db, retried)
  await removeDeliveries(
    db,
    due.map((delivery) => delivery.id).filter((id) => !kept.has(id)),
  )
  return due.length
}

async function send(push: PushSender, delivery: DueDelivery, now: Date): Promise<PushOutcome> {
  const ttl = Math.floor((delivery.expiresAt.getTime() - now.getTime()) / 1000)
  // A push that could not be sent before night is dropped; the notification stays in the list.
  if (ttl <= 0) return { state: 'REFUSED' }
  const { message, topic } = delivery
  const outcome = await push.send(delivery, { message, topic, ttl })
  sentPushes.inc({ outcome: outcome.state })
  return outcome
}

function nextTry(delivery: DueDelivery, retryAfterSeconds: number | null, now: Date): Date | null {
  if (delivery.attempts >= MAX_ATTEMPTS) return null
  const backoff = FIRST_PAUSE * 2 ** (delivery.attempts - 1) * (0.75 + Math.random() / 2)
  return new Date(now.getTime() + Math.max(backoff, (retryAfterSeconds ?? 0) * 1000))
}
