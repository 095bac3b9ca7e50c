import {
  type Notification,
  readNotification,
  readNotifications,
} from '../../../contract/message/notification.ts'
import type { Entry, Receipt } from '../../offline/outbox/engine/entry.ts'

interface Sending {
  entries: readonly Entry[]
  sent: readonly Receipt[]
}

/**
 * Whether a notification is unread, considering reads that are unsent or were sent after the server was
 * asked. Ids are ordered by time.
 * @param dataTime server time (epoch ms) of the notification's data
 */
export function isUnread(
  notification: Pick<Notification, 'id' | 'read'>,
  outbox: Sending,
  dataTime: number,
): boolean {
  if (notification.read) return false
  const done = [...outbox.entries, ...outbox.sent.filter((receipt) => receipt.at >= dataTime)]
  return !done.some(
    ({ operation, params, entity }) =>
      (operation === readNotification.name && params['id'] === notification.id) ||
      (operation === readNotifications.name && entity >= upToEntity(notification.id)),
  )
}

/** The entity contains the newest id shown, so that it is readable from the receipt. */
export const upToEntity = (id: string) => `notifications:${id}`
