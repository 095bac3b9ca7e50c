import { getMe } from '../../../contract/account/member.ts'
import {
  listNotifications,
  readNotification,
  readNotifications,
} from '../../../contract/message/notification.ts'
import { outboxCommand } from '../../offline/outbox/sending.ts'
import { upToEntity } from './unread.ts'

const refreshes = [listNotifications, getMe]

export const markRead = outboxCommand(readNotification, {
  entity: ({ id }) => `notification:${id}`,
  absolute: true,
  refreshes,
})
export const markAllRead = outboxCommand(readNotifications, {
  entity: (_, { upTo = '' }) => upToEntity(upTo),
  absolute: true,
  refreshes,
})
