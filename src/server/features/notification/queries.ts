import { sql } from 'kysely'
import { v7 } from 'uuid'
import {
  isAboutPeople,
  isForCompany,
  NOTIFICATION_KINDS,
  type NotificationKind,
} from '../../../contract/message/notification.ts'
import {
  channelTopicOf,
  UNREAD_MINUTES,
  USUAL_CHANNEL,
} from '../../../contract/message/notification-channels.ts'
import type { Db } from '../../db/database.ts'
import { countRows, onPage, type Page } from '../../db/page.ts'
import { firstIdAt } from '../../db/time-ids.ts'
import { nextDailyMail } from '../alert/service.ts'
import { findColleaguesOf } from '../colleague/queries.ts'

export interface NewNotification {
  memberId: string
  kind: NotificationKind
  /** Title of the job or news, in its own language. */
  subject: string
  /** Who caused it, such as the company. */
  actor?: string | null
  /** Id of the job, news or proposal; what was changed in an account. */
  targetId?: string | null
  /** Deduplication key such as `application:<id>:READ`: a member is notified of it once. */
  occasion: string
}

/** @returns members with a new notification; known occasions are skipped */
export async function insertNotifications(
  db: Db,
  notifications: readonly NewNotification[],
  now: Date,
  { pushes = true } = {},
): Promise<string[]> {
  const all = await withColleagues(db, notifications)
  const rows = all.map((notification) => ({
    id: v7(),
    member_id: notification.memberId,
    kind: notification.kind,
    subject: notification.subject,
    actor: notification.actor ?? null,
    target_id: notification.targetId ?? null,
    occasion: notification.occasion,
    topic: channelTopicOf(notification.kind),
  }))
  const ifUnread = new Date(now.getTime() + UNREAD_MINUTES * 60_000)
  const { rows: pending } = await sql<{ memberId: string }>`
    insert into notifications (id, member_id, kind, subject, actor, target_id, occasion, created_at, push_pending,
      tell_by, tell_at)
    select n.id, n.member_id, n.kind, n.subject, n.actor, n.target_id, n.occasion, ${now}::timestamptz,
      ${pushes} and exists (select from push_subscriptions s where s.member_id = n.member_id), chosen.channel,
      case chosen.channel when 'MAIL_UNREAD' then ${ifUnread}::timestamptz
        when 'MAIL_DAILY' then ${nextDailyMail(now)}::timestamptz
        when 'MAIL' then ${now}::timestamptz when 'TEXT' then ${now}::timestamptz end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n (id uuid, member_id uuid, kind text, subject text,
      actor text, target_id text, occasion text, topic text)
    left join notification_channels c on c.member_id = n.member_id
    cross join lateral (select case when n.topic is not null then coalesce(case n.topic
      when 'applicants' then c.applicants when 'answers' then c.answers when 'payment' then c.payment
      when 'people' then c.people end,
      ${USUAL_CHANNEL}) end as channel) chosen
    order by n.member_id
    on conflict (member_id, occasion) do nothing
    returning case when push_pending then member_id end as "memberId"`.execute(db)
  return [...new Set(pending.flatMap((row) => (row.memberId === null ? [] : [row.memberId])))]
}

/** What concerns a company is told to all who act for it, each of whom has a list of their own. */
async function withColleagues(
  db: Db,
  notifications: readonly NewNotification[],
): Promise<readonly NewNotification[]> {
  const shared = notifications.filter(({ kind }) => isForCompany(kind))
  if (shared.length === 0) return notifications
  const colleagues = await findColleaguesOf(db, [...new Set(shared.map(({ memberId }) => memberId))])
  const copies = shared.flatMap((notification) =>
    colleagues
      .filter(({ owner }) => owner === notification.memberId)
      .map(({ person }) => ({ ...notification, memberId: person })),
  )
  return copies.length === 0 ? notifications : [...notifications, ...copies]
}

/** The members, and who acts for their companies. */
const peopleOf = (memberIds: readonly string[]) => sql<string>`(
  select unnest(${memberIds}::uuid[])
  union all select p.person_id from company_people p join companies c on c.id = p.company_id
  where c.member_id = any(${memberIds}::uuid[]) and p.left_at is null)`

/** Schedules a push for the members at that time, unless an earlier one is scheduled. */
export async function planPushes(db: Db, memberIds: readonly string[], dueAt: Date): Promise<void> {
  await sql`
    insert into push_plans (member_id, due_at)
    select member_id, ${dueAt}::timestamptz from unnest(${memberIds}::uuid[]) as member_id order by member_id
    on conflict (member_id) do update set due_at = least(push_plans.due_at, excluded.due_at)`.execute(db)
}

export async function findNotifications(db: Db, memberId: string, page: Page) {
  return db
    .selectFrom('notifications')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .$call(onPage(page))
    .execute()
}

export async function countNotifications(db: Db, memberId: string): Promise<{ all: number; unread: number }> {
  return db
    .selectFrom('notifications')
    .select([
      sql<number>`count(*)`.as('all'),
      sql<number>`count(*) filter (where read_at is null)`.as('unread'),
    ])
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
}

export async function countUnread(db: Db, memberId: string): Promise<number> {
  return countRows(
    db.selectFrom('notifications').where('member_id', '=', memberId).where('read_at', 'is', null),
  )
}

/** The jobs that these conversations are about, by conversation; those about no job of the site are absent. */
export async function findConversationJobs(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom('conversations')
          .select(['id', 'job_id as jobId'])
          .where('id', 'in', ids)
          .execute()
  return new Map(rows.flatMap(({ id, jobId }) => (jobId === null ? [] : [[id, jobId] as const])))
}

/** @returns false if the member has no such notification */
export async function markRead(db: Db, memberId: string, id: string, now: Date): Promise<boolean> {
  const marked = await db
    .updateTable('notifications')
    .set((eb) => ({ read_at: eb.fn.coalesce('read_at', sql<Date>`${now}::timestamptz`) }))
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return marked !== undefined
}

/** Marks the notifications of one kind about one target as read, also for others who act for the member's company. */
export async function markTargetRead(
  db: Db,
  memberId: string,
  about: { kind: NotificationKind; targetId: string },
  now: Date,
): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ read_at: now })
    .where('member_id', 'in', peopleOf([memberId]))
    .where('read_at', 'is', null)
    .where('kind', '=', about.kind)
    .where('target_id', '=', about.targetId)
    .execute()
}

/** Marks all up to the given one as read; it need not exist. */
export async function markReadUpTo(db: Db, memberId: string, upTo: string | null, now: Date): Promise<void> {
  const marking = db
    .updateTable('notifications')
    .set({ read_at: now })
    .where('member_id', '=', memberId)
    .where('read_at', 'is', null)
  await (upTo === null ? marking : marking.where('id', '<=', upTo)).execute()
}

/** Ids begin with their time, so that older notifications are an index range. */
export async function deleteNotificationsBefore(db: Db, oldest: Date): Promise<void> {
  await db.deleteFrom('notifications').where('id', '<', firstIdAt(oldest)).execute()
}

export async function deleteNotificationsOf(
  db: Db,
  memberIds: readonly string[],
  occasion: string,
): Promise<string[]> {
  const { rows } = await sql<{ memberId: string }>`
    delete from notifications where occasion = ${occasion} and member_id in ${peopleOf(memberIds)}
    returning member_id as "memberId"`.execute(db)
  return rows.map(({ memberId }) => memberId)
}

/** What the members, and who acts for their companies, were told about one target; of all kinds unless given. */
export async function deleteTargetNotifications(
  db: Db,
  memberIds: readonly string[],
  targetId: string,
  kinds?: readonly NotificationKind[],
): Promise<void> {
  await sql`
    delete from notifications where target_id = ${targetId} and member_id in ${peopleOf(memberIds)}
      ${kinds ? sql`and kind = any(${kinds}::text[])` : sql``}`.execute(db)
}

/** Ids begin with the time, so those since then are found by primary key. */
export async function deleteNewJobs(db: Db, jobIds: readonly string[], since: Date): Promise<void> {
  await sql`
    delete from notifications where id >= ${firstIdAt(since)} and kind in ('NEW_JOB', 'SEARCH_MATCHED')
      and target_id = any(${jobIds}::text[])`.execute(db)
}

/** What a person who no longer acts for a company was told of it, with pushes that are on their way. */
export async function deleteCompanyNotifications(db: Db, memberId: string): Promise<void> {
  const kinds = NOTIFICATION_KINDS.filter((kind) => isForCompany(kind) || isAboutPeople(kind))
  await sql`delete from notifications where member_id = ${memberId} and kind = any(${kinds}::text[])`.execute(
    db,
  )
  await sql`
    delete from push_deliveries d using push_subscriptions s
    where s.id = d.subscription_id and s.member_id = ${memberId}`.execute(db)
}
