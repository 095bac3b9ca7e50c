import { getMyResume } from '../../../contract/resume.ts'
import { reading } from '../../api/query-for.ts'

/** With its ETag; what is edited must not be an old version, such as the one from before another device's was taken. */
export const myResume = () => reading(getMyResume, {}, { staleTime: 0 })
