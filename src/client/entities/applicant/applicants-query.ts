import {
  listApplicants,
  listOpenApplicants,
  listResumeApplications,
} from '../../../contract/employer/applicant.ts'
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

/** The first applications to any job that await a decision, latest first. */
export const openApplicants = () =>
  queryFor(listOpenApplicants, { query: { pageNumber: 0, pageSize: PAGE_SIZE.applicants } }, { staleTime: 0 })

/** The applications that gave this employer access to a resume, latest first. */
export const applicationsOfResume = (resumeId: string) =>
  queryFor(listResumeApplications, { params: { id: resumeId } })
