import * as z from 'zod/mini'
import { read } from '../base/endpoint.ts'
import { endsAfterStart, period } from './period.ts'
import { Id, Instant, inPages, PAGE_SIZE, pageQuery, queryEnum } from '../base/schema.ts'

/** Page size of operator lists. */
export const OPERATOR_PAGE = 20

/** Everything an operator can do. Each act is recorded with operator, subject and time. */
export const OPERATOR_ACTS = [
  'news.create',
  'news.edit',
  'news.publish',
  'news.unpublish',
  'news.delete',
  'news.import',
  'banner.create',
  'banner.edit',
  'banner.order',
  'banner.delete',
  'advertisement.create',
  'advertisement.edit',
  'advertisement.order',
  'advertisement.delete',
  'queue.show',
  'verify.show',
  'verify.approve',
  'verify.refuse',
  'verify.undo',
  'announcement.setWork',
  'announcement.undoWork',
  'announcement.translate',
  'companyName.approve',
  'companyName.refuse',
  'companyName.undo',
  'guarantee.grant',
  'guarantee.refuse',
  'guarantee.undo',
  'latePay.settle',
  'latePay.undo',
  'signal.settle',
  'signal.undo',
  'arrears.import',
  'arrears.confirm',
  'arrears.dismiss',
  'arrears.undo',
  'receipt.show',
  'receipt.issue',
  'receipt.refuse',
  'receipt.correct',
  'receipt.cancel',
  'report.settle',
  'report.undo',
  'report.reopen',
  'report.settleProposal',
  'report.showMessages',
  'report.settleMessage',
  'report.undoProposal',
  'report.reopenProposal',
  'report.undoMessage',
  'report.reopenMessage',
  'announcement.grant',
  'announcement.close',
  'coupon.create',
  'coupon.end',
  'member.search',
  'member.show',
  'member.note',
  'member.exportApplicants',
  'member.signOut',
  'member.suspend',
  'member.restore',
  'points.grant',
  'order.refund',
  'list.export',
  'operator.create',
  'operator.setFactor',
  'operator.resetFactor',
  'operator.recover',
] as const
export type OperatorAct = (typeof OPERATOR_ACTS)[number]

/** Acts that change nothing: somebody or something was looked at. All others are decisions. */
export const VIEW_ACTS = [
  'queue.show',
  'verify.show',
  'receipt.show',
  'report.showMessages',
  'member.search',
  'member.show',
  'member.exportApplicants',
  'list.export',
] as const satisfies readonly OperatorAct[]
export const ACT_KINDS = ['DECISION', 'VIEW'] as const

export const OperatorOverview = z.object({
  /** Cases that need an operator. */
  waitingVerifications: z.int(),
  /** Other names that companies asked for. */
  waitingNames: z.int(),
  /** Applications for “Pay guaranteed”. */
  waitingGuarantees: z.optional(z.int()),
  /** Workers who say that guaranteed pay was late. */
  openLatePay: z.optional(z.int()),
  /** Postings that look like a known fraud. */
  suspiciousPostings: z.optional(z.int()),
  /** Postings whose text names no occupation. */
  unmatchedPostings: z.optional(z.int()),
  /** Businesses that the list of employers with wage arrears may mean. */
  possibleArrears: z.optional(z.int()),
  /** Cash receipts and tax invoices to issue. */
  waitingReceipts: z.int(),
  /** Those that were issued for orders that have been refunded, and have to be cancelled. */
  receiptsToCancel: z.optional(z.int()),
  openReports: z.int(),
  /** Reports of proposals. */
  openProposalReports: z.optional(z.int()),
  /** Reports of messages. */
  openMessageReports: z.optional(z.int()),
  newsDrafts: z.int(),
  newsScheduled: z.int(),
  /** Refunds of deposits, which need a bank account to pay into. */
  waitingReturns: z.int(),
  /** Since midnight in Seoul, counted as in the trends. */
  today: z.object({
    signUps: z.int(),
    /** Made public. */
    announcements: z.int(),
    applications: z.int(),
    paidOrders: z.int(),
    /** Payments minus refunds. */
    paidAmount: z.int(),
  }),
})
export type OperatorOverview = z.output<typeof OperatorOverview>

export const getOperatorOverview = read('operator.overview', 'GET /operator/overview', {
  summary: "Get an overview of open work and today's events",
  answer: OperatorOverview,
  by: 'OPERATOR',
})

/** The operator; null for the command line. The name is null once the account is removed; the id stays. */
export const ActingOperator = z.nullable(z.object({ id: Id, name: z.nullable(z.string()) }))
export type ActingOperator = z.output<typeof ActingOperator>

export const ActRow = z.object({
  id: Id,
  act: z.enum(OPERATOR_ACTS),
  /** What the act applied to, usually an id. */
  subject: z.string(),
  /**
   * Name of the subject: a title, a code, a masked member name as they are now, a company's as it was when the act was
   * recorded; null if gone or unnamed.
   */
  subjectName: z.nullable(z.string()),
  /** Owner of the order, if the subject is an order. */
  memberId: z.nullable(Id),
  /** Details of the act, such as reasons, amounts, titles. */
  details: z.record(z.string(), z.unknown()),
  operator: ActingOperator,
  createdDate: Instant,
})
export type ActRow = z.output<typeof ActRow>

const actFilter = {
  operatorId: z.optional(Id),
  act: queryEnum(OPERATOR_ACTS),
  kind: queryEnum(ACT_KINDS),
  /** Exact subject; the id of a member also finds acts on their company, postings, orders, and reports about them. */
  subject: z.optional(z.string().check(z.maxLength(254))),
  ...period,
}
export const ActFilter = z.object(actFilter).check(endsAfterStart)
export type ActFilter = z.output<typeof ActFilter>
const acts = inPages(ActRow, OPERATOR_PAGE, actFilter)
export const listActs = read('operator.acts', 'GET /operator/acts', {
  summary: 'List recorded acts of operators',
  ...acts,
  query: acts.query.check(endsAfterStart),
  by: 'OPERATOR',
  errors: ['VALIDATION'],
})
export const listOperators = read('operator.operators', 'GET /operator/operators', {
  summary: 'List operators',
  query: z.object(pageQuery(PAGE_SIZE.max)),
  answer: z.array(z.object({ id: Id, name: z.string() })),
  paged: true,
  by: 'OPERATOR',
})
