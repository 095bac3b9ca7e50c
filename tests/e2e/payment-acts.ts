import type { Page } from '@playwright/test'
import { v7 } from 'uuid'
import { EMPLOYER } from './announcement-acts.ts'
import { expect, type Site } from './journey.ts'

/** Outcomes that the sandbox provider's page offers, as the values of its buttons. */
const OUTCOMES = {
  approve: 'APPROVE',
  silently: 'APPROVE_SILENTLY',
  decline: 'DECLINE',
} as const

/** Waits for the provider's page and presses the button of the outcome. */
export async function atProvider(page: Page, outcome: keyof typeof OUTCOMES): Promise<void> {
  await expect(page).toHaveURL(/\/api\/sandbox\/payments\//)
  await page.locator(`button[value="${OUTCOMES[outcome]}"]`).click()
}

export const payButton = (page: Page) => page.getByRole('button', { name: /^Pay [\d,]+ won$/ })

export interface OrderRow {
  id: string
  status: string
  total_amount: number
  product_id: string
  job_id: string | null
  region_ids: number[]
}

/** The employer's orders that were placed since `since`, oldest first. */
export const ordersSince = (site: Site, since: Date) =>
  site.rows<OrderRow>(
    `select o.id, o.status, o.total_amount, o.product_id, o.job_id, o.region_ids
     from orders o join members m on m.id = o.member_id
     where m.email = $1 and o.created_at >= $2 order by o.created_at`,
    [EMPLOYER.email, since],
  )

/** The employer's balance of reading-ticket points. */
export async function balanceOf(site: Site): Promise<number> {
  const [row] = await site.rows<{ balance: number }>(
    `select coalesce(sum(e.points), 0)::int as balance from point_entries e join members m on m.id = e.member_id
     where m.email = $1 and e.account in ('PAID', 'FREE')`,
    [EMPLOYER.email],
  )
  return row?.balance ?? 0
}

/** Creates a coupon for an amount of won that can be used once. @returns its code */
export async function createCoupon(site: Site, amount: number): Promise<string> {
  const code = `TEST${Date.now()}`
  await site.rows(
    `insert into coupons (id, code, name, kind, amount, valid_from, valid_until, total_limit, member_limit, created_at)
     values ($1, $2, $3, 'WON', $4, now() - interval '1 day', now() + interval '9 days', 1, 1, now())`,
    [v7(), code, '첫 구매 쿠폰', amount],
  )
  return code
}

/** When the running term of a posting ends. */
export async function endOf(site: Site, jobId: string): Promise<Date | undefined> {
  const [row] = await site.rows<{ period_end: Date }>('select period_end from jobs where id = $1', [jobId])
  return row?.period_end
}
