import { getJob } from '../../../contract/job.ts'
import { reading } from '../../api/query-for.ts'

/** One posting as its page reads it. Bookmarking keeps this answer on the device. */
export const jobById = (id: string, langCode: string) =>
  reading(getJob, { params: { id }, query: { langCode } })
