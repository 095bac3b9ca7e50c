import * as z from 'zod/mini'
import { storableCommand } from '../base/endpoint.ts'
import { ById, Id, Instant } from '../base/schema.ts'
import { paragraphs } from '../base/text-fields.ts'

/** The company has paid, the guarantee pays, it could not be shown, or the labor office decides. */
export const LATE_PAY_OUTCOMES = ['PAID', 'COVERED', 'NOT_PROVEN', 'REFERRED'] as const
export type LatePayOutcome = (typeof LATE_PAY_OUTCOMES)[number]
export const LATE_PAY_STATUSES = ['OPEN', 'SETTLED'] as const
export type LatePayStatus = (typeof LATE_PAY_STATUSES)[number]

export const LATE_PAY_LENGTH = 1_000

/** A worker's call on “Pay guaranteed”, as they see it. */
export const LatePay = z.object({
  id: Id,
  status: z.enum(LATE_PAY_STATUSES),
  /** The day on which it should have been paid. */
  dueOn: z.iso.date(),
  openedDate: Instant,
  settledDate: z.nullable(Instant),
  outcome: z.nullable(z.enum(LATE_PAY_OUTCOMES)),
  /** The operator's, for the worker; empty without one. */
  note: z.string(),
})
export type LatePay = z.output<typeof LatePay>

export const openLatePayCase = storableCommand(
  'latePay.open',
  'POST /users/applications/:id/late-pay-cases',
  {
    summary:
      'Say that the pay of a job with “Pay guaranteed” was late or did not come; an open case is answered again',
    params: ById,
    body: z.object({ dueOn: z.iso.date(), details: paragraphs(LATE_PAY_LENGTH, 1) }),
    answer: LatePay,
    status: 201,
    by: 'EMPLOYEE',
    errors: ['NOT_FOUND', 'VALIDATION', 'JOB_STATE'],
  },
)
