import type { Selectable } from 'kysely'
import { AppError } from '../../../contract/base/errors.ts'
import {
  listNotifications,
  readNotification,
  readNotifications,
} from '../../../contract/message/notification.ts'
import { on } from '../../http/endpoint-route.ts'
import type { NotificationTable } from '../../db/alert-tables.ts'
import { countNotifications, countUnread, findNotifications, markRead, markReadUpTo } from './queries.ts'
import { titleOfKey } from '../factor/service.ts'
import { worksOf } from '../work/headlines.ts'
import { jobOf, notificationOf } from './service.ts'

type Row = Selectable<NotificationTable>

/** The change to the account in the reader's language; older notifications keep the language they were written in. */
function changeIn({ kind, target_id }: Pick<Row, 'kind' | 'target_id'>, langCode: string) {
  if (kind !== 'ACCOUNT_CHANGED' || target_id === null) return {}
  const subject = titleOfKey(langCode, target_id)
  return subject === undefined ? {} : { subject }
}

export const notificationRoutes = [
  on(listNotifications, async ({ db, query, member }) => {
    const [rows, counts] = await Promise.all([
      findNotifications(db, member.id, query),
      countNotifications(db, member.id),
    ])
    const workIn = await worksOf(db, rows.map(jobOf))
    const data = rows.map((row) => ({
      ...notificationOf(row),
      ...changeIn(row, query.langCode),
      ...workIn(jobOf(row), query.langCode),
    }))
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
