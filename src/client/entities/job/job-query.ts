import { getJob } from '../../../contract/job/job.ts'
import { queryFor } from '../../api/query-for.ts'

/** One posting as its page reads it. Bookmarking keeps this answer on the device. */
export const jobById = (id: string, langCode: string) =>
  queryFor(getJob, { params: { id }, query: { langCode } })
