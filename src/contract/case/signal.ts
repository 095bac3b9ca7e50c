import * as z from 'zod/mini'
import { JOB_STATUSES } from '../base/enums.ts'
import { Id, Instant, Won } from '../base/schema.ts'
import { POSTING_SIGNALS } from '../safety/fraud-signals.ts'
import { defineCase, statusCalls } from './define-case.ts'
import { MemberId } from '../operator/schema.ts'

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
  memberId: MemberId,
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

const calls = statusCalls('suspicious-postings', SIGNAL_STATUSES)

export const listSuspiciousPostings = calls.list(
  'signals',
  'List postings that look like a known fraud',
  SuspiciousPosting,
)

export const settleSuspicion = calls.decide('settleSuspicion', 'settlement', {
  summary: 'Close a posting that looks like a fraud, or find it harmless',
  body: z.object({
    outcome: z.enum(['CLOSED', 'DISMISSED']),
    /** The `foundDate` that the operator saw: a posting that was edited meanwhile is looked at again. */
    seen: Instant,
  }),
  errors: ['JOB_STATE', 'PRECONDITION_FAILED'],
})

export const signalCase = defineCase({
  section: 'signals',
  count: 'suspiciousPostings',
  subject: 'JOB',
  decision: 'SIGNAL',
  acts: ['signal.settle', 'signal.undo'],
  calls: { list: listSuspiciousPostings, settleSuspicion },
})
