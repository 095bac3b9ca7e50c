import { pageFromSearch } from '../../api/page-search.ts'

/** Search parameters of a list of announcements. */
export interface AnnouncementSearch {
  /** One-based; page one is left out. */
  page?: number
  /** Id of the announcement whose applicants are shown. */
  posting?: string
  /** One-based page of these applicants. */
  applicants?: number
}

export function readAnnouncementSearch(search: Record<string, unknown>): AnnouncementSearch {
  const applicants = pageFromSearch({ page: search['applicants'] }).page
  const isOpen = typeof search['posting'] === 'string' && search['posting'] !== ''
  return {
    ...pageFromSearch(search),
    ...(isOpen ? { posting: String(search['posting']) } : {}),
    ...(isOpen && applicants !== undefined ? { applicants } : {}),
  }
}

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
