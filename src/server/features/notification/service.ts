import type { Selectable } from 'kysely'
import {
  isAboutCompany,
  isAboutConversation,
  isAboutJob,
  type Notification,
  NOTIFICATION_KINDS,
  type NotificationKind,
  notificationPath,
} from '../../../contract/message/notification.ts'
import type { NotificationTable } from '../../db/alert-tables.ts'
import type { Db, Tx } from '../../db/database.ts'
import { romanizedName } from '../../i18n/romanized.ts'
import {
  countUnread,
  deleteNotificationsBefore,
  deleteNewJobs,
  deleteNotificationsOf,
  deleteTargetNotifications,
  findConversationJobs,
  insertNotifications,
  markTargetRead,
  planPushes,
  type NewNotification,
} from './queries.ts'

/** Exports for other features. */
export { countUnread, deleteTargetNotifications, markTargetRead, planPushes, type NewNotification }

/**
 * Notifies members: in their list, over open event streams, and by push at once (or in the morning). Call it in the
 * transaction of the act, so that both happen or neither. Repeating an occasion has no effect.
 */
export async function notify(
  tx: Tx,
  notifications: NewNotification | readonly NewNotification[],
  now: Date,
): Promise<void> {
  const all = [notifications].flat()
  if (all.length === 0) return
  const toPush = await insertNotifications(tx, all, now)
  if (toPush.length > 0) await planPushes(tx, toPush, now)
}

/** The same without a push, for what plans its own pushes. */
export async function notifyInList(db: Db, notification: NewNotification, now: Date): Promise<void> {
  await insertNotifications(db, [notification], now, { pushes: false })
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

/** Takes back what members were told of new jobs since then. The jobs may be told again. */
export async function withdrawNewJobs(db: Db, jobIds: readonly string[], since: Date): Promise<void> {
  if (jobIds.length > 0) await deleteNewJobs(db, jobIds, since)
}

interface About {
  kind: NotificationKind
  targetId: string | null
}

/** The jobs that notifications are about, also through a conversation; null for others. */
export async function jobsOf(db: Db, all: readonly About[]): Promise<(about: About) => string | null> {
  const ids = all.flatMap(({ kind, targetId }) =>
    targetId !== null && isAboutConversation(kind) ? [targetId] : [],
  )
  const jobs = await findConversationJobs(db, ids)
  return ({ kind, targetId }) => {
    if (targetId === null || isAboutJob(kind)) return targetId
    return isAboutConversation(kind) ? (jobs.get(targetId) ?? null) : null
  }
}

const KNOWN: ReadonlySet<string> = new Set(NOTIFICATION_KINDS)

/** Whether this version of the server knows the kind; another version may write to the same database. */
export const isKnown = ({ kind }: { kind: string }): boolean => KNOWN.has(kind)

/** The API form of a stored notification whose kind is known. */
export function notificationOf(row: Selectable<NotificationTable>): Notification {
  const subjectRomanized = isAboutCompany(row.kind) ? romanizedName(row.subject) : undefined
  const actorRomanized = row.actor === null ? undefined : romanizedName(row.actor)
  return {
    id: row.id,
    kind: row.kind,
    subject: row.subject,
    ...(subjectRomanized === undefined ? {} : { subjectRomanized }),
    actor: row.actor,
    ...(actorRomanized === undefined ? {} : { actorRomanized }),
    // What was changed, for the title alone.
    targetId: row.kind === 'ACCOUNT_CHANGED' ? null : row.target_id,
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
