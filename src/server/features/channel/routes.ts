import {
  getNotificationChannels,
  saveNotificationChannels,
} from '../../../contract/message/notification-channels.ts'
import { on } from '../../http/endpoint-route.ts'
import { findChannels, saveChannels } from './settings.ts'

export const channelRoutes = [
  on(getNotificationChannels, async ({ db, member }) => ({ data: await findChannels(db, member.id) })),
  on(saveNotificationChannels, async ({ db, body, member }) => ({
    data: await saveChannels(db, member.id, body),
  })),
]
