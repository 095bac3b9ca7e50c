import { listEmployerJobs } from '../../../contract/job/announcement.ts'
import { PAGE_SIZE } from '../../../contract/base/schema.ts'
import { queryFor } from '../../api/query-for.ts'

/** The employer's public announcements, for selecting one. */
export const openAnnouncements = (langCode: string) =>
  queryFor(listEmployerJobs, {
    query: { status: 'IN_PROGRESS', langCode, pageNumber: 0, pageSize: PAGE_SIZE.max },
  })
