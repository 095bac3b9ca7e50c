import * as z from 'zod/mini'
import { read, storableCommand } from '../base/endpoint.ts'
import { REPORT_REASONS } from '../base/enums.ts'
import { ById } from '../base/schema.ts'
import { paragraphs } from '../base/text-fields.ts'
import { OwnReport, REPORT_LENGTH } from '../job/report.ts'

export const reportProposal = storableCommand('proposals.report', 'POST /proposals/:id/reports', {
  summary: 'Report a proposal',
  params: ById,
  body: z.object({ reason: z.enum(REPORT_REASONS), text: z._default(paragraphs(REPORT_LENGTH), '') }),
  answer: z.object({ received: z.boolean() }),
  status: 201,
  by: 'EMPLOYEE',
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
})

export const getOwnProposalReport = read('proposals.ownReport', 'GET /proposals/:id/reports/own', {
  summary: 'Get the own report of a proposal',
  params: ById,
  answer: z.nullable(OwnReport),
  by: 'EMPLOYEE',
})
