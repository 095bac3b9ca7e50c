import { sql } from 'kysely'
import { v7 } from 'uuid'
import type { Channel } from '../../../contract/message/notification-channels.ts'
import { inTransaction, type Db, type Tx } from '../../db/database.ts'
import { enqueueTasks } from '../../db/tasks.ts'
import { isNight } from '../alert/service.ts'
import { recipientsOf } from './recipients.ts'

const BATCH = 1000
/** Between two mails to a member about what stayed unread: what comes meanwhile is in the second. */
const APART = 30 * 60_000
/** Older notifications stay in the app, such as after the background was stopped for long. */
const STALE = 36 * 3_600_000

interface Due {
  id: string
  memberId: string
  by: Channel
}

/**
 * Hands what is due to the tasks, one mail or text message for each person, and nothing at night. In one transaction, so
 * that nothing is told by two servers or lost.
 * @returns number of due notifications
 */
export async function planOutsideMessages(db: Db, now: Date): Promise<number> {
  if (isNight(now)) return 0
  return inTransaction(db, async (tx) => {
    const taken = await takeDue(tx, now)
    const unread = taken.filter(({ isTold }) => isTold)
    const recipients = await recipientsOf(tx, [...new Set(unread.map(({ memberId }) => memberId))])
    const byMember = Map.groupBy(unread, ({ memberId }) => memberId)
    const messages = recipients.flatMap(({ memberId, email, cellphone }) => {
      const [texts, mails] = [[], []] as [string[], string[]]
      for (const { id, by } of byMember.get(memberId) ?? []) (by === 'TEXT' ? texts : mails).push(id)
      return [
        { id: v7(), memberId, by: 'MAIL' as const, notificationIds: email === null ? [] : mails },
        { id: v7(), memberId, by: 'TEXT' as const, notificationIds: cellphone === null ? [] : texts },
      ].filter(({ notificationIds }) => notificationIds.length > 0)
    })
    await enqueueTasks(tx, 'notification-message', messages, now)
    return taken.length
  })
}

/**
 * Takes due notifications, read ones too, and begins the pause after mails about unread ones. Rows are locked in one
 * order; a second server waits and finds them taken.
 */
async function takeDue(tx: Tx, now: Date): Promise<(Due & { isTold: boolean })[]> {
  const { rows } = await sql<Due & { isTold: boolean }>`
    with due as (
      select n.id from notifications n left join notification_channels c on c.member_id = n.member_id
      where n.tell_at <= ${now}
        and (n.tell_by <> 'MAIL_UNREAD' or c.mailed_at is null or c.mailed_at <= ${new Date(now.getTime() - APART)})
      order by n.tell_at, n.id limit ${BATCH} for update of n
    ), taken as (
      update notifications n set tell_at = null from due where n.id = due.id
      returning n.id, n.member_id, n.tell_by,
        n.read_at is null and n.created_at > ${new Date(now.getTime() - STALE)} as is_told
    ), mailed as (
      insert into notification_channels (member_id, mailed_at)
      select distinct t.member_id, ${now}::timestamptz from taken t
      join members m on m.id = t.member_id and m.email_verified_at is not null
      where t.is_told and t.tell_by = 'MAIL_UNREAD' order by t.member_id
      on conflict (member_id) do update set mailed_at = excluded.mailed_at
    )
    select id, member_id as "memberId", tell_by as by, is_told as "isTold" from taken order by id`.execute(tx)
  return rows
}
