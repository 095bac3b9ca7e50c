import * as z from 'zod/mini'
import { trimmed } from '../base/text-fields.ts'
import { command, read } from './call.ts'
import { CLOSED_REASONS, JOB_STATUSES, ORDER_STATUSES, PRODUCT_KINDS, PRODUCT_TYPES } from '../base/enums.ts'
import { Cursor, Id, inPages, Instant, LangCode, queryEnum, queryInteger, queryList } from '../base/schema.ts'
import { MemberFilter, MemberOrder } from './member.ts'
import { endsAfterStart, OPERATOR_PAGE, period } from './schema.ts'

/** Characters of a search text, counted as code points. */
const QUERY_LENGTH = 60
/** Rows of one export; later ones are cut off. */
export const MAX_EXPORTED_ROWS = 100_000

const postingFilter = {
  status: queryEnum(JOB_STATUSES),
  productType: queryEnum(PRODUCT_TYPES),
  /** Where the work is; a province includes its districts. */
  regionIds: queryList(queryInteger(1, 1_000_000)),
  /** The beginning of the title or of the company's name, or the id. */
  query: z.optional(trimmed(QUERY_LENGTH)),
  /** Of this member's company. */
  memberId: z.optional(Id),
  ...period,
}

const orderFilter = {
  status: queryEnum(ORDER_STATUSES),
  kind: queryEnum(PRODUCT_KINDS),
  /** The beginning of the posting's title or of the company's name, or the id. */
  query: z.optional(trimmed(QUERY_LENGTH)),
  ...period,
}

export const PostingRow = z.object({
  id: Id,
  title: z.string(),
  companyName: z.string(),
  /** Id for `/operator/members/:id`; null once the account is removed. */
  memberId: z.nullable(Id),
  productType: z.enum(PRODUCT_TYPES),
  status: z.enum(JOB_STATUSES),
  closedReason: z.nullable(z.enum(CLOSED_REASONS)),
  regionId: z.int(),
  createdDate: Instant,
  /** Null until it is public for the first time. */
  publishedDate: z.nullable(Instant),
  endsDate: z.nullable(Instant),
})
export type PostingRow = z.output<typeof PostingRow>

export const OrderRow = z.extend(MemberOrder, {
  /** Id for `/operator/members/:id`; null once the account is removed. */
  memberId: z.nullable(Id),
  companyName: z.nullable(z.string()),
})
export type OrderRow = z.output<typeof OrderRow>

const postings = inPages(PostingRow, OPERATOR_PAGE, {
  ...postingFilter,
  after: z.optional(Cursor),
})
export const PostingFilter = z.object(postingFilter).check(endsAfterStart)
export type PostingFilter = z.output<typeof PostingFilter>
export const listPostings = read('operator.postings', 'GET /operator/postings', {
  summary: 'List postings',
  ...postings,
  query: postings.query.check(endsAfterStart),
  errors: ['VALIDATION'],
})

const orders = inPages(OrderRow, OPERATOR_PAGE, {
  ...orderFilter,
  after: z.optional(Cursor),
})
export const OrderFilter = z.object(orderFilter).check(endsAfterStart)
export type OrderFilter = z.output<typeof OrderFilter>
export const listOrders = read('operator.orders', 'GET /operator/orders', {
  summary: 'List orders',
  ...orders,
  query: orders.query.check(endsAfterStart),
  errors: ['VALIDATION'],
})

/** The language of headings and labels in an exported file. */
const exportQuery = z.object({ langCode: z._default(LangCode, 'ko') })

const exported = {
  query: exportQuery,
  download: 'text/csv',
  // A file is no answer to keep for replays; each export is an act of its own.
  ignoresIdempotencyKey: true,
  errors: ['VALIDATION', 'TOO_MANY_REQUESTS'],
} as const

export const exportPostings = command('operator.exportPostings', 'POST /operator/postings/exports', {
  summary: 'Export postings as CSV',
  body: PostingFilter,
  ...exported,
})
export const exportOrders = command('operator.exportOrders', 'POST /operator/orders/exports', {
  summary: 'Export orders as CSV',
  body: OrderFilter,
  ...exported,
})
export const exportMembers = command('operator.exportMembers', 'POST /operator/members/exports', {
  summary: 'Export members as CSV, masked as in their list',
  body: MemberFilter,
  ...exported,
})
