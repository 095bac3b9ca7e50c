import * as z from 'zod/mini'
import { trimmed } from '../base/text-fields.ts'
import { command, filteredBy, position, read } from './call.ts'
import { CLOSED_REASONS, JOB_STATUSES, ORDER_STATUSES, PRODUCT_KINDS, PRODUCT_TYPES } from '../base/enums.ts'
import { Id, Instant, LangCode, queryEnum, queryInteger, queryList } from '../base/schema.ts'
import { MemberFilter, MemberOrder } from './member.ts'
import { endsAfterStart, MemberId, period } from './schema.ts'

/** Rows of one export; later ones are cut off. */
export const MAX_EXPORTED_ROWS = 100_000

/** The beginning of the posting's title or of the company's name, or the id. */
const query = z.optional(trimmed(60))

export const PostingFilter = z
  .object({
    status: queryEnum(JOB_STATUSES),
    productType: queryEnum(PRODUCT_TYPES),
    /** Where the work is; a province includes its districts. */
    regionIds: queryList(queryInteger(1, 1_000_000)),
    query,
    /** Of this member's company. */
    memberId: z.optional(Id),
    ...period,
  })
  .check(endsAfterStart)
export type PostingFilter = z.output<typeof PostingFilter>

export const OrderFilter = z
  .object({ status: queryEnum(ORDER_STATUSES), kind: queryEnum(PRODUCT_KINDS), query, ...period })
  .check(endsAfterStart)
export type OrderFilter = z.output<typeof OrderFilter>

export const PostingRow = z.object({
  id: Id,
  title: z.string(),
  companyName: z.string(),
  memberId: MemberId,
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

export const OrderRow = z.extend(MemberOrder, { memberId: MemberId, companyName: z.nullable(z.string()) })
export type OrderRow = z.output<typeof OrderRow>

export const listPostings = read('operator.postings', 'GET /operator/postings', {
  summary: 'List postings',
  ...filteredBy(PostingFilter.shape, PostingRow, position),
})
export const listOrders = read('operator.orders', 'GET /operator/orders', {
  summary: 'List orders',
  ...filteredBy(OrderFilter.shape, OrderRow, position),
})

const exported = {
  /** The language of headings and labels in the file. */
  query: z.object({ langCode: z._default(LangCode, 'ko') }),
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
