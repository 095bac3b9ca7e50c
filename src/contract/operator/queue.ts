import * as z from 'zod/mini'
import { read } from './call.ts'
import { OPEN_KINDS } from '../case/kinds.ts'
import { Id, inPages, Instant, PAGE_SIZE } from '../base/schema.ts'

export const OpenCase = z.object({
  /** Kind and case: a company may wait for a verification and for a name. */
  id: z.string(),
  /** As in the list of its kind. */
  caseId: Id,
  kind: z.enum(OPEN_KINDS),
  /** Of the posting, business or order; empty for an order without a title whose account is removed. */
  name: z.string(),
  since: Instant,
  /** The first day of a wanted guarantee; null for kinds without a deadline. */
  dueOn: z.nullable(z.iso.date()),
  /** One-based page of the list of its kind on which it stands. */
  listPage: z.int(),
})
export type OpenCase = z.output<typeof OpenCase>
export type OpenKind = OpenCase['kind']

export const listOpenCases = read('operator.queue', 'GET /operator/queue', {
  summary: 'List open cases of all kinds, oldest first',
  ...inPages(OpenCase, PAGE_SIZE.max),
  audited: true,
})
