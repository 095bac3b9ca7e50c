import * as z from 'zod/mini'
import { command, read } from './call.ts'
import { REPORT_REASONS } from '../base/enums.ts'
import { Id, Instant, langQuery } from '../base/schema.ts'
import { DECIDED } from './kinds.ts'
import { ActingOperator } from './operator.ts'

/** How long the operator who decided a case can take the decision back. */
export const UNDO_MINUTES = 10

/** What the reader can undo now; null for other operators, after the time, once undone, and if it would be refused. */
export const Undoable = z.nullable(z.object({ decisionId: Id, until: Instant }))
export type Undoable = z.output<typeof Undoable>

/** Why a posting stays. */
export const DISMISSAL_CAUSES = ['NO_VIOLATION', 'NOT_PROVEN', 'CORRECTED', 'MALICIOUS', 'ETC'] as const
/** Why a report was settled as it was: what was found in the posting, or why it stays. */
export const SETTLEMENT_CAUSES = { CLOSED: REPORT_REASONS, DISMISSED: DISMISSAL_CAUSES } as const
export const SettlementCause = z.enum([...new Set([...REPORT_REASONS, ...DISMISSAL_CAUSES])])
export type SettlementCause = z.output<typeof SettlementCause>

/** What an operator found, by the outcome of a report of a proposal. */
export const OFFER_CAUSES = {
  UPHELD: SETTLEMENT_CAUSES.CLOSED,
  DISMISSED: ['NO_VIOLATION', 'NOT_PROVEN', 'MALICIOUS', 'ETC'],
} as const
/** Phrases for the candidate: a proposal never changes, so that it cannot be corrected. */
export const OFFER_MESSAGES = { UPHELD: ['GET_HELP'], DISMISSED: ['NOT_PROVEN'] } as const

/** Fixed phrases for reporters, who read them in their own language. */
export const REPORTER_MESSAGES = {
  CLOSED: ['GET_HELP'],
  DISMISSED: ['NO_VIOLATION', 'NOT_PROVEN', 'CORRECTED'],
} as const
export const ReporterMessage = z.enum([...REPORTER_MESSAGES.CLOSED, ...REPORTER_MESSAGES.DISMISSED])
export type ReporterMessage = z.output<typeof ReporterMessage>

/** Whether a phrase says the same as the reason: one that names a reason is for that reason, or for one of one's own. */
export const isTrueOf = (message: ReporterMessage, cause: SettlementCause | null | undefined): boolean =>
  !SettlementCause.safeParse(message).success || !cause || cause === 'ETC' || message === cause

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
 * Why a decision is not undone. CHANGED: the company or another operator has acted since. APPLIED: a worker has applied
 * to a posting that it published. REFUNDED: money was given back.
 */
export const UNDO_REFUSALS = ['OTHER_OPERATOR', 'DONE', 'TOO_LATE', 'CHANGED', 'APPLIED', 'REFUNDED'] as const
/** Data of the problem UNDO_REFUSED. */
export const UndoRefusal = z.object({ cause: z.enum(UNDO_REFUSALS) })
export type UndoRefusal = z.output<typeof UndoRefusal>

/** Data of a refusal: who decided the case before, where somebody did within a day. */
export const DecidedBefore = z.object({ decidedBy: ActingOperator, decidedDate: Instant })
export type DecidedBefore = z.output<typeof DecidedBefore>

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

/** How a report was settled. */
export const ReportDecision = z.object({
  /** Null for decisions of earlier versions, which gave none. */
  cause: z.nullable(SettlementCause),
  reason: z.nullable(z.string()),
  /** For operators alone. */
  note: z.nullable(z.string()),
  message: z.nullable(ReporterMessage),
  by: ActingOperator,
})
