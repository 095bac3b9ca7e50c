import { listSessions } from '../../../contract/account/session.ts'
import { queryFor } from '../../api/query-for.ts'

/** @param page one-based, as in the address */
export const sessionsPage = (page: number) =>
  queryFor(listSessions, { query: { pageNumber: page - 1, pageSize: 20 } }, { staleTime: 0 })
