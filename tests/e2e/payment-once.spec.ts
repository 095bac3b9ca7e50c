import type { BrowserContext, Page } from '@playwright/test'
import { arriveSignedIn, goWithin } from './acts.ts'
import { EMPLOYER } from './announcement-acts.ts'
import { expect, test, type Site } from './journey.ts'
import { createCoupon, atProvider, balanceOf, ordersSince, payButton } from './payment-acts.ts'

test('an employer’s order is paid once, whatever becomes of an answer, and no longer once it was cancelled', async ({
  phone: { page, context },
  site,
}) => {
  await arriveSignedIn(page, site, '/payment', EMPLOYER)
  await test.step('the provider is silent', () => waitForProvider(page, site))
  await test.step('an unpaid order is paid after coming back', () => payUnpaidOrder(page, site))
  await test.step('an unpaid order is cancelled', () => cancelOrder(page, site))
  await test.step('another member’s order is not shown', () => openAnothersOrder(page, site))
  await test.step('two tabs pay one order once', () => payInTwoTabs(page, context, site))
  await test.step('another choice releases the coupon of the unpaid order', () =>
    chooseAnotherProduct(page, site))
  await test.step('the answer to placing the order is lost', () => loseAnswer(page, site))
})

async function waitForProvider(page: Page, site: Site): Promise<void> {
  const before = await balanceOf(site)
  await goWithin(page, '/payment/readingTicket?product=ticket-10000')
  await payButton(page).click()
  await atProvider(page, 'silently')
  await provider(site, 'silent')
  await expect(page.getByRole('heading', { name: 'Checking your payment' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Pay/ })).toHaveCount(0)
  await provider(site, 'asked')
  await expect(page.getByRole('heading', { name: 'Your points have been added' })).toBeVisible()
  expect(await balanceOf(site)).toBe(before + 10_000)
}

/** The sandbox's silence would end after a fixed time, which a slow page would miss: here the journey ends it. */
async function provider(site: Site, is: 'silent' | 'asked'): Promise<void> {
  const moment = is === 'silent' ? `now() + interval '1 hour'` : 'now()'
  const silenced = () =>
    site.rows(
      `update sandbox_payments set silent_until = ${moment} where silent_until is not null returning id`,
    )
  await expect.poll(silenced).toHaveLength(1)
  await site.rows(`update sandbox_webhooks set due_at = ${moment}`)
}

async function loseAnswer(page: Page, site: Site): Promise<void> {
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

async function payUnpaidOrder(page: Page, site: Site): Promise<void> {
  const since = new Date()
  await page.goto(`${site.url}/payment/readingTicket?product=ticket-10000`)
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

async function cancelOrder(page: Page, site: Site): Promise<void> {
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

async function openAnothersOrder(page: Page, site: Site): Promise<void> {
  await site.rows(`update orders set member_id = (select id from members where email <> $1 limit 1)`, [
    EMPLOYER.email,
  ])
  const [taken] = await site.rows<{ id: string }>('select id from orders order by created_at desc limit 1')
  await page.goto(`${site.url}/payment/readingTicket?orderId=${taken?.id ?? ''}`)
  await expect(page.getByRole('heading', { name: 'This order does not exist' })).toBeVisible()
}

async function payInTwoTabs(page: Page, context: BrowserContext, site: Site): Promise<void> {
  const since = new Date()
  await page.goto(`${site.url}/payment/readingTicket?product=ticket-10000`)
  await payButton(page).click()
  await expect(page).toHaveURL(/\/api\/sandbox\/payments\//)
  const [order] = await ordersSince(site, since)
  const other = await context.newPage()
  await other.goto(`${site.url}/payment/readingTicket?orderId=${order?.id ?? ''}`)
  await expect(other.getByText('Not paid yet')).toBeVisible()
  await atProvider(page, 'approve')
  await expect(page.getByRole('heading', { name: 'Your points have been added' })).toBeVisible()
  // If the tab has noticed by itself, there is no button left to press.
  await payButton(other).evaluateAll((buttons) =>
    buttons.forEach((button) => button.dispatchEvent(new MouseEvent('click', { bubbles: true }))),
  )
  await expect(other.getByRole('heading', { name: 'Your points have been added' })).toBeVisible()
  expect(await ordersSince(site, since)).toMatchObject([{ status: 'PAID' }])
  await other.close()
}

async function chooseAnotherProduct(page: Page, site: Site): Promise<void> {
  const since = new Date()
  const code = await createCoupon(site, 'PERCENT', 20)
  await page.goto(`${site.url}/payment/readingTicket?product=ticket-10000`)
  await page.getByRole('button', { name: 'Add a coupon' }).click()
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
