import * as z from 'zod/mini'
import { LATE_PAY_LENGTH, LATE_PAY_OUTCOMES, LATE_PAY_STATUSES, LatePay } from '../candidate/late-pay.ts'
import { Id } from '../base/schema.ts'
import { paragraphs } from '../base/text-fields.ts'
import { Day, Guarantee, GUARANTEE_KINDS, GUARANTEE_STATUSES } from '../employer/guarantee.ts'
import { defineCase, statusCalls } from './define-case.ts'
import { Reason } from '../operator/member.ts'

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

const guaranteeCalls = statusCalls('guarantees', GUARANTEE_STATUSES)

export const listGuaranteeRequests = guaranteeCalls.list(
  'guarantees',
  'List applications for “Pay guaranteed”',
  GuaranteeRow,
)

export const grantGuarantee = guaranteeCalls.decide('grantGuarantee', 'grant', {
  summary: 'Grant “Pay guaranteed” for a period',
  body: z.object({ from: Day, until: Day }),
  errors: ['VALIDATION', 'JOB_STATE', 'PRECONDITION_FAILED'],
})
export const refuseGuarantee = guaranteeCalls.decide('refuseGuarantee', 'refusal', {
  summary: 'Refuse an application for “Pay guaranteed”',
  body: z.object({ reason: Reason }),
  errors: ['PRECONDITION_FAILED'],
})

export const guaranteeCase = defineCase({
  section: 'guarantees',
  count: 'waitingGuarantees',
  subject: 'COMPANY',
  decision: 'GUARANTEE',
  acts: ['guarantee.grant', 'guarantee.refuse', 'guarantee.undo'],
  calls: { list: listGuaranteeRequests, grantGuarantee, refuseGuarantee },
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

const latePayCalls = statusCalls('late-pay-cases', LATE_PAY_STATUSES)

export const listLatePayCases = latePayCalls.list(
  'latePay',
  'List cases of late pay under “Pay guaranteed”',
  LatePayRow,
)
export const settleLatePay = latePayCalls.decide('settleLatePay', 'settlement', {
  summary: 'Settle a case of late pay; worker and company are told',
  body: z.object({
    outcome: z.enum(LATE_PAY_OUTCOMES),
    /** For the worker. */
    note: z._default(paragraphs(LATE_PAY_LENGTH), ''),
  }),
  errors: ['PRECONDITION_FAILED'],
})

export const latePayCase = defineCase({
  section: 'latepay',
  count: 'openLatePay',
  subject: 'LATE_PAY',
  decision: 'LATE_PAY',
  acts: ['latePay.settle', 'latePay.undo'],
  calls: { list: listLatePayCases, settleLatePay },
})
