import { pageFromSearch } from '../../api/page-search.ts'

/** Search parameters of a resume: its id and the page to return to. */
export interface ResumeSearch {
  /** Id of the resume. */
  id?: string
  /** Id of its application; with it, the announcement's id and the page of its applicants. */
  application?: string
  job?: string
  page?: number
}

export function readResumeSearch(search: Record<string, unknown>): ResumeSearch {
  const text = (name: keyof ResumeSearch, value: unknown = search[name]) =>
    typeof value === 'string' && value !== '' ? { [name]: value } : {}
  // Older addresses say `posting`.
  return {
    ...text('id'),
    ...text('application'),
    ...text('job', search['job'] ?? search['posting']),
    ...pageFromSearch(search),
  }
}
