import { listTalents } from '../../../contract/candidate/talent.ts'
import { PAGE_SIZE } from '../../../contract/base/schema.ts'
import { type CandidateFilter, filterValues } from './candidate-filter.ts'
import { queryFor } from '../../api/query-for.ts'

/**
 * Candidates for one of the employer's announcements, best match first unless the filter names another order.
 * @param page one-based
 */
export const talentsFor = (jobId: string, filter: CandidateFilter, page: number, langCode: string) =>
  queryFor(listTalents, {
    query: {
      jobId,
      ...filterValues(filter),
      ...(filter.sort ? { sort: filter.sort } : {}),
      langCode,
      pageNumber: page - 1,
      pageSize: PAGE_SIZE.jobs,
    },
  })
