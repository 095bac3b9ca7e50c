import type { Selectable } from 'kysely'
import { type Notification, notificationPath } from '../../../contract/message/notification.ts'
import type { NotificationTable } from '../../db/alert-tables.ts'
import type { Db } from '../../db/database.ts'
import {
  countUnread,
  deleteNotificationsBefore,
  deleteNotificationsOf,
  insertNotifications,
  planPushes,
  type NewNotification,
} from './queries.ts'

/** Exports for other features. */
export { countUnread, planPushes, type NewNotification }

/**
 * Notifies members: in their list, over open event streams, and by push at once (or in the morning). Call it in the
 * transaction of the act, so that both happen or neither. Repeating an occasion has no effect.
 */
export async function notify(
  db: Db,
  notifications: NewNotification | readonly NewNotification[],
  now: Date,
): Promise<void> {
  const all = [notifications].flat()
  if (all.length === 0) return
  const toPush = await insertNotifications(db, all, now)
  if (toPush.length > 0) await planPushes(db, toPush, now)
}

/**
 * Takes back what an occasion told members, with pushes that are still pending. The occasion may be repeated then.
 * @returns members who had been told
 */
export async function withdrawNotifications(
  db: Db,
  memberIds: readonly string[],
  occasion: string,
): Promise<string[]> {
  return deleteNotificationsOf(db, memberIds, occasion)
}

/** The API form of a stored notification. */
export function notificationOf(row: Selectable<NotificationTable>): Notification {
  return {
    id: row.id,
    kind: row.kind,
    subject: row.subject,
    actor: row.actor,
    targetId: row.target_id,
    path: notificationPath(row.kind, row.target_id),
    createdAt: row.created_at.toISOString(),
    read: row.read_at !== null,
  }
}

const KEPT_DAYS = 90

/** Deletes notifications older than the retention period. */
export async function deleteOldNotifications(db: Db, now: Date): Promise<void> {
  await deleteNotificationsBefore(db, new Date(now.getTime() - KEPT_DAYS * 86_400_000))
}
