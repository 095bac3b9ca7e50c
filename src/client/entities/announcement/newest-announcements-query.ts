import { listEmployerJobs } from '../../../contract/job/announcement.ts'
import { PAGE_SIZE } from '../../../contract/base/schema.ts'
import { queryFor } from '../../api/query-for.ts'

/** The employer's newest announcements, enough to find the last free one among them. */
export const newestAnnouncements = (langCode: string) =>
  queryFor(listEmployerJobs, { query: { langCode, pageSize: PAGE_SIZE.max } }, { staleTime: 0 })
