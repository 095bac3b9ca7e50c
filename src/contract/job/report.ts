import * as z from 'zod/mini'
import { paragraphs } from '../base/text-fields.ts'
import { read, storableCommand } from '../base/endpoint.ts'
import { REPORT_REASONS } from '../base/enums.ts'
import { ById, Instant } from '../base/schema.ts'

export const REPORT_LENGTH = 1_000

/** What became of a member's report. */
export const OwnReport = z.object({
  createdDate: Instant,
  settledDate: z.nullable(Instant),
  /** Null while open, and where no decision was recorded. CLOSED: the job was. */
  outcome: z.nullable(z.enum(['CLOSED', 'UPHELD', 'DISMISSED'])),
})
export type OwnReport = z.output<typeof OwnReport>

export const reportJob = storableCommand('jobs.report', 'POST /jobs/:id/reports', {
  summary: 'Report a job',
  params: ById,
  body: z.object({ reason: z.enum(REPORT_REASONS), text: z._default(paragraphs(REPORT_LENGTH), '') }),
  answer: z.object({ received: z.boolean() }),
  status: 201,
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
})

export const getOwnReport = read('jobs.ownReport', 'GET /jobs/:id/reports/own', {
  summary: 'Get the own report of a job',
  params: ById,
  answer: z.nullable(OwnReport),
  by: 'member',
})
