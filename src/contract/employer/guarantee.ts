import * as z from 'zod/mini'
import { command, read } from '../base/endpoint.ts'
import { Id, Instant } from '../base/schema.ts'
import { FileReference } from '../site/file.ts'

/** What stands behind guaranteed pay: wage and severance insurance, a deposit, a contract with the operator. */
export const GUARANTEE_KINDS = ['INSURANCE', 'DEPOSIT', 'CONTRACT'] as const
export type GuaranteeKind = (typeof GUARANTEE_KINDS)[number]
export const GUARANTEE_STATUSES = ['WAITING', 'GRANTED', 'REFUSED'] as const
export type GuaranteeStatus = (typeof GUARANTEE_STATUSES)[number]

/** A day in Seoul, `YYYY-MM-DD`. */
export const Day = z.iso.date()
/** Longest period of a grant. */
export const GUARANTEE_DAYS = 400

export const Guarantee = z.object({
  id: Id,
  kind: z.enum(GUARANTEE_KINDS),
  status: z.enum(GUARANTEE_STATUSES),
  wantedFrom: Day,
  wantedUntil: Day,
  /** What the operator granted, the last day included. */
  grantedFrom: z.nullable(Day),
  grantedUntil: z.nullable(Day),
  /** Whether postings that ask for it have the badge today. */
  isCurrent: z.boolean(),
  /** The operator's, for a refusal. */
  reason: z.nullable(z.string()),
  requestedDate: Instant,
  decidedDate: z.nullable(Instant),
})
export type Guarantee = z.output<typeof Guarantee>

export const listGuarantees = read('employers.guarantees', 'GET /employers/guarantees', {
  summary: 'List what the company applied with to guarantee pay, latest first',
  /** At most the latest twenty. */
  answer: z.array(Guarantee),
  by: 'EMPLOYER',
  company: 'READER',
})
export const requestGuarantee = command('employers.requestGuarantee', 'POST /employers/guarantees', {
  summary: 'Apply for the badge “Pay guaranteed”; replaces an application that waits',
  body: z.object({
    kind: z.enum(GUARANTEE_KINDS),
    from: Day,
    until: Day,
    /** Photo of the evidence (own upload of type `employer/guarantee`). */
    evidenceFileDataId: FileReference,
  }),
  answer: z.array(Guarantee),
  by: 'EMPLOYER',
  errors: ['VALIDATION', 'BUSINESS_NOT_VERIFIED'],
})
