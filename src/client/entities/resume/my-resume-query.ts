import { getMyResume, getResume } from '../../../contract/candidate/resume.ts'
import { queryFor } from '../../api/query-for.ts'

/**
 * The member's resume with its ETag. Always stale: an edit must not start from a version that another device
 * has replaced.
 */
export const myResume = () => queryFor(getMyResume, {}, { staleTime: 0 })

/** A resume: the member's own, or one that this employer may read. */
export const resumeById = (id: string) => queryFor(getResume, { params: { id } })
