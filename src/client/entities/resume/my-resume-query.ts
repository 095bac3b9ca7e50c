import { getMyResume } from '../../../contract/candidate/resume.ts'
import { queryFor } from '../../api/query-for.ts'

/**
 * The member's resume with its ETag. Always stale: an edit must not start from a version that another device
 * has replaced.
 */
export const myResume = () => queryFor(getMyResume, {}, { staleTime: 0 })
