import { getResume } from '../../../contract/resume.ts'
import { reading } from '../../lib/reading.ts'

/** Somebody's resume: their own, or one that was sent to this employer or opened by them. */
export const resumeById = (id: string) => reading(getResume, { params: { id } })
