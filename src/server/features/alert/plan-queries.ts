import { sql } from 'kysely'
import { NOTIFICATION_KINDS, type NotificationKind } from '../../../contract/message/notification.ts'
import type { PushMessage } from '../../../contract/message/push.ts'
import type { Db } from '../../db/database.ts'

const KNOWN: readonly string[] = NOTIFICATION_KINDS

export interface DuePlan {
  memberId: string
  langCode: string
  alarmOn: boolean
  /** Pushes sent today. */
  sent: number
  lastSentAt: Date | null
  unreadCount: number
}

/**
 * Locks members with a due push until the transaction ends. A notification that arrives meanwhile waits for the lock
 * and plans a new push.
 */
export async function takeDuePlans(db: Db, now: Date, day: string, most: number): Promise<DuePlan[]> {
  const { rows } = await sql<DuePlan>`
    with due as (
      update push_plans set due_at = null
      where due_at <= ${now}
        and member_id in (select member_id from push_plans where due_at <= ${now} order by due_at limit ${most})
      returning member_id, case when day = ${day}::date then sent else 0 end as sent, last_sent_at
    )
    select m.id as "memberId", m.lang_code as "langCode", m.alarm_on as "alarmOn", due.sent,
      due.last_sent_at as "lastSentAt",
      (select count(*) from notifications n where n.member_id = m.id and n.read_at is null) as "unreadCount"
    from due join members m on m.id = due.member_id`.execute(db)
  return rows
}

export async function findPendingKinds(db: Db, memberIds: readonly string[]) {
  const { rows } = await sql<{ memberId: string; kinds: NotificationKind[] }>`
    select member_id as "memberId", array_agg(distinct kind) as kinds from notifications
    where push_pending and member_id = any(${memberIds}::uuid[]) and kind = any(${KNOWN}::text[])
    group by member_id`.execute(db)
  return new Map(rows.map((row) => [row.memberId, row.kinds]))
}

export interface TakenNotification {
  id: string
  memberId: string
  kind: NotificationKind
  subject: string
  actor: string | null
  targetId: string | null
  createdAt: Date
  isRead: boolean
}

/**
 * Takes the members' unpushed notifications, oldest first, so that nobody else pushes them. Those of a kind that only
 * another version of the server knows are left to it.
 */
export async function takePending(db: Db, memberIds: readonly string[]): Promise<TakenNotification[]> {
  const { rows } = await sql<TakenNotification>`
    with taken as (
      update notifications set push_pending = false
      where push_pending and member_id = any(${memberIds}::uuid[]) and kind = any(${KNOWN}::text[]) returning *
    )
    select id, member_id as "memberId", kind, subject, actor, target_id as "targetId", created_at as "createdAt",
      read_at is not null as "isRead"
    from taken order by id`.execute(db)
  return rows
}

export interface NewDelivery {
  memberId: string
  topic: string
  message: PushMessage
}

/** Queues a message for every browser of the member, and counts it. */
export async function insertDeliveries(
  db: Db,
  deliveries: readonly NewDelivery[],
  { now, day, expiresAt }: { now: Date; day: string; expiresAt: Date },
): Promise<void> {
  const rows = deliveries.map((each) => ({
    member_id: each.memberId,
    topic: each.topic,
    message: each.message,
  }))
  await sql`
    with pushed as (
      insert into push_deliveries (id, subscription_id, topic, message, due_at, expires_at)
      select uuid_of_time(${now}), s.id, d.topic, d.message, ${now}::timestamptz, ${expiresAt}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as d (member_id uuid, topic text, message jsonb)
      join push_subscriptions s on s.member_id = d.member_id
      returning subscription_id
    ), members_pushed as (
      select distinct s.member_id from pushed join push_subscriptions s on s.id = pushed.subscription_id
    )
    update push_plans p set day = ${day}::date, last_sent_at = ${now},
      sent = case when p.day = ${day}::date then p.sent + 1 else 1 end
    from members_pushed where members_pushed.member_id = p.member_id`.execute(db)
}

export async function postponePlans(
  db: Db,
  postponed: readonly { memberId: string; dueAt: Date }[],
): Promise<void> {
  const rows = postponed.map((each) => ({ member_id: each.memberId, due_at: each.dueAt }))
  await sql`
    update push_plans p set due_at = later.due_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as later (member_id uuid, due_at timestamptz)
    where later.member_id = p.member_id`.execute(db)
}

export interface DueDelivery {
  id: string
  subscriptionId: string
  endpoint: string
  p256dh: string
  auth: string
  topic: string
  message: PushMessage
  attempts: number
  expiresAt: Date
}

/** Claims due deliveries until `leaseUntil`; those of a process that died become due again. */
export async function claimDeliveries(
  db: Db,
  now: Date,
  leaseUntil: Date,
  { most, isNight }: { most: number; isNight: boolean },
): Promise<DueDelivery[]> {
  const { rows } = await sql<DueDelivery>`
    with due as (
      update push_deliveries set due_at = ${leaseUntil}, attempts = attempts + 1
      where due_at <= ${now}
        and id in (select id from push_deliveries where due_at <= ${now} ${isNight ? sql`and at_night` : sql``}
          order by due_at limit ${most})
      returning *
    )
    select due.id, due.subscription_id as "subscriptionId", s.endpoint, s.p256dh, s.auth, due.topic, due.message,
      due.attempts, due.expires_at as "expiresAt"
    from due join push_subscriptions s on s.id = due.subscription_id`.execute(db)
  return rows
}

export async function removeDeliveries(db: Db, ids: readonly string[]): Promise<void> {
  await sql`delete from push_deliveries where id = any(${ids}::uuid[])`.execute(db)
}

/** Also removes their pending deliveries. */
export async function removeSubscriptions(db: Db, ids: readonly string[]): Promise<void> {
  await sql`delete from push_subscriptions where id = any(${ids}::uuid[])`.execute(db)
}

export async function postponeDeliveries(
  db: Db,
  postponed: readonly { id: string; dueAt: Date }[],
): Promise<void> {
  const rows = postponed.map((each) => ({ id: each.id, due_at: each.dueAt }))
  await sql`
    update push_deliveries d set due_at = later.due_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as later (id uuid, due_at timestamptz)
    where later.id = d.id`.execute(db)
}
