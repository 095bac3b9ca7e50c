import { listApplications } from '../../../contract/candidate/application.ts'
import {
  listApplicants,
  listOpenApplicants,
  listResumeApplications,
} from '../../../contract/employer/applicant.ts'

/** Answers that say when an interview is or may be, and which stage follows from it. */
export const withInterviewTime = [
  listApplications,
  listApplicants,
  listOpenApplicants,
  listResumeApplications,
] as const
