import { AppError } from '../../../contract/base/errors.ts'
import {
  listNotifications,
  readNotification,
  readNotifications,
} from '../../../contract/message/notification.ts'
import { on } from '../../http/endpoint-route.ts'
import { countNotifications, countUnread, findNotifications, markRead, markReadUpTo } from './queries.ts'
import { worksOf } from '../work/service.ts'
import { jobOf, notificationOf } from './service.ts'

export const notificationRoutes = [
  on(listNotifications, async ({ db, query, member }) => {
    const [rows, counts] = await Promise.all([
      findNotifications(db, member.id, query),
      countNotifications(db, member.id),
    ])
    const workIn = await worksOf(db, rows.map(jobOf))
    const data = rows.map((row) => ({ ...notificationOf(row), ...workIn(jobOf(row), query.langCode) }))
    return { data, totalCount: counts.all, unreadCount: counts.unread }
  }),
  on(readNotification, async ({ db, params, member, now }) => {
    if (!(await markRead(db, member.id, params.id, now))) throw new AppError('NOT_FOUND')
    return { data: { unreadCount: await countUnread(db, member.id) } }
  }),
  on(readNotifications, async ({ db, body, member, now }) => {
    await markReadUpTo(db, member.id, body.upTo ?? null, now)
    return { data: { unreadCount: await countUnread(db, member.id) } }
  }),
]
