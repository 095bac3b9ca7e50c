import * as z from 'zod/mini'
import { command, read } from './call.ts'
import { PROPOSAL_STATUSES } from '../base/enums.ts'
import { Id, Instant, inPages } from '../base/schema.ts'
import { REPORT_STATES, reported, settlementWith } from './case.ts'
import { ReportDecision, Undoable } from './decision.ts'
import { ActingOperator, OPERATOR_PAGE } from './operator.ts'

/** The proposal was withdrawn where it was open, or left as it is. */
export const PROPOSAL_REPORT_OUTCOMES = ['UPHELD', 'DISMISSED'] as const

/** A reported proposal; the candidate who reported it is not shown. */
export const ProposalReportRow = z.object({
  ...reported,
  outcome: z.nullable(z.enum(PROPOSAL_REPORT_OUTCOMES)),
  proposal: z.object({
    id: Id,
    status: z.enum(PROPOSAL_STATUSES),
    title: z.string(),
    companyName: z.string(),
    contact: z.string(),
    address: z.string(),
    hours: z.string(),
    payType: z.string(),
    payAmount: z.int(),
    details: z.string(),
    createdDate: Instant,
  }),
  /** Who settled it; null while open. */
  decidedBy: ActingOperator,
  company: z.object({
    /** Id for `/operator/members/:id`; null once the account is removed. */
    memberId: z.nullable(Id),
    /** As on the business registration; null while the business is not verified. */
    businessName: z.nullable(z.string()),
    /** Other reports of its proposals. */
    otherReports: z.int(),
  }),
})
export type ProposalReportRow = z.output<typeof ProposalReportRow>

export const listProposalReports = read('operator.proposalReports', 'GET /operator/proposal-reports', {
  summary: 'List reports of proposals',
  ...inPages(ProposalReportRow, OPERATOR_PAGE, { state: z._default(z.enum(REPORT_STATES), 'OPEN') }),
})
export const ProposalReportCase = z.extend(ProposalReportRow, {
  /** Null while open. */
  decision: z.nullable(ReportDecision),
  undo: Undoable,
})
export type ProposalReportCase = z.output<typeof ProposalReportCase>

export const getProposalReport = read('operator.proposalReport', 'GET /operator/proposal-reports/:id', {
  summary: 'Get a report of a proposal',
  answer: ProposalReportCase,
})
export const settleProposalReport = command(
  'operator.settleProposalReport',
  'POST /operator/proposal-reports/:id/settlement',
  {
    summary: 'Settle a report of a proposal',
    body: settlementWith(PROPOSAL_REPORT_OUTCOMES),
    /** How that can be undone. */
    answer: z.object({ outcome: z.enum(PROPOSAL_REPORT_OUTCOMES), undo: Undoable }),
    errors: ['VALIDATION', 'JOB_STATE'],
  },
)
export const reopenProposalReport = command(
  'operator.reopenProposalReport',
  'POST /operator/proposal-reports/:id/reopening',
  {
    summary: 'Open a dismissed report of a proposal again',
    answer: z.object({ id: Id }),
    errors: ['JOB_STATE'],
  },
)
