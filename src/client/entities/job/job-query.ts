import { getJob } from '../../../contract/job/job.ts'
import { queryFor } from '../../api/query-for.ts'

/** One job. Adding it to the favorites stores this answer on the device. */
export const jobById = (id: string, langCode: string) =>
  queryFor(getJob, { params: { id }, query: { langCode } })
