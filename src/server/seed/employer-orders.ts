import type { Insertable } from 'kysely'
import type pg from 'pg'
import { PASS_OF } from '../../contract/payment/product.ts'
import type { Database } from '../db/schema.ts'
import { copyRows } from './copy.ts'
import type { JobRow } from './job-row.ts'
import type { Random } from './random.ts'

export type PaidOrder = Insertable<Database['orders']> & { paid_at: Date; title: string | null }

const HALF_HOUR = 30 * 60_000
/** Default prices of the product table. */
const PASSES = {
  PREMIUM: { 30: ['premium-30', 190_000] },
  GRAND: { 30: ['grand-30', 90_000] },
  LOCAL: {
    3: ['local-3', 15_000],
    7: ['local-7', 26_000],
    15: ['local-15', 36_000],
    30: ['local-30', 56_000],
  },
} as const satisfies Record<keyof typeof PASS_OF, Record<number, readonly [string, number]>>
const DAY = 86_400_000

interface Buyer {
  random: Random
  memberId: string
}

/** Loads a paid order for each paid job, with matching payments in the sandbox. */
export async function loadOrders(
  client: pg.ClientBase,
  { random, memberId }: Buyer,
  { tickets, jobs }: { tickets: readonly PaidOrder[]; jobs: readonly JobRow[] },
): Promise<void> {
  const passes = jobs.flatMap((job) => passOf(job, random, memberId))
  await copyRows(client, 'orders', passes)
  const paid = [...tickets, ...passes]
  await copyRows(
    client,
    'payments',
    paid.map(({ id, paid_at }) => ({
      order_id: id,
      provider: 'sandbox' as const,
      method: 'CreditCard' as const,
      card_company: 'SHINHAN' as const,
      instalment: 0 as const,
      begun_at: paid_at,
    })),
  )
  await copyRows(
    client,
    'sandbox_payments',
    paid.map(({ id, title, total_amount, paid_at }) => ({
      id,
      name: title ?? '열람권',
      amount: total_amount,
      status: 'PAID' as const,
      return_url: 'http://localhost/payment',
      created_at: paid_at,
      updated_at: paid_at,
    })),
  )
}

function passOf(job: JobRow, random: Random, memberId: string): PaidOrder[] {
  const { product_type: tier, period_start: start, period_end: end } = job
  if (tier === 'LIFE' || !start || !end) return []
  const at = new Date(start)
  const days = Math.round((new Date(end).getTime() - at.getTime()) / DAY)
  const [, pass] = Object.entries(PASSES[tier]).find(([length]) => Number(length) === days) ?? []
  if (!pass) return []
  const [product_id, price] = pass
  return [
    {
      id: random.uuid(at),
      member_id: memberId,
      product_id,
      kind: PASS_OF[tier],
      days,
      job_id: job.id,
      title: job.title,
      region_ids: tier === 'LOCAL' ? [job.region_id] : [],
      status: 'PAID',
      product_amount: price,
      surcharge_amount: 0,
      discount_amount: 0,
      total_amount: price,
      created_at: at,
      expires_at: new Date(at.getTime() + HALF_HOUR),
      updated_at: at,
      paid_at: at,
      starts_at: at,
    },
  ]
}
