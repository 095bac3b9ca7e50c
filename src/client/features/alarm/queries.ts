import { getExpectedJob } from '../../../contract/resume.ts'
import { PAGE_SIZE } from '../../../contract/schema.ts'
import { listResumeOpenings } from '../../../contract/talent.ts'
import { queryFor } from '../../api/query-for.ts'

export const expectedJob = () => queryFor(getExpectedJob, {})

/** The companies that opened the member's resume last. */
export const latestOpenings = () =>
  queryFor(listResumeOpenings, { query: { pageNumber: 0, pageSize: PAGE_SIZE.max } })
