import * as z from 'zod/mini'
import { REPORT_REASONS } from '../base/enums.ts'
import { ActingOperator } from './schema.ts'

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
