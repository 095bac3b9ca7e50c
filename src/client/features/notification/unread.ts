import { readNotification, readNotifications } from '../../../contract/message/notification.ts'
import type { Notification } from '../../../contract/message/notification.ts'
import type { Entry, Receipt } from '../../offline/outbox/engine/entry.ts'

interface Sending {
  entries: readonly Entry[]
  sent: readonly Receipt[]
}

/**
 * Whether a notification is unread to its reader: the server's word, and what was read here and is on its way or
 * arrived after the server was asked. Ids are in the order of time.
 * @param dataTime for when the server's word speaks
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

/** The newest one that was shown is part of the entity, where it stays readable after the command was sent. */
export const upToEntity = (id: string) => `notifications:${id}`
