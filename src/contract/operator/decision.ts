import * as z from 'zod/mini'
import { command, read } from './call.ts'
import { Id, Instant, langQuery } from '../base/schema.ts'
import { Undoable } from '../case/define-case.ts'
import { DECIDED } from '../case/kinds.ts'
import { ActingOperator } from './schema.ts'

/** How long the operator who decided a case can take the decision back. */
export const UNDO_MINUTES = 10

/** Requests of companies whose refusal gives them a reason. */
export const REFUSABLE = ['VERIFICATION', 'NAME', 'GUARANTEE'] as const
export type Refusable = (typeof REFUSABLE)[number]

export const listRefusalReasons = read('operator.refusalReasons', 'GET /operator/refusal-reasons', {
  summary: 'List ready reasons for a refusal in the language of the company that reads it',
  query: z.object({ kind: z.enum(REFUSABLE), companyId: Id, ...langQuery }),
  answer: z.object({
    /** Of the company's member; Korean without one. */
    langCode: z.string(),
    /** What the company reads, and the same in the language of the operator. */
    reasons: z.array(z.object({ text: z.string(), meaning: z.string() })),
  }),
  errors: ['VALIDATION'],
})

/**
 * Data of the problem UNDO_REFUSED. CHANGED: the company or another operator has acted since. APPLIED: a worker has
 * applied to a posting that the decision published. REFUNDED: money was given back.
 */
export const UndoRefusal = z.object({
  cause: z.enum(['OTHER_OPERATOR', 'DONE', 'TOO_LATE', 'CHANGED', 'APPLIED', 'REFUNDED']),
})
export type UndoRefusal = z.output<typeof UndoRefusal>

/** Data of a refusal: who decided the case before. */
export const DecidedBefore = z.object({ decidedBy: ActingOperator, decidedDate: Instant })
export type DecidedBefore = z.output<typeof DecidedBefore>

export const Decision = z.extend(DecidedBefore, { undo: Undoable })
export type Decision = z.output<typeof Decision>

export const getLastDecision = read('operator.lastDecision', 'GET /operator/decisions/last', {
  summary: 'Show who decided a case, and the undo of that decision',
  query: z.object({ kind: z.enum(DECIDED), subjectId: Id }),
  /** Null before the first decision, and after each was undone. */
  answer: z.nullable(Decision),
  errors: ['VALIDATION'],
})

/** At most ten. */
export const listDecisions = read('operator.decisions', 'GET /operator/decisions', {
  summary: 'List own decisions that can be undone now, latest first',
  answer: z.array(z.object({ id: Id, kind: z.enum(DECIDED), subjectId: Id, until: Instant })),
})

export const undoDecision = command('operator.undoDecision', 'POST /operator/decisions/:id/undo', {
  summary: 'Undo a decision on a case',
  /** The case that is open again. */
  answer: z.object({ kind: z.enum(DECIDED), id: Id }),
  errors: ['UNDO_REFUSED'],
})
