import * as z from 'zod/mini'
import { read, storableCommand } from '../base/endpoint.ts'
import {
  APPLICATION_STATUSES,
  JOB_CATEGORIES,
  KOREAN_CAPABILITIES,
  PERIOD_TYPES,
  WORK_TYPES,
} from '../base/enums.ts'
import { ById, Id, Instant, PAGE_SIZE, pageQuery } from '../base/schema.ts'

export const Applicant = z.object({
  id: Id,
  status: z.enum(APPLICATION_STATUSES),
  createdDate: Instant,
  resumeId: Id,
  name: z.string(),
  countryIsoCode: z.string(),
  read: z.boolean(),
  /** Digits only. */
  cellphone: z.string(),
  /** Whether that number, and the account's e-mail address, are verified. */
  cellphoneVerified: z.boolean(),
  emailVerified: z.boolean(),
  workType: z.enum(WORK_TYPES),
  koreanCapability: z.nullable(z.enum(KOREAN_CAPABILITIES)),
  jobCategoryPeriodTypeMap: z.partialRecord(z.enum(JOB_CATEGORIES), z.enum(PERIOD_TYPES)),
  /** Signed, short-lived URL. */
  profileImageUrl: z.nullable(z.string()),
})
export type Applicant = z.output<typeof Applicant>

export const listApplicants = read('applicants.list', 'GET /employers/jobs/:id/applications', {
  summary: 'List applicants of an announcement',
  params: ById,
  query: z.object(pageQuery(PAGE_SIZE.applicants)),
  answer: z.array(Applicant),
  paged: true,
  by: 'EMPLOYER',
  errors: ['NOT_FOUND'],
})
/** An application that awaits a decision, with the job it is for. */
export const OpenApplicant = z.extend(Applicant, { jobId: Id, title: z.string() })
export type OpenApplicant = z.output<typeof OpenApplicant>

export const listOpenApplicants = read('applicants.open', 'GET /employers/applications', {
  summary:
    "Applications to any of the employer's jobs that are neither shortlisted nor rejected, latest first",
  query: z.object(pageQuery(PAGE_SIZE.applicants)),
  answer: z.array(OpenApplicant),
  paged: true,
  by: 'EMPLOYER',
})

/** The application that a resume came with. */
export const ResumeApplication = z.object({
  id: Id,
  status: z.enum(APPLICATION_STATUSES),
  createdDate: Instant,
  name: z.string(),
  jobId: Id,
  title: z.string(),
})
export type ResumeApplication = z.output<typeof ResumeApplication>

export const listResumeApplications = read('applicants.ofResume', 'GET /employers/resumes/:id/applications', {
  summary: "List a resume's applications to this employer",
  params: ById,
  answer: z.array(ResumeApplication),
  by: 'EMPLOYER',
})
export const decideApplication = storableCommand('applicants.decide', 'PUT /employers/applications/:id', {
  summary: 'Mark an application as read, shortlisted or rejected',
  params: ById,
  body: z.object({ status: z.enum(['READ', 'SHORTLISTED', 'REJECTED']) }),
  answer: z.object({ id: Id, status: z.enum(APPLICATION_STATUSES) }),
  by: 'EMPLOYER',
  errors: ['NOT_FOUND'],
})
