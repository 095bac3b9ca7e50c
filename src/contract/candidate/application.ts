import * as z from 'zod/mini'
import { read, storableCommand } from '../base/endpoint.ts'
import { APPLICATION_STAGES, APPLICATION_STATUSES } from '../base/enums.ts'
import { JobCard } from '../job/job.ts'
import { LatePay } from './late-pay.ts'
import { SAVE_RESUME } from './save-resume-name.ts'
import { ById, Id, Instant, langQuery, inPages, PAGE_SIZE } from '../base/schema.ts'

export const Application = z.object({
  id: Id,
  /** The same as `id`; devices may have stored answers without it. */
  applicationId: z.optional(Id),
  /** The conversation about it, once one side has opened it. */
  conversationId: z.optional(z.nullable(Id)),
  /** Unread messages in that conversation. */
  unreadMessages: z.optional(z.int()),
  status: z.enum(APPLICATION_STATUSES),
  stage: z.enum(APPLICATION_STAGES),
  createdDate: Instant,
  /** When it reached the stages after it was sent, as far as known. */
  steps: z.optional(z.array(z.object({ stage: z.enum(APPLICATION_STAGES), at: Instant }))),
  /** When the two sides have agreed to meet. */
  interviewDate: z.optional(z.nullable(Instant)),
  /** Whether the worker was hired and the pay is or was guaranteed: late pay can be told. */
  isPayGuaranteed: z.optional(z.boolean()),
  /** The latest case of late pay; null without one. */
  latePay: z.optional(z.nullable(LatePay)),
  job: JobCard,
})
export type Application = z.output<typeof Application>

export const applyToJob = storableCommand('jobs.apply', 'POST /jobs/:id/applications', {
  summary: 'Apply for a job',
  params: ById,
  answer: z.object({ id: Id, applicationId: Id, status: z.enum(APPLICATION_STATUSES) }),
  status: 201,
  by: 'EMPLOYEE',
  errors: ['NOT_FOUND', 'RESUME_MISSING', 'JOB_CLOSED'],
  remedies: { RESUME_MISSING: SAVE_RESUME },
})
export const withdrawApplication = storableCommand('jobs.withdraw', 'DELETE /jobs/:id/applications', {
  summary: 'Withdraw an application',
  params: ById,
  answer: z.object({ status: z.enum(APPLICATION_STATUSES) }),
  by: 'EMPLOYEE',
  errors: ['NOT_FOUND', 'APPLICATION_READ'],
})
export const listApplications = read('applications.list', 'GET /users/applications', {
  summary: "List the member's applications",
  ...inPages(Application, PAGE_SIZE.jobs, langQuery),
  by: 'EMPLOYEE',
})
