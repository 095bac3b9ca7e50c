import * as z from 'zod/mini'
import { command, read } from '../base/endpoint.ts'
import { ById, Id, inPages, Instant, Won } from '../base/schema.ts'
import { Undoable } from './decision.ts'
import { OPERATOR_PAGE } from './operator.ts'

/** Whether the listed employer is the company: not decided, the same, or another one. */
export const ARREARS_STATUSES = ['OPEN', 'CONFIRMED', 'DIFFERENT'] as const
export type ArrearsStatus = (typeof ARREARS_STATUSES)[number]

/** What a business and an entry of the list have in common; at least two. */
export const ARREARS_GROUNDS = ['NAME', 'PERSON', 'DISTRICT'] as const
export type ArrearsGround = (typeof ARREARS_GROUNDS)[number]

/** A verified business that the ministry's list of employers with wage arrears may mean. */
export const ArrearsMatch = z.object({
  id: Id,
  status: z.enum(ARREARS_STATUSES),
  grounds: z.array(z.enum(ARREARS_GROUNDS)),
  /** Id for `/operator/verifications/:id`. */
  companyId: Id,
  business: z.object({ name: z.string(), personName: z.string(), address: z.nullable(z.string()) }),
  entry: z.object({
    name: z.string(),
    personName: z.string(),
    address: z.string(),
    /** Unpaid wages of three years, as published. */
    amount: z.nullable(Won),
  }),
  /** The day of the list. */
  listedOn: z.iso.date(),
  foundDate: Instant,
  decidedDate: z.nullable(Instant),
})
export type ArrearsMatch = z.output<typeof ArrearsMatch>

export const listArrearsMatches = read('operator.arrears', 'GET /operator/arrears', {
  summary: 'List businesses that the published list of employers with wage arrears may mean',
  ...inPages(ArrearsMatch, OPERATOR_PAGE, { status: z._default(z.enum(ARREARS_STATUSES), 'OPEN') }),
  by: 'OPERATOR',
})

export const decideArrears = command('operator.decideArrears', 'POST /operator/arrears/:id/decision', {
  summary: 'Decide whether a listed employer is the company; readers are told only what is confirmed',
  params: ById,
  body: z.object({
    status: z.enum(['CONFIRMED', 'DIFFERENT']),
    /** The status that the operator saw: what another one decided meanwhile is not decided again. */
    seen: z.enum(ARREARS_STATUSES),
  }),
  answer: z.object({ status: z.enum(ARREARS_STATUSES), undo: Undoable }),
  by: 'OPERATOR',
  errors: ['NOT_FOUND', 'JOB_STATE', 'PRECONDITION_FAILED'],
})
