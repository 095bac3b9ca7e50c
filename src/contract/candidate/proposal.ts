import * as z from 'zod/mini'
import { HIGHEST_PAY } from '../base/won-text.ts'
import { Contact } from '../job/announcement-form.ts'
import { paragraphs, trimmed } from '../base/text-fields.ts'
import { read, storableCommand } from '../base/endpoint.ts'
import { JOB_CATEGORIES, PAY_TYPES, PERIOD_TYPES, PROPOSAL_STATUSES } from '../base/enums.ts'
import { ById, Id, Instant, inPages, PAGE_SIZE } from '../base/schema.ts'
import { Reply } from './proposal-reply.ts'

const fields = {
  title: trimmed(60, 1),
  company: trimmed(60, 1),
  contact: Contact,
  category: z.enum(JOB_CATEGORIES),
  payType: z.enum(PAY_TYPES),
  payAmount: z.int().check(z.minimum(1), z.maximum(HIGHEST_PAY)),
  address: trimmed(200, 1),
  /** Free text; a span such as `09:00-18:00` is used to calculate pay, anything else counts as eight hours a day. */
  hours: z._default(trimmed(60), ''),
  periodType: z.enum(PERIOD_TYPES),
  numberOfWorkDays: z.int().check(z.minimum(1), z.maximum(7)),
  details: z._default(paragraphs(2_000), ''),
}

export const ProposalForm = z.object({
  resumeId: Id,
  /** The employer's open announcement that the proposal is about, if any. */
  jobId: z._default(z.nullable(Id), null),
  ...fields,
})
export type ProposalForm = z.output<typeof ProposalForm>

export const Proposal = z.object({
  id: Id,
  /** The same as `id`; devices may have stored answers without it. */
  proposalId: z.optional(Id),
  /** The conversation about it, once one side has opened it. */
  conversationId: z.optional(z.nullable(Id)),
  /** Unread messages in that conversation. */
  unreadMessages: z.optional(z.int()),
  status: z.enum(PROPOSAL_STATUSES),
  createdDate: Instant,
  answeredDate: z.nullable(Instant),
  jobId: z.nullable(Id),
  /** Null once the candidate has removed the resume. */
  resumeId: z.nullable(Id),
  /**
   * Masked for the employer until the resume is viewed or the proposal accepted, and while the company is unverified.
   */
  candidateName: z.string(),
  /** For the employer; null while the name is masked. */
  candidateCellphone: z.nullable(z.string()),
  /** Who sent it, as on the business registration; null while the business is not verified. */
  businessName: z.nullable(z.string()),
  /** When the company took an unanswered proposal back; its status is DECLINED then. */
  withdrawnDate: z.optional(z.nullable(Instant)),
  /** What both sides asked and replied, oldest first. */
  replies: z.optional(z.array(Reply)),
  /** Whether both sides may reply: not once it was declined or withdrawn, or its job has closed. */
  canReply: z.optional(z.boolean()),
  /** In Latin letters; absent where `company` has them already. */
  companyRomanized: z.optional(z.string()),
  /** In Latin letters, the smallest part first; absent where `address` has them already. */
  addressInEnglish: z.optional(z.string()),
  ...fields,
})
export type Proposal = z.output<typeof Proposal>

export const sendProposal = storableCommand('proposals.send', 'POST /proposals', {
  summary: 'Send a proposal',
  body: ProposalForm,
  answer: z.object({ id: Id, proposalId: Id, status: z.enum(PROPOSAL_STATUSES) }),
  status: 201,
  by: 'EMPLOYER',
  company: 'MANAGER',
  errors: [
    'BUSINESS_NOT_VERIFIED',
    'NOT_FOUND',
    'PROPOSAL_OPEN',
    'PROPOSAL_LIMIT',
    'PAY_BELOW_MINIMUM',
    'TOO_MANY_REQUESTS',
  ],
})
export const listProposals = read('proposals.list', 'GET /proposals', {
  summary: 'List proposals',
  ...inPages(Proposal, PAGE_SIZE.jobs),
  by: ['EMPLOYEE', 'EMPLOYER'],
  company: 'READER',
})
export const answerProposal = storableCommand('proposals.answer', 'PUT /proposals/:id', {
  summary: 'Answer a proposal',
  params: ById,
  body: z.object({ status: z.enum(['ACCEPTED', 'DECLINED']) }),
  answer: z.object({ id: Id, status: z.enum(PROPOSAL_STATUSES) }),
  by: 'EMPLOYEE',
  errors: ['NOT_FOUND', 'PROPOSAL_ANSWERED', 'PROPOSAL_WITHDRAWN'],
})
export const withdrawProposal = storableCommand(
  'proposals.withdraw',
  'POST /employers/proposals/:id/withdrawal',
  {
    summary: 'Withdraw an unanswered proposal',
    params: ById,
    answer: z.object({ id: Id, status: z.enum(PROPOSAL_STATUSES) }),
    by: 'EMPLOYER',
    company: 'MANAGER',
    errors: ['NOT_FOUND', 'PROPOSAL_ANSWERED'],
  },
)
