import { listSessions } from '../../../contract/session.ts'
import { getSettings } from '../../../contract/settings.ts'
import { reading } from '../../lib/reading.ts'

const DAY = 86_400_000

export const siteSettings = () => reading(getSettings, {}, { shared: true, staleTime: DAY })

/** @param page one-based, as in the address */
export const sessionsPage = (page: number) =>
  reading(listSessions, { query: { pageNumber: page - 1, pageSize: 20 } }, { staleTime: 0 })
