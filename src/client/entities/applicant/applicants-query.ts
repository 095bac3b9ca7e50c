import {
  listApplicants,
  listOpenApplicants,
  listResumeApplications,
} from '../../../contract/employer/applicant.ts'
import { APPLICANT_STAGES, type ApplicantStage } from '../../../contract/base/enums.ts'
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

interface ChosenApplicants {
  stages: readonly ApplicantStage[]
  jobId?: string | undefined
}

/**
 * Applicants of all announcements or of one, in some stages or in all, latest first.
 * @param page one-based
 */
export const chosenApplicants = ({ stages, jobId }: ChosenApplicants, page: number) =>
  queryFor(
    listOpenApplicants,
    {
      query: {
        stages: stages.length > 0 ? [...stages] : [...APPLICANT_STAGES],
        ...(jobId === undefined ? {} : { jobId }),
        pageNumber: page - 1,
        pageSize: PAGE_SIZE.max,
      },
    },
    { staleTime: 0 },
  )

/** The first applications to any job that await a decision, latest first. */
export const openApplicants = () =>
  queryFor(listOpenApplicants, { query: { pageNumber: 0, pageSize: PAGE_SIZE.applicants } }, { staleTime: 0 })

/** The applications that gave this employer access to a resume, latest first. */
export const applicationsOfResume = (resumeId: string) =>
  queryFor(listResumeApplications, { params: { id: resumeId } })
