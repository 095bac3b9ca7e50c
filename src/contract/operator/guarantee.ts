import * as z from 'zod/mini'
import { LATE_PAY_LENGTH, LATE_PAY_OUTCOMES, LATE_PAY_STATUSES, LatePay } from '../candidate/late-pay.ts'
import { command, read } from './call.ts'
import { Id, inPages } from '../base/schema.ts'
import { paragraphs } from '../base/text-fields.ts'
import { Day, Guarantee, GUARANTEE_KINDS, GUARANTEE_STATUSES } from '../employer/guarantee.ts'
import { Undoable } from './decision.ts'
import { REASON_LENGTH } from './member.ts'
import { OPERATOR_PAGE } from './operator.ts'

export const GuaranteeRow = z.extend(Guarantee, {
  companyName: z.string(),
  /** Id for `/operator/verifications/:id`. */
  companyId: Id,
  /** As registered; null unless it is verified now. Absent from answers of older servers, like the number. */
  businessName: z.optional(z.nullable(z.string())),
  businessNumber: z.optional(z.nullable(z.string())),
  isVerified: z.boolean(),
  /** Signed, short-lived URL. */
  evidenceUrl: z.nullable(z.string()),
  /** Postings that ask for the badge and are public. */
  postings: z.int(),
})
export type GuaranteeRow = z.output<typeof GuaranteeRow>

export const listGuaranteeRequests = read('operator.guarantees', 'GET /operator/guarantees', {
  summary: 'List applications for “Pay guaranteed”',
  ...inPages(GuaranteeRow, OPERATOR_PAGE, { status: z._default(z.enum(GUARANTEE_STATUSES), 'WAITING') }),
})
const Decided = z.object({ status: z.enum(GUARANTEE_STATUSES), undo: Undoable })

export const grantGuarantee = command('operator.grantGuarantee', 'POST /operator/guarantees/:id/grant', {
  summary: 'Grant “Pay guaranteed” for a period',
  body: z.object({ from: Day, until: Day }),
  answer: Decided,
  errors: ['VALIDATION', 'JOB_STATE', 'PRECONDITION_FAILED'],
})
export const refuseGuarantee = command('operator.refuseGuarantee', 'POST /operator/guarantees/:id/refusal', {
  summary: 'Refuse an application for “Pay guaranteed”',
  body: z.object({ reason: paragraphs(REASON_LENGTH, 1) }),
  answer: Decided,
  errors: ['PRECONDITION_FAILED'],
})

export const LatePayRow = z.extend(LatePay, {
  details: z.string(),
  jobTitle: z.string(),
  companyName: z.string(),
  /** Ids for `/operator/members/:id`; the company's is null once its account is removed. */
  companyMemberId: z.nullable(Id),
  workerName: z.string(),
  workerId: Id,
  /** What stood behind the pay on that day; null if the grant was taken back. */
  guarantee: z.nullable(z.object({ kind: z.enum(GUARANTEE_KINDS), until: z.iso.date() })),
})
export type LatePayRow = z.output<typeof LatePayRow>

export const listLatePayCases = read('operator.latePay', 'GET /operator/late-pay-cases', {
  summary: 'List cases of late pay under “Pay guaranteed”',
  ...inPages(LatePayRow, OPERATOR_PAGE, { status: z._default(z.enum(LATE_PAY_STATUSES), 'OPEN') }),
})
export const settleLatePay = command(
  'operator.settleLatePay',
  'POST /operator/late-pay-cases/:id/settlement',
  {
    summary: 'Settle a case of late pay; worker and company are told',
    body: z.object({
      outcome: z.enum(LATE_PAY_OUTCOMES),
      /** For the worker. */
      note: z._default(paragraphs(LATE_PAY_LENGTH), ''),
    }),
    answer: z.object({ status: z.enum(LATE_PAY_STATUSES), undo: Undoable }),
    errors: ['PRECONDITION_FAILED'],
  },
)
