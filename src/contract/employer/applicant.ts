import * as z from 'zod/mini'
import { command, read, storableCommand } from '../base/endpoint.ts'
import {
  APPLICANT_STAGES,
  APPLICATION_STATUSES,
  JOB_CATEGORIES,
  KOREAN_CAPABILITIES,
  PERIOD_TYPES,
  WORK_TYPES,
} from '../base/enums.ts'
import { paragraphs } from '../base/text-fields.ts'
import { ById, Id, Instant, PAGE_SIZE, pageQuery, queryId, queryList } from '../base/schema.ts'
import { WorkRightVerdict } from '../work-right/work-right.ts'

/**
 * Whether the applicant may do the work of the job, by the status of residence that they gave; null if they gave none.
 * It is all that employers learn of the status. Absent from older answers.
 */
const workRight = z.optional(z.nullable(WorkRightVerdict))

/**
 * The times for an interview that one side offered last in the conversation, while one lies ahead and none was
 * agreed on since. Absent from exports and from older answers.
 */
const OfferedTimes = z.object({ times: z.array(Instant), byApplicant: z.boolean() })
export type OfferedTimes = z.output<typeof OfferedTimes>

export const Applicant = z.object({
  id: Id,
  /** The conversation about the application, once one side has opened it. */
  conversationId: z.optional(z.nullable(Id)),
  /** Unread messages in that conversation. */
  unreadMessages: z.optional(z.int()),
  status: z.enum(APPLICATION_STATUSES),
  /** The status, or the step that a shortlisted applicant has reached since. */
  stage: z.enum(APPLICANT_STAGES),
  /** When the two sides have agreed to meet. */
  interviewDate: z.optional(z.nullable(Instant)),
  offeredTimes: z.optional(z.nullable(OfferedTimes)),
  /** The employer's own note; empty without one. */
  note: z.string(),
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
  workRight,
  koreanCapability: z.nullable(z.enum(KOREAN_CAPABILITIES)),
  jobCategoryPeriodTypeMap: z.partialRecord(z.enum(JOB_CATEGORIES), z.enum(PERIOD_TYPES)),
  /** Signed, short-lived URL. */
  profileImageUrl: z.nullable(z.string()),
})
export type Applicant = z.output<typeof Applicant>

export const listApplicants = read('applicants.list', 'GET /employers/jobs/:id/applications', {
  summary: 'List applicants of an announcement',
  params: ById,
  query: z.object({ stages: queryList(z.enum(APPLICANT_STAGES)), ...pageQuery(PAGE_SIZE.applicants) }),
  answer: z.array(Applicant),
  paged: true,
  by: 'EMPLOYER',
  errors: ['NOT_FOUND'],
})
/** An application with the job it is for. */
export const OpenApplicant = z.extend(Applicant, { jobId: Id, title: z.string() })
export type OpenApplicant = z.output<typeof OpenApplicant>

export const listOpenApplicants = read('applicants.open', 'GET /employers/applications', {
  summary: "List applications to the employer's jobs, by default those that await a decision",
  query: z.object({
    /** Without any: SENT and READ, which await a decision. */
    stages: queryList(z.enum(APPLICANT_STAGES)),
    jobId: queryId,
    ...pageQuery(PAGE_SIZE.applicants),
  }),
  answer: z.array(OpenApplicant),
  paged: true,
  by: 'EMPLOYER',
})

/** The application that a resume came with. */
export const ResumeApplication = z.object({
  id: Id,
  status: z.enum(APPLICATION_STATUSES),
  stage: z.enum(APPLICANT_STAGES),
  interviewDate: z.optional(z.nullable(Instant)),
  offeredTimes: z.optional(z.nullable(OfferedTimes)),
  note: z.string(),
  createdDate: Instant,
  name: z.string(),
  workRight,
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
export const DECISIONS = ['READ', 'SHORTLISTED', 'INTERVIEW', 'HIRED', 'REJECTED'] as const
export type Decision = (typeof DECISIONS)[number]

export const decideApplication = storableCommand('applicants.decide', 'PUT /employers/applications/:id', {
  summary: 'Mark an application as read, shortlisted, invited, hired or rejected',
  params: ById,
  body: z.object({ status: z.enum(DECISIONS) }),
  answer: z.object({ id: Id, status: z.enum(APPLICATION_STATUSES), stage: z.enum(APPLICANT_STAGES) }),
  by: 'EMPLOYER',
  errors: ['NOT_FOUND'],
})

export const NOTE_LENGTH = 1000

export const noteApplicant = storableCommand('applicants.note', 'PUT /employers/applications/:id/note', {
  summary: "Replace the employer's own note about an application",
  params: ById,
  body: z.object({ text: paragraphs(NOTE_LENGTH) }),
  answer: z.object({ id: Id, note: z.string() }),
  by: 'EMPLOYER',
  errors: ['NOT_FOUND'],
})

/** Applications in one export. */
export const MAX_EXPORTED = 10_000

export const exportApplicants = command('applicants.export', 'POST /employers/applications/exports', {
  summary: "Export applications to the employer's jobs, recorded in the audit trail",
  body: z.object({
    /** Without any: all of them. */
    stages: z._default(z.array(z.enum(APPLICANT_STAGES)).check(z.maxLength(APPLICANT_STAGES.length)), []),
    jobId: z.optional(Id),
  }),
  answer: z.array(OpenApplicant),
  by: 'EMPLOYER',
  ignoresIdempotencyKey: true,
  errors: ['NOT_FOUND'],
})
