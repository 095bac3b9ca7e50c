import { getMyResume } from '../../../contract/resume.ts'
import { reading } from '../../lib/reading.ts'

export const myResume = () => reading(getMyResume, {})
