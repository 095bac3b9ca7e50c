import { listEmployerJobs } from '../../../contract/job/announcement.ts'
import type { JobStatus } from '../../../contract/base/enums.ts'
import { PAGE_SIZE } from '../../../contract/base/schema.ts'
import { queryFor } from '../../api/query-for.ts'

/**
 * The employer's announcements of one status, newest first.
 * @param page one-based, as in the address
 */
export const announcementsPage = (status: JobStatus, page: number, langCode: string) =>
  queryFor(
    listEmployerJobs,
    { query: { status, langCode, pageNumber: page - 1, pageSize: PAGE_SIZE.jobs } },
    // Returning from a payment provider reloads the page, and persisted data is old then.
    { staleTime: 0 },
  )
