import { getDashboard, listEmployerJobs } from '../../../contract/job/announcement.ts'
import { PAGE_SIZE } from '../../../contract/base/schema.ts'
import { queryFor } from '../../api/query-for.ts'

/** The employer's newest announcements, enough to find the last free one among them. */
export const newestAnnouncements = (langCode: string) =>
  queryFor(listEmployerJobs, { query: { langCode, pageSize: PAGE_SIZE.max } }, { staleTime: 0 })

/** The employer's public announcements, for selecting one. */
export const openAnnouncements = (langCode: string) =>
  queryFor(listEmployerJobs, {
    query: { status: 'IN_PROGRESS', langCode, pageNumber: 0, pageSize: PAGE_SIZE.max },
  })

/** The employer's announcements that are not public yet, which are few. */
export const waitingAnnouncements = (status: 'IN_REVIEW' | 'PAYMENT_DUE', langCode: string) =>
  queryFor(
    listEmployerJobs,
    { query: { status, langCode, pageNumber: 0, pageSize: PAGE_SIZE.max } },
    { staleTime: 0 },
  )

/** An employer's counts, and views and applicants over the last fourteen days. */
export const dashboard = () => queryFor(getDashboard, {})
