import * as z from 'zod/mini'
import { paragraphs, trimmed } from '../base/text-fields.ts'
import { command, filteredBy, position, read } from './call.ts'
import {
  APPLICATION_STATUSES,
  ORDER_STATUSES,
  PAYMENT_METHODS,
  PRODUCT_KINDS,
  ROLES,
  VERIFICATION_STATUSES,
} from '../base/enums.ts'
import { RECEIPT_KINDS } from '../payment/receipt.ts'
import { ActingOperator, endsAfterStart, OPERATOR_PAGE, period } from './schema.ts'
import { Id, Instant, inPages, pageQuery, queryEnum, Won } from '../base/schema.ts'

/** Characters, counted as code points. */
export const REASON_LENGTH = 500
export const Reason = paragraphs(REASON_LENGTH, 1)
const ForReason = z.object({ reason: Reason })

/** A member in the search results: only enough to tell two apart, with name, address and number masked. */
export const MemberRow = z.object({
  id: Id,
  role: z.enum(ROLES),
  maskedName: z.string(),
  maskedEmail: z.nullable(z.string()),
  maskedCellphone: z.nullable(z.string()),
  isCellphoneVerified: z.boolean(),
  /** Public on jobs; null for members without a company. */
  companyName: z.nullable(z.string()),
  createdDate: Instant,
  /** Null for who is not suspended. */
  suspendedDate: z.nullable(Instant),
})
export type MemberRow = z.output<typeof MemberRow>

export const MemberCase = z.extend(MemberRow, {
  langCode: z.string(),
  /** Null for members who are not employers. */
  verification: z.nullable(z.enum(VERIFICATION_STATUSES)),
  /** Id for `/operator/verifications/:id`; null without a company. */
  companyId: z.nullable(Id),
  sessionCount: z.int(),
  lastUsedDate: z.nullable(Instant),
  hasResume: z.boolean(),
  /** Applications sent by a worker, or jobs published by an employer. */
  applicationCount: z.int(),
  announcementCount: z.int(),
  orderCount: z.int(),
  /** What a suspended member is shown about why, when they try to sign in. */
  suspensionNote: z.nullable(z.string()),
  points: z.object({ paid: z.int(), free: z.int() }),
})
export type MemberCase = z.output<typeof MemberCase>

export const MemberFilter = z
  .object({
    /** At least two characters, or one Korean syllable, because most Korean family names have one. */
    query: z.optional(
      trimmed(254).check(
        z.refine((text) => Array.from(text).length >= 2 || /^[가-힣]$/.test(text), { error: 'too_short' }),
      ),
    ),
    role: queryEnum(ROLES),
    state: queryEnum(['ACTIVE', 'SUSPENDED']),
    ...period,
  })
  .check(endsAfterStart)
export type MemberFilter = z.output<typeof MemberFilter>

const found = {
  ...filteredBy(MemberFilter.shape, MemberRow, position),
  audited: true,
  errors: ['VALIDATION', 'TOO_MANY_REQUESTS'],
} as const
export const findMembers = read('operator.members', 'GET /operator/members', {
  summary: 'List or search members',
  ...found,
})
export const lookUpMembers = read('operator.memberLookUp', 'POST /operator/member-look-ups', {
  summary: 'List or search members without a query in the URL',
  ...found,
  body: MemberFilter,
  query: z.object({ ...position, ...pageQuery(OPERATOR_PAGE) }),
})
export const getMemberCase = read('operator.member', 'GET /operator/members/:id', {
  summary: "Get a member's status",
  answer: MemberCase,
})
export const showMember = command('operator.showMember', 'POST /operator/members/:id/disclosures', {
  summary: "Show a member's personal data",
  body: ForReason,
  answer: z.object({ name: z.string(), email: z.nullable(z.string()), cellphone: z.nullable(z.string()) }),
  // The answer is personal data, so it is not kept for idempotent replays.
  ignoresIdempotencyKey: true,
  errors: ['TOO_MANY_REQUESTS'],
})

export const MemberNote = z.object({
  id: Id,
  text: z.string(),
  createdDate: Instant,
  operator: ActingOperator,
})
export type MemberNote = z.output<typeof MemberNote>
export const listMemberNotes = read('operator.memberNotes', 'GET /operator/members/:id/notes', {
  summary: 'List what operators noted about a member',
  ...inPages(MemberNote, OPERATOR_PAGE),
})
export const noteMember = command('operator.noteMember', 'POST /operator/members/:id/notes', {
  summary: 'Note something about a member, for operators only',
  body: z.object({ text: Reason }),
  answer: z.object({ id: Id }),
  status: 201,
})

export const MemberApplication = z.object({
  id: Id,
  status: z.enum(APPLICATION_STATUSES),
  createdDate: Instant,
  /** Id for `/operator/postings/:id`. */
  jobId: Id,
  title: z.string(),
  companyName: z.string(),
})
export type MemberApplication = z.output<typeof MemberApplication>
export const listMemberApplications = read(
  'operator.memberApplications',
  'GET /operator/members/:id/applications',
  {
    summary: "List a worker's applications",
    ...inPages(MemberApplication, OPERATOR_PAGE),
  },
)
export const signMemberOut = command('operator.signMemberOut', 'DELETE /operator/members/:id/sessions', {
  summary: 'End all sessions of a member',
  answer: z.object({ ended: z.int() }),
})
const Suspended = z.object({ suspendedDate: z.nullable(Instant) })
export const suspendMember = command('operator.suspendMember', 'POST /operator/members/:id/suspension', {
  summary: 'Suspend a member',
  body: z.object({
    reason: Reason,
    /** Tell the member the reason where they try to sign in; otherwise only operators read it. */
    isReasonShown: z._default(z.boolean(), false),
  }),
  answer: Suspended,
  errors: ['OWN_ACCOUNT', 'LAST_OPERATOR'],
})
export const restoreMember = command('operator.restoreMember', 'POST /operator/members/:id/restoration', {
  summary: 'Restore a suspended member',
  body: ForReason,
  answer: Suspended,
})
export const GrantedPoints = z.int().check(z.minimum(1), z.maximum(10_000_000))
export const grantMemberPoints = command('operator.grantPoints', 'POST /operator/members/:id/points', {
  summary: 'Grant points to an employer',
  body: z.object({ points: GrantedPoints, reason: Reason }),
  answer: z.object({ balance: z.int() }),
  status: 201,
})

export const MemberOrder = z.object({
  id: Id,
  kind: z.enum(PRODUCT_KINDS),
  /** Title of the announcement that a pass is for. */
  title: z.nullable(z.string()),
  status: z.enum(ORDER_STATUSES),
  totalAmount: Won,
  method: z.nullable(z.enum(PAYMENT_METHODS)),
  createdDate: Instant,
  paidDate: z.nullable(Instant),
  isReturnDue: z.boolean(),
  returnedDate: z.nullable(Instant),
  /** False if it is not paid, its points are used, or the days of its pass have started. */
  isRefundable: z.boolean(),
  /** Why a paid order cannot be refunded; null if it can, or is not paid. */
  refundObstacle: z.nullable(z.enum(['POINTS_USED', 'PASS_STARTED'])),
  /** What was issued for it and has to be cancelled after a refund; null if nothing was, or it is cancelled. */
  issuedReceipt: z.optional(z.nullable(z.enum(RECEIPT_KINDS))),
})
export type MemberOrder = z.output<typeof MemberOrder>

export const listMemberOrders = read('operator.memberOrders', 'GET /operator/members/:id/orders', {
  summary: "List a member's orders",
  ...inPages(MemberOrder, OPERATOR_PAGE),
})
const accountPart = trimmed(60, 1)
/** At least eight digits, which may be grouped by hyphens. */
export const AccountNumber = accountPart.check(z.regex(/^\d(?:-*\d){7,}$/))
export const RefundAccount = z.object({ bank: accountPart, number: AccountNumber, holder: accountPart })
export const refundMemberOrder = command('operator.refundOrder', 'POST /operator/orders/:id/refund', {
  summary: 'Refund an order',
  body: z.object({
    reason: Reason,
    /** Also restores the use of its coupon; otherwise the coupon stays used. */
    withCoupon: z._default(z.boolean(), false),
    account: z.optional(z.nullable(RefundAccount)),
  }),
  answer: z.object({
    status: z.enum(ORDER_STATUSES),
    /** False if there was no money to return, or the provider did not answer and the background retries. */
    isReturned: z.boolean(),
  }),
  // Calls the provider, which must not happen in a transaction; repeating it changes nothing.
  ignoresIdempotencyKey: true,
  errors: ['ORDER_STATE'],
})
