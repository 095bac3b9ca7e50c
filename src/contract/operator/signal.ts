import * as z from 'zod/mini'
import { command, read } from './call.ts'
import { JOB_STATUSES } from '../base/enums.ts'
import { Id, inPages, Instant, Won } from '../base/schema.ts'
import { POSTING_SIGNALS } from '../safety/fraud-signals.ts'
import { Undoable } from './decision.ts'
import { OPERATOR_PAGE } from './operator.ts'

/** Not decided, closed for it, or found harmless. */
export const SIGNAL_STATUSES = ['OPEN', 'CLOSED', 'DISMISSED'] as const
export type SignalStatus = (typeof SIGNAL_STATUSES)[number]

/** A posting that looks like a known fraud; the id is the posting's. */
export const SuspiciousPosting = z.object({
  id: Id,
  status: z.enum(SIGNAL_STATUSES),
  signals: z.array(z.enum(POSTING_SIGNALS)),
  title: z.string(),
  details: z.string(),
  contact: z.string(),
  hourlyEquivalent: Won,
  companyName: z.string(),
  /** Id for `/operator/members/:id`; null once the account is removed. */
  memberId: z.nullable(Id),
  jobStatus: z.enum(JOB_STATUSES),
  /** Some postings of other companies with the same number. */
  sharedWith: z.optional(z.array(z.object({ companyName: z.string(), title: z.string() }))),
  /** Median of the district, where the pay is far above it; null below five jobs. */
  usualHourly: z.optional(z.nullable(Won)),
  /** Changes with every edit that is looked at again. */
  foundDate: Instant,
  decidedDate: z.nullable(Instant),
})
export type SuspiciousPosting = z.output<typeof SuspiciousPosting>

export const listSuspiciousPostings = read('operator.signals', 'GET /operator/suspicious-postings', {
  summary: 'List postings that look like a known fraud',
  ...inPages(SuspiciousPosting, OPERATOR_PAGE, { status: z._default(z.enum(SIGNAL_STATUSES), 'OPEN') }),
})

export const settleSuspicion = command(
  'operator.settleSuspicion',
  'POST /operator/suspicious-postings/:id/settlement',
  {
    summary: 'Close a posting that looks like a fraud, or find it harmless',
    body: z.object({
      outcome: z.enum(['CLOSED', 'DISMISSED']),
      /** The `foundDate` that the operator saw: a posting that was edited meanwhile is looked at again. */
      seen: Instant,
    }),
    answer: z.object({ status: z.enum(SIGNAL_STATUSES), undo: Undoable }),
    errors: ['JOB_STATE', 'PRECONDITION_FAILED'],
  },
)
