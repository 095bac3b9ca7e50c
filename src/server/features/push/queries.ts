import { sql } from 'kysely'
import { v7 } from 'uuid'
import type { Db } from '../../db/database.ts'

export interface NewSubscription {
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
export async function saveSubscription(
  db: Db,
  subscription: NewSubscription,
): Promise<{ id: string; isNew: boolean }> {
  await db
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
    returning id, xmax = 0 as "isNew"`.execute(db)
  const [row] = rows
  if (!row) throw new Error('an upsert returned nothing')
  return row
}

export async function deleteSubscription(db: Db, memberId: string, id: string): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('member_id', '=', memberId).where('id', '=', id).execute()
}

/** Removes the oldest subscriptions beyond the maximum. */
export async function trimSubscriptions(db: Db, memberId: string, most: number): Promise<void> {
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
