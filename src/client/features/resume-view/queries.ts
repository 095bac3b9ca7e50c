import { getResume } from '../../../contract/candidate/resume.ts'
import { queryFor } from '../../api/query-for.ts'

/** Somebody's resume: their own, or one that was sent to this employer or opened by them. */
export const resumeById = (id: string) => queryFor(getResume, { params: { id } })
