import { sql } from 'kysely'
import { v7 } from 'uuid'
import { AppError, fieldError } from '../../../contract/base/errors.ts'
import { getPushKey, subscribeToPush, unsubscribeFromPush } from '../../../contract/message/push.ts'
import { on } from '../../http/endpoint-route.ts'
import { isPublicHost } from '../../providers/public-internet/public-address.ts'
import { isPublicKey } from '../../providers/push/vapid-keys.ts'
import { type Db, inTransaction, type Tx } from '../../db/database.ts'

const MAX_BROWSERS = 10

export const pushRoutes = [
  on(getPushKey, async ({ services }) => ({ data: { publicKey: services.push.publicKey } })),
  on(subscribeToPush, async ({ db, body, member, tokenHash, services, now }) => {
    if (!tokenHash) throw new AppError('UNAUTHENTICATED')
    const { endpoint, keys } = body
    const address = new URL(endpoint)
    if (!isPublicHost(address.hostname))
      throw fieldError('endpoint', 'INVALID', 'is not on the public internet')
    if (!services.push.isPushHost(address.hostname))
      throw fieldError('endpoint', 'UNKNOWN', 'is of no push service that this site knows')
    // No push service uses credentials or ports, which could otherwise target internal services.
    if (address.username !== '' || address.password !== '' || address.port !== '')
      throw fieldError('endpoint', 'INVALID', 'has user information or a port')
    if (!isPublicKey(keys.p256dh)) throw fieldError('keys.p256dh', 'INVALID', 'is no point of P-256')
    await services.limits.use('push-member', member.id)
    const subscription = { memberId: member.id, sessionHash: tokenHash, endpoint, ...keys, now }
    const { id, isNew } = await inTransaction(db, async (tx) => {
      const saved = await saveSubscription(tx, subscription)
      if (saved.isNew) await trimSubscriptions(tx, member.id, MAX_BROWSERS)
      return saved
    })
    return { data: { id }, status: isNew ? 201 : 200 }
  }),
  on(unsubscribeFromPush, async ({ db, params, member }) => {
    await deleteSubscription(db, member.id, params.id)
    return {}
  }),
]

interface NewSubscription {
  memberId: string
  sessionHash: Buffer
  endpoint: string
  p256dh: string
  auth: string
  now: Date
}

/**
 * An endpoint is one browser: the last member to sign in there takes it over, without the previous member's pending
 * pushes.
 */
async function saveSubscription(
  tx: Tx,
  subscription: NewSubscription,
): Promise<{ id: string; isNew: boolean }> {
  await tx
    .deleteFrom('push_subscriptions')
    .where('endpoint', '=', subscription.endpoint)
    .where('member_id', '<>', subscription.memberId)
    .execute()
  const { rows } = await sql<{ id: string; isNew: boolean }>`
    insert into push_subscriptions (id, member_id, session_hash, endpoint, p256dh, auth, created_at)
    values (${v7()}, ${subscription.memberId}, ${subscription.sessionHash}, ${subscription.endpoint},
      ${subscription.p256dh}, ${subscription.auth}, ${subscription.now})
    on conflict (endpoint) do update set member_id = excluded.member_id, session_hash = excluded.session_hash,
      p256dh = excluded.p256dh, auth = excluded.auth
    returning id, xmax = 0 as "isNew"`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('an upsert returned nothing')
  return row
}

async function deleteSubscription(db: Db, memberId: string, id: string): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('member_id', '=', memberId).where('id', '=', id).execute()
}

/** Removes the oldest subscriptions beyond the maximum. */
async function trimSubscriptions(db: Db, memberId: string, most: number): Promise<void> {
  await db
    .deleteFrom('push_subscriptions')
    .where('member_id', '=', memberId)
    .where('id', 'not in', (eb) =>
      eb
        .selectFrom('push_subscriptions')
        .select('id')
        .where('member_id', '=', memberId)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(most),
    )
    .execute()
}
