import * as z from 'zod/mini'
import { trimmed } from '../base/text-fields.ts'
import { VERIFICATION_STATUSES } from '../base/enums.ts'
import { CERTIFICATE_KINDS } from '../employer/business-number.ts'
import { Id, Instant } from '../base/schema.ts'
import { caseCalls, defineCase, inState, Undoable } from './define-case.ts'
import { Reason } from '../operator/member.ts'
import { ActingOperator, MemberId } from '../operator/schema.ts'

/** Company data submitted for verification; the id is the company's. */
const verification = {
  id: Id,
  status: z.enum(VERIFICATION_STATUSES),
  businessName: z.string(),
  businessNumber: z.string(),
  /** What the number and the photo are of; absent from answers of older servers. */
  certificateKind: z.optional(z.enum(CERTIFICATE_KINDS)),
  /** The representative. */
  personName: z.string(),
  /** The tax office's answer; null if it is not queried. */
  taxOffice: z.nullable(z.enum(['OPEN', 'UNREACHABLE'])),
  requestedDate: Instant,
  decidedDate: z.nullable(Instant),
}
export const VerificationRow = z.object({ ...verification, hasCertificate: z.boolean() })
export type VerificationRow = z.output<typeof VerificationRow>

export const VerificationCase = z.object({
  ...verification,
  /** Other companies that wait for a verification with the same number, or are verified with it: at most ten. */
  sameNumber: z.array(z.object({ id: Id, businessName: z.string() })),
  hasPersonRegistrationNumber: z.boolean(),
  /** What was read on the business registration; null until it is verified, and where nothing was noted. */
  address: z.nullable(z.string()),
  sinceYear: z.nullable(z.int()),
  /** Signed, short-lived URL of the registration's photo. */
  certificateUrl: z.nullable(z.string()),
  /** Reason for a refusal. */
  reason: z.nullable(z.string()),
  memberId: MemberId,
  /** Announcements that are published once the company is verified. */
  waitingAnnouncements: z.int(),
  /** Of them, the ten that waited longest; absent from answers of older servers. */
  waitingPostings: z.optional(
    z.array(
      z.object({
        id: Id,
        title: z.string(),
        /** Whether it looks like a known fraud, or was reported, and nobody has decided about it yet. */
        isSuspicious: z.boolean(),
      }),
    ),
  ),
  /** Who decided; null while it waits, and at the command line. */
  decidedBy: ActingOperator,
  undo: Undoable,
})
export type VerificationCase = z.output<typeof VerificationCase>

const LISTED_VERIFICATIONS = ['REQUESTED', 'VERIFIED', 'REFUSED'] as const
const verificationCalls = caseCalls('verifications')

export const listVerifications = verificationCalls.list(
  'verifications',
  'List business verifications',
  VerificationRow,
  { status: inState(LISTED_VERIFICATIONS) },
)
export const getVerificationCase = verificationCalls.get('verification', {
  summary: 'Get a business verification',
  answer: VerificationCase,
  audited: true,
})
export const approveVerification = verificationCalls.decide('approveVerification', 'approval', {
  summary: 'Approve a business verification',
  /** What the operator reads on the photo of the registration; readers of postings see it. */
  body: z._default(
    z.object({
      address: z._default(trimmed(200), ''),
      sinceYear: z._default(z.nullable(z.int().check(z.minimum(1900), z.maximum(2200))), null),
    }),
    { address: '', sinceYear: null },
  ),
  answer: VerificationCase,
  errors: ['PRECONDITION_FAILED'],
})
export const refuseVerification = verificationCalls.decide('refuseVerification', 'refusal', {
  summary: 'Refuse a business verification',
  body: z.object({ reason: Reason }),
  answer: VerificationCase,
  errors: ['JOB_STATE', 'PRECONDITION_FAILED'],
})

export const verificationCase = defineCase({
  section: 'verifications',
  page: 'verifications',
  count: 'waitingVerifications',
  subject: 'COMPANY',
  decision: 'VERIFICATION',
  acts: ['verify.show', 'verify.approve', 'verify.refuse', 'verify.undo'],
  calls: { list: listVerifications, getVerificationCase, approveVerification, refuseVerification },
})
