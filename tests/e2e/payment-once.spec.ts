import type { BrowserContext, Page } from '@playwright/test'
import { arriveSignedIn } from './acts.ts'
import { EMPLOYER } from './announcement-acts.ts'
import { expect, test, type Site } from './journey.ts'
import { aCoupon, atProvider, balanceOf, ordersSince, payButton } from './payment-acts.ts'

test('while the provider is silent nobody is asked to pay again; what it says then shows by itself; an order whose answer is lost on the way is there once, and paid once', async ({
  phone: { page },
  site,
}) => {
  await test.step('a silent provider', () => waitsForWord(page, site))
  await test.step('a lost answer', () => losesAnswer(page, site))
})

async function waitsForWord(page: Page, site: Site): Promise<void> {
  const before = await balanceOf(site)
  await arriveSignedIn(page, site, '/payment/readingTicket?product=ticket-10000', EMPLOYER)
  await payButton(page).click()
  await atProvider(page, 'silently')
  await provider(site, 'silent')
  await expect(page.getByRole('heading', { name: 'Checking your payment' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Pay/ })).toHaveCount(0)
  await provider(site, 'asked')
  await expect(page.getByRole('heading', { name: 'Your points have been added' })).toBeVisible()
  expect(await balanceOf(site)).toBe(before + 10_000)
}

/** Its silence would end by itself, which a page that comes late would miss: here it ends when the journey says so. */
async function provider(site: Site, is: 'silent' | 'asked'): Promise<void> {
  const moment = is === 'silent' ? `now() + interval '1 hour'` : 'now()'
  const silenced = () =>
    site.rows(
      `update sandbox_payments set silent_until = ${moment} where silent_until is not null returning id`,
    )
  await expect.poll(silenced).toHaveLength(1)
  await site.rows(`update sandbox_webhooks set due_at = ${moment}`)
}

async function losesAnswer(page: Page, site: Site): Promise<void> {
  const since = new Date()
  const before = await balanceOf(site)
  await page.goto(`${site.url}/payment/readingTicket?product=ticket-10000`)
  await expect(payButton(page)).toBeEnabled()
  site.network.loseFirstAnswers()
  await payButton(page).click()
  await atProvider(page, 'approve')
  await expect(page.getByRole('heading', { name: 'Your points have been added' })).toBeVisible()
  expect(site.network.lost()).toContain('POST /api/orders')
  expect(await ordersSince(site, since)).toMatchObject([{ status: 'PAID' }])
  expect(await balanceOf(site)).toBe(before + 10_000)
}

test('back from the provider without having paid leads on with the same order; one that is given up can be begun anew; somebody else’s order is not shown', async ({
  phone: { page },
  site,
}) => {
  await test.step('the same order', () => paysAfterAll(page, site))
  await test.step('given up', () => givesUp(page, site))
  await test.step('somebody else’s', () => looksAtAnothers(page, site))
})

async function paysAfterAll(page: Page, site: Site): Promise<void> {
  const since = new Date()
  await arriveSignedIn(page, site, '/payment/readingTicket?product=ticket-10000', EMPLOYER)
  await payButton(page).click()
  await expect(page).toHaveURL(/\/api\/sandbox\/payments\//)
  await page.goBack()
  await expect(page.getByText('Not paid yet')).toBeVisible()
  await payButton(page).click()
  await atProvider(page, 'approve')
  await expect(page.getByRole('heading', { name: 'Your points have been added' })).toBeVisible()
  expect(await ordersSince(site, since)).toMatchObject([{ status: 'PAID' }])

  await page.goBack()
  await page.goto(`${site.url}/payment/readingTicket?product=ticket-10000`)
  await expect(payButton(page)).toBeEnabled()
  expect(await ordersSince(site, since)).toHaveLength(1)
}

async function givesUp(page: Page, site: Site): Promise<void> {
  const since = new Date()
  await page.goto(`${site.url}/payment/readingTicket?product=ticket-10000`)
  await payButton(page).click()
  await expect(page).toHaveURL(/\/api\/sandbox\/payments\//)
  await page.goBack()
  await page.getByRole('button', { name: 'Cancel order' }).click()
  await expect(page.getByRole('heading', { name: 'You cancelled this order' })).toBeVisible()
  expect(await ordersSince(site, since)).toMatchObject([{ status: 'CANCELLED' }])
  await page.getByRole('link', { name: 'Choose again' }).click()
  await expect(payButton(page)).toBeEnabled()
}

async function looksAtAnothers(page: Page, site: Site): Promise<void> {
  await site.rows(`update orders set member_id = (select id from members where email <> $1 limit 1)`, [
    EMPLOYER.email,
  ])
  const [taken] = await site.rows<{ id: string }>('select id from orders order by created_at desc limit 1')
  await page.goto(`${site.url}/payment/readingTicket?orderId=${taken?.id ?? ''}`)
  await expect(page.getByRole('heading', { name: 'You have no such order' })).toBeVisible()
}

test('an order that one tab pays is paid in the other, which cannot pay it again; another choice after the way back gives up the unpaid order, so that its coupon can be used', async ({
  phone: { page, context },
  site,
}) => {
  await test.step('two tabs', () => paysInTwoTabs(page, context, site))
  await test.step('another choice', () => choosesAnother(page, site))
})

async function paysInTwoTabs(page: Page, context: BrowserContext, site: Site): Promise<void> {
  const since = new Date()
  await arriveSignedIn(page, site, '/payment/readingTicket?product=ticket-10000', EMPLOYER)
  await payButton(page).click()
  await expect(page).toHaveURL(/\/api\/sandbox\/payments\//)
  const [order] = await ordersSince(site, since)
  const other = await context.newPage()
  await other.goto(`${site.url}/payment/readingTicket?orderId=${order?.id ?? ''}`)
  await expect(other.getByText('Not paid yet')).toBeVisible()
  await atProvider(page, 'approve')
  await expect(page.getByRole('heading', { name: 'Your points have been added' })).toBeVisible()
  // Where it has learnt of it by itself, there is nothing left to press.
  await payButton(other).evaluateAll((buttons) =>
    buttons.forEach((button) => button.dispatchEvent(new MouseEvent('click', { bubbles: true }))),
  )
  await expect(other.getByRole('heading', { name: 'Your points have been added' })).toBeVisible()
  expect(await ordersSince(site, since)).toMatchObject([{ status: 'PAID' }])
}

async function choosesAnother(page: Page, site: Site): Promise<void> {
  const since = new Date()
  const code = await aCoupon(site, 'PERCENT', 20)
  await page.goto(`${site.url}/payment/readingTicket?product=ticket-10000`)
  await page.getByRole('button', { name: 'Register a coupon' }).click()
  await page.getByRole('textbox', { name: 'Coupon code' }).fill(code)
  await page.getByRole('textbox', { name: 'Coupon code' }).press('Enter')
  await page.getByRole('button', { name: 'Pay 8,000 won' }).click()
  await expect(page).toHaveURL(/\/api\/sandbox\/payments\//)
  await page.goto(`${site.url}/payment/readingTicket?product=ticket-30000`)
  await page.getByRole('button', { name: 'Continue without it' }).click()
  await page.getByRole('button', { name: 'Pay 30,000 won' }).click()
  await atProvider(page, 'approve')
  await expect(page.getByRole('heading', { name: 'Your points have been added' })).toBeVisible()
  expect(await ordersSince(site, since)).toMatchObject([
    { status: 'CANCELLED', total_amount: 8_000 },
    { status: 'PAID', total_amount: 30_000 },
  ])
  await page.goto(`${site.url}/payment/readingTicket?product=ticket-50000`)
  await expect(page.getByRole('radio', { name: /첫 구매 쿠폰/ })).toBeEnabled()
}
