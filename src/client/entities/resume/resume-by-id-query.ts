import { getResume } from '../../../contract/candidate/resume.ts'
import { queryFor } from '../../api/query-for.ts'

/** A resume: the member's own, or one that this employer may read. */
export const resumeById = (id: string) => queryFor(getResume, { params: { id } })
