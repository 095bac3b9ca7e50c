import * as z from 'zod/mini'
import { read } from './call.ts'
import { Won } from '../base/schema.ts'

/** Days up to and including today. */
export const TREND_DAYS = ['7', '30', '90', '365'] as const
export type TrendDays = (typeof TREND_DAYS)[number]

export const TrendCounts = z.object({
  /** Sign-ups of job seekers and of companies. */
  workers: z.int(),
  employers: z.int(),
  /** Became public. */
  postings: z.int(),
  applications: z.int(),
  paidAmount: Won,
  refundedAmount: Won,
})
export type TrendCounts = z.output<typeof TrendCounts>

/** A day in Asia/Seoul. */
export const TrendDay = z.object({ date: z.iso.date(), ...TrendCounts.shape })
export type TrendDay = z.output<typeof TrendDay>

export const Trends = z.object({
  /** Every day, oldest first; the last one is today. */
  days: z.array(TrendDay),
  /** Sums over as many days before. */
  before: TrendCounts,
})
export type Trends = z.output<typeof Trends>

export const getTrends = read('operator.trends', 'GET /operator/trends', {
  summary: 'Get daily counts of sign-ups, postings, applications and money',
  query: z.object({ days: z._default(z.enum(TREND_DAYS), '30') }),
  answer: Trends,
  errors: ['VALIDATION'],
})
