import { getExpectedJob } from '../../../contract/candidate/resume.ts'
import { PAGE_SIZE } from '../../../contract/base/schema.ts'
import { listResumeOpenings } from '../../../contract/candidate/talent.ts'
import { queryFor } from '../../api/query-for.ts'

export const expectedJob = () => queryFor(getExpectedJob, {})

/** The latest companies that opened the member's resume. */
export const latestOpenings = () =>
  queryFor(listResumeOpenings, { query: { pageNumber: 0, pageSize: PAGE_SIZE.max } })
