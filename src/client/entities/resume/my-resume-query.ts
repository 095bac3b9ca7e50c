import { getMyResume } from '../../../contract/candidate/resume.ts'
import { queryFor } from '../../api/query-for.ts'

/** With its ETag; what is edited must not be an old version, such as the one from before another device's was taken. */
export const myResume = () => queryFor(getMyResume, {}, { staleTime: 0 })
