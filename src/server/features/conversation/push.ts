import { sql } from 'kysely'
import type { PushMessage } from '../../../contract/message/push.ts'
import { notificationPath } from '../../../contract/message/notification.ts'
import { inTransaction, type Db, type Tx } from '../../db/database.ts'
import type { ConversationSide } from '../../db/conversation-tables.ts'
import { readableName } from '../../i18n/romanized.ts'
import { languageOf, textIn } from '../../i18n/text-in.ts'
import { seoulMidnight } from '../../seoul-day.ts'
import { isNight, nextMorning, pushTexts, tonight } from '../alert/service.ts'
import { conversationOf } from './conversation-of.ts'
import { phraseIn } from './message-of.ts'
import { findMessages } from './message-queries.ts'
import { findConversation } from './queries.ts'

const BATCH = 100
/** Milliseconds between pushes about one conversation: a later one replaces an earlier one anyway. */
const APART = 20_000
const HOUR = 3_600_000
/** Code points of a preview. */
const PREVIEW = 80

interface Due {
  id: string
  side: ConversationSide
  /** Of the conversation. */
  memberId: string
  /** Who is told: the member, or one of those who act for their company. */
  personId: string
  langCode: string
  unreadCount: number
  isMuted: boolean
  wroteAt: Date | null
  alarmOn: boolean | null
  pushesAtNight: boolean
  showsPreviews: boolean
  notificationId: string
  unreadNotifications: number
}

/**
 * Pushes unread messages, one push for each conversation, which replaces an earlier one. At night only for members who
 * want it, about conversations that they wrote in that day; the others are pushed in the morning.
 * @returns number of due conversations
 */
export async function planMessagePushes(db: Db, now: Date): Promise<number> {
  for (let planned = 0; planned < BATCH; planned++)
    // In a transaction for each: whoever writes in a conversation waits for its transaction.
    if (!(await inTransaction(db, (tx) => planNext(tx, now)))) return planned
  return BATCH
}

/** @returns whether a conversation was due */
async function planNext(tx: Tx, now: Date): Promise<boolean> {
  const due = await takeDue(tx, now)
  for (const each of due) {
    if (each.unreadCount === 0 || each.isMuted || !each.alarmOn) continue
    if (isNight(now) && !isWantedAtNight(each, now)) await postpone(tx, each, nextMorning(now))
    else await insertPush(tx, each, now)
  }
  return due.length > 0
}

/** The conversation that is due longest, for each who is told; nobody may be left to tell. */
async function takeDue(tx: Tx, now: Date): Promise<Due[]> {
  const ready = new Date(now.getTime() - APART)
  const { rows } = await sql<Due>`
    with due as (
      update conversation_members set push_due_at = null
      where push_due_at <= ${now} and (conversation_id, side) in (
        select conversation_id, side from conversation_members
        where push_due_at <= ${now} and (pushed_at is null or pushed_at <= ${ready})
        order by push_due_at limit 1 for update skip locked)
      returning *
    )
    select due.conversation_id as id, due.side, due.member_id as "memberId", m.id as "personId",
      m.lang_code as "langCode", due.unread_count as "unreadCount",
      due.muted_at is not null as "isMuted", due.wrote_at as "wroteAt", m.alarm_on as "alarmOn",
      coalesce(s.pushes_at_night, false) as "pushesAtNight", coalesce(s.shows_previews, false) as "showsPreviews",
      coalesce((select n.id from notifications n where n.member_id = m.id and n.kind = 'MESSAGE_RECEIVED'
        and n.target_id = due.conversation_id::text order by n.id desc limit 1), due.conversation_id) as "notificationId",
      (select count(*) from notifications n where n.member_id = m.id and n.read_at is null) as "unreadNotifications"
    from due left join members m on m.id = due.member_id or due.side = 'EMPLOYER' and m.id in (
        select p.person_id from company_people p join companies c on c.id = p.company_id
        where c.member_id = due.member_id and p.left_at is null)
      left join conversation_settings s on s.member_id = m.id`.execute(tx)
  return rows
}

/** Wrote since that day's midnight; the hours after midnight belong to the day before. */
function isWantedAtNight({ pushesAtNight, wroteAt }: Due, now: Date): boolean {
  return pushesAtNight && wroteAt !== null && wroteAt >= seoulMidnight(new Date(now.getTime() - 8 * HOUR))
}

async function postpone(tx: Db, { id, side }: Due, until: Date): Promise<void> {
  await tx
    .updateTable('conversation_members')
    .set({ push_due_at: until })
    .where('conversation_id', '=', id)
    .where('side', '=', side)
    .execute()
}

async function insertPush(tx: Tx, due: Due, now: Date): Promise<void> {
  const atNight = isNight(now)
  const expiresAt = atNight ? new Date(now.getTime() + HOUR) : tonight(now)
  const message = await pushMessage(tx, due, now)
  if (!message) return
  await sql`
    insert into push_deliveries (id, subscription_id, topic, message, due_at, expires_at, at_night)
    select uuid_of_time(${now}), s.id, ${topicOf(due.id)}, ${JSON.stringify(message)}::jsonb, ${now}::timestamptz,
      ${expiresAt}::timestamptz, ${atNight}
    from push_subscriptions s where s.member_id = ${due.personId}`.execute(tx)
  await tx
    .updateTable('conversation_members')
    .set({ pushed_at: now })
    .where('conversation_id', '=', due.id)
    .where('side', '=', due.side)
    .execute()
}

/** At most 32 characters (RFC 8030, section 5.4). */
const topicOf = (id: string) => id.replaceAll('-', '')

async function pushMessage(tx: Db, due: Due, now: Date): Promise<PushMessage | null> {
  const found = await findConversation(tx, due.memberId, due.id, now)
  if (!found) return null
  const row = { ...found, langCode: due.langCode }
  const [last] = await findMessages(tx, due.id, { latest: true }, 1)
  const name = conversationOf(row, null).counterpart.name
  const isShown = due.showsPreviews && last !== undefined && last.side !== due.side
  const preview = isShown ? last.text || phraseIn(last.content ?? {}, row.langCode) : ''
  return {
    kind: 'MESSAGE_RECEIVED',
    title: textIn(row.langCode)(pushTexts.MESSAGE_RECEIVED, { subject: readableName(name, row.langCode) }),
    body: Array.from(preview).slice(0, PREVIEW).join(''),
    lang: languageOf(row.langCode),
    path: notificationPath('MESSAGE_RECEIVED', due.id),
    notificationId: due.notificationId,
    count: due.unreadCount,
    unreadCount: due.unreadNotifications,
    createdAt: (last?.created_at ?? now).toISOString(),
  }
}
