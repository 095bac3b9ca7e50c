import { pageFromSearch } from '../../api/page-search.ts'

/** Which resume, and where the reader came from. */
export interface ResumeSearch {
  /** Id of the resume. */
  id?: string
  /** The application it came with: its id, the announcement's, and the page of its applicants. */
  application?: string
  posting?: string
  page?: number
}

export function readResumeSearch(search: Record<string, unknown>): ResumeSearch {
  const text = (name: 'id' | 'application' | 'posting') => {
    const value = search[name]
    return typeof value === 'string' && value !== '' ? { [name]: value } : {}
  }
  return { ...text('id'), ...text('application'), ...text('posting'), ...pageFromSearch(search) }
}
