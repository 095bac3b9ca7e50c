import { pageFromSearch } from '../../api/page-search.ts'

/** What the address of a list of announcements says. */
export interface AnnouncementSearch {
  /** One-based; page one is left out. */
  page?: number
  /** Id of the announcement whose applicants are open. */
  posting?: string
  /** One-based page of its applicants. */
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
