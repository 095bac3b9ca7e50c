import { listApplicants, listResumeApplications } from '../../../contract/employer/applicant.ts'
import { PAGE_SIZE } from '../../../contract/base/schema.ts'
import { queryFor } from '../../api/query-for.ts'

/**
 * Applicants of one announcement, latest first.
 * @param page one-based
 */
export const applicantsPage = (jobId: string, page: number) =>
  queryFor(listApplicants, {
    params: { id: jobId },
    query: { pageNumber: page - 1, pageSize: PAGE_SIZE.applicants },
  })

/** The applications that gave this employer access to a resume, latest first. */
export const applicationsOfResume = (resumeId: string) =>
  queryFor(listResumeApplications, { params: { id: resumeId } })
