import { pageFromSearch, textsFromSearch } from '../../api/page-search.ts'

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
  const open = textsFromSearch(search, 'posting')
  return {
    ...pageFromSearch(search),
    ...open,
    ...(open.posting !== undefined && applicants !== undefined ? { applicants } : {}),
  }
}
