import { pageFromSearch, textsFromSearch } from '../../api/page-search.ts'

/** Search parameters of a resume: its id and the page to return to. */
export interface ResumeSearch {
  /** Id of the resume. */
  id?: string
  /** Id of its application; with it, the announcement's id and the page of its applicants. */
  application?: string
  job?: string
  page?: number
}

/** Older addresses say `posting`. */
export const readResumeSearch = (search: Record<string, unknown>): ResumeSearch => ({
  ...textsFromSearch({ ...search, job: search['job'] ?? search['posting'] }, 'id', 'application', 'job'),
  ...pageFromSearch(search),
})
