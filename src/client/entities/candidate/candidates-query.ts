import { listTalents } from '../../../contract/candidate/talent.ts'
import { PAGE_SIZE } from '../../../contract/base/schema.ts'
import { queryFor } from '../../api/query-for.ts'

/**
 * Candidates for one of the employer's announcements, best match first.
 * @param page one-based
 */
export const talentsFor = (jobId: string, page: number, langCode: string) =>
  queryFor(listTalents, { query: { jobId, langCode, pageNumber: page - 1, pageSize: PAGE_SIZE.jobs } })
