import * as z from 'zod/mini'
import { PROPOSAL_STATUSES, REPORT_REASONS } from '../base/enums.ts'
import { Id, Instant } from '../base/schema.ts'
import {
  REPORT_STATES,
  reported,
  type Settlements,
  settlementWith,
  UPHELD_OR_NOT,
  decisionFields,
} from './report.ts'
import { caseCalls, decided, defineCase, inState } from './define-case.ts'
import { MemberId } from '../operator/schema.ts'

/** A proposal never changes, so that it cannot be corrected. */
export const OFFER_SETTLEMENTS: Settlements<(typeof UPHELD_OR_NOT)[number]> = {
  UPHELD: {
    causes: REPORT_REASONS,
    notice: 'OFFER_REPORT_UPHELD',
    messages: { GET_HELP: 'OFFER_REPORT_HELP' },
  },
  DISMISSED: {
    causes: ['NO_VIOLATION', 'NOT_PROVEN', 'MALICIOUS', 'ETC'],
    notice: 'OFFER_REPORT_DISMISSED',
    messages: { NOT_PROVEN: 'OFFER_REPORT_NOT_PROVEN' },
  },
}

/** A reported proposal; the candidate who reported it is not shown. */
export const ProposalReportRow = z.object({
  ...reported,
  outcome: z.nullable(z.enum(UPHELD_OR_NOT)),
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
    /** The posting that it is for, if one was named. */
    jobId: z.optional(z.nullable(Id)),
    createdDate: Instant,
  }),
  company: z.object({
    memberId: MemberId,
    /** As on the business registration; null while the business is not verified. */
    businessName: z.nullable(z.string()),
    /** Other reports of its proposals. */
    otherReports: z.int(),
  }),
})
export type ProposalReportRow = z.output<typeof ProposalReportRow>

const calls = caseCalls('proposal-reports')

export const listProposalReports = calls.list(
  'proposalReports',
  'List reports of proposals',
  ProposalReportRow,
  { state: inState(REPORT_STATES) },
)
export const ProposalReportCase = z.extend(ProposalReportRow, decisionFields)
export type ProposalReportCase = z.output<typeof ProposalReportCase>

export const getProposalReport = calls.get('proposalReport', {
  summary: 'Get a report of a proposal',
  answer: ProposalReportCase,
})
export const settleProposalReport = calls.decide('settleProposalReport', 'settlement', {
  summary: 'Settle a report of a proposal',
  body: settlementWith(UPHELD_OR_NOT),
  answer: decided({ outcome: z.enum(UPHELD_OR_NOT) }),
  errors: ['VALIDATION', 'JOB_STATE'],
})
export const reopenProposalReport = calls.reopen(
  'reopenProposalReport',
  'Open a dismissed report of a proposal again',
)

export const offerReportCase = defineCase({
  section: 'reports',
  page: 'reports',
  search: { about: 'OFFERS' },
  count: 'openProposalReports',
  subject: 'REPORT',
  decision: 'OFFER_REPORT',
  acts: ['report.settleProposal', 'report.undoProposal', 'report.reopenProposal'],
  calls: { list: listProposalReports, getProposalReport, settleProposalReport, reopenProposalReport },
})
