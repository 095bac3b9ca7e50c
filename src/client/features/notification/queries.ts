import { listNotifications } from '../../../contract/message/notification.ts'
import { queryFor } from '../../api/query-for.ts'

export const NOTIFICATIONS_PAGE_SIZE = 20

/** @param page one-based, as in the address */
export const notificationsPage = (page: number, langCode: string) =>
  queryFor(listNotifications, {
    query: { langCode, pageNumber: page - 1, pageSize: NOTIFICATIONS_PAGE_SIZE },
  })
