import * as z from 'zod/mini'
import { read } from '../base/endpoint.ts'
import { POINT_REASONS } from '../base/enums.ts'
import { Id, Instant, PAGE_SIZE, pageQuery } from '../base/schema.ts'

export const getPoints = read('points.get', 'GET /points', {
  summary: 'Get the balance and history of points',
  query: z.object(pageQuery(PAGE_SIZE.history)),
  answer: z.object({
    balance: z.int(),
    paid: z.int(),
    free: z.int(),
    entries: z.array(
      /** `point` is negative for points spent. */
      z.object({ id: Id, date: Instant, reason: z.enum(POINT_REASONS), point: z.int() }),
    ),
  }),
  paged: true,
  by: 'EMPLOYER',
  company: 'READER',
})
