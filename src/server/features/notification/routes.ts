import type { Selectable } from 'kysely'
import { AppError } from '../../../contract/base/errors.ts'
import {
  isAboutOrder,
  listNotifications,
  type NotificationKind,
  readNotification,
  readNotifications,
} from '../../../contract/message/notification.ts'
import { on } from '../../http/endpoint-route.ts'
import type { Db } from '../../db/database.ts'
import type { NotificationTable } from '../../db/alert-tables.ts'
import { countNotifications, countUnread, findNotifications, markRead, markReadUpTo } from './queries.ts'
import { titleOfKey } from '../factor/service.ts'
import { orderNames } from '../payment/service.ts'
import { worksOf } from '../work/headlines.ts'
import { isKnown, jobsOf, notificationOf } from './service.ts'

type Row = Selectable<NotificationTable>

const aboutOf = ({ kind, target_id: targetId }: Row) => ({ kind, targetId })

/** The change to the account in the reader's language; older notifications keep the language they were written in. */
function changeIn({ kind, target_id }: Pick<Row, 'kind' | 'target_id'>, langCode: string) {
  if (kind !== 'ACCOUNT_CHANGED' || target_id === null) return {}
  const subject = titleOfKey(langCode, target_id)
  return subject === undefined ? {} : { subject }
}

/** What was bought in the reader's language. */
async function ordersIn(
  db: Db,
  about: readonly { kind: NotificationKind; targetId: string | null }[],
): Promise<(id: string | null, langCode: string) => { subject?: string }> {
  const ids = about.flatMap(({ kind, targetId }) =>
    targetId !== null && isAboutOrder(kind) ? [targetId] : [],
  )
  const nameIn = await orderNames(db, ids)
  return (id, langCode) => {
    const subject = nameIn(id, langCode)
    return subject === undefined ? {} : { subject }
  }
}

export const notificationRoutes = [
  on(listNotifications, async ({ db, query, member }) => {
    const [found, counts] = await Promise.all([
      findNotifications(db, member.id, query),
      countNotifications(db, member.id),
    ])
    const rows = found.filter(isKnown)
    const about = rows.map(aboutOf)
    const jobOf = await jobsOf(db, about)
    const [workIn, boughtIn] = await Promise.all([worksOf(db, about.map(jobOf)), ordersIn(db, about)])
    const data = rows.map((row) => ({
      ...notificationOf(row),
      ...changeIn(row, query.langCode),
      ...boughtIn(row.target_id, query.langCode),
      ...workIn(jobOf(aboutOf(row)), query.langCode),
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
