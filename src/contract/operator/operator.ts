import * as z from 'zod/mini'
import { filteredBy, read } from './call.ts'
import { CASE_ACTS, type CaseAct, type CaseCount, CASES } from '../case/kinds.ts'
import { ActingOperator, endsAfterStart, period } from './schema.ts'
import { Id, Instant, PAGE_SIZE, pageQuery, queryEnum } from '../base/schema.ts'

const actsOn = <const Subject extends string, const Verb extends string>(subject: Subject, verbs: Verb[]) =>
  verbs.map((verb) => `${subject}.${verb}` as const)

/** What operators do beside deciding cases. */
const OTHER_ACTS = [
  ...actsOn('news', ['create', 'edit', 'publish', 'unpublish', 'delete', 'import']),
  ...actsOn('banner', ['create', 'edit', 'order', 'delete']),
  ...actsOn('advertisement', ['create', 'edit', 'order', 'delete']),
  ...actsOn('queue', ['show']),
  ...actsOn('announcement', ['translate', 'grant', 'close']),
  ...actsOn('coupon', ['create', 'end']),
  ...actsOn('member', ['search', 'show', 'note', 'exportApplicants', 'signOut', 'suspend', 'restore']),
  ...actsOn('points', ['grant']),
  ...actsOn('order', ['refund']),
  ...actsOn('list', ['export']),
  ...actsOn('operator', ['create', 'setFactor', 'resetFactor', 'recover']),
]
export type OperatorAct = CaseAct | (typeof OTHER_ACTS)[number]
/** Everything an operator can do. Each act is recorded with operator, subject and time. */
export const OPERATOR_ACTS: readonly OperatorAct[] = [...CASE_ACTS, ...OTHER_ACTS]

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

/** Cases that need an operator, by kind. */
const caseCounts = Object.fromEntries(Object.values(CASES).map(({ count }) => [count, z.int()])) as Record<
  CaseCount,
  ReturnType<typeof z.int>
>

export const OperatorOverview = z.object({
  ...caseCounts,
  newsDrafts: z.int(),
  newsScheduled: z.int(),
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
})

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
  /** Such as reasons, amounts, titles. */
  details: z.record(z.string(), z.unknown()),
  operator: ActingOperator,
  createdDate: Instant,
})
export type ActRow = z.output<typeof ActRow>

export const ActFilter = z
  .object({
    operatorId: z.optional(Id),
    act: queryEnum(OPERATOR_ACTS),
    kind: queryEnum(ACT_KINDS),
    /** Exact subject; the id of a member also finds acts on their company, postings, orders, and reports about them. */
    subject: z.optional(z.string().check(z.maxLength(254))),
    ...period,
  })
  .check(endsAfterStart)
export type ActFilter = z.output<typeof ActFilter>

export const listActs = read('operator.acts', 'GET /operator/acts', {
  summary: 'List recorded acts of operators',
  ...filteredBy(ActFilter.shape, ActRow),
})
export const listOperators = read('operator.operators', 'GET /operator/operators', {
  summary: 'List operators',
  query: z.object(pageQuery(PAGE_SIZE.max)),
  answer: z.array(z.object({ id: Id, name: z.string() })),
  paged: true,
})
