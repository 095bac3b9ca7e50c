import { getResume } from '../../../contract/resume.ts'
import { reading } from '../../api/query-for.ts'

/** Somebody's resume: their own, or one that was sent to this employer or opened by them. */
export const resumeById = (id: string) => reading(getResume, { params: { id } })
