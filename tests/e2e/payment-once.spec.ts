import type { BrowserContext, Page } from '@playwright/test'
import { arriveSignedIn, goWithin } from './acts.ts'
import { EMPLOYER } from './announcement-acts.ts'
import { expect, test, type Site } from './journey.ts'
import { atProvider, balanceOf, ordersSince, payButton } from './payment-acts.ts'

test('an employer pays an order once, although the provider is silent, another tab is open or the first was cancelled', async ({
  phone: { page, context },
  site,
}) => {
  await arriveSignedIn(page, site, '/payment', EMPLOYER)
  await test.step('the provider is silent', () => waitForProvider(page, site))
  await test.step('after coming back an order is cancelled, and the next one paid', () =>
    comeBackUnpaid(page, site))
  await test.step('another member’s order is not shown', () => openAnothersOrder(page, site))
  await test.step('two tabs pay one order once', () => payInTwoTabs(page, context, site))
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

async function comeBackUnpaid(page: Page, site: Site): Promise<void> {
  const since = new Date()
  await goWithin(page, '/payment/readingTicket?product=ticket-10000')
  await leaveProvider(page)
  await page.getByRole('button', { name: 'Cancel order' }).click()
  await expect(page.getByRole('heading', { name: 'You cancelled this order' })).toBeVisible()
  expect(await ordersSince(site, since)).toMatchObject([{ status: 'CANCELLED' }])
  await page.getByRole('link', { name: 'Choose again' }).click()
  await leaveProvider(page)
  await payButton(page).click()
  await atProvider(page, 'approve')
  await expect(page.getByRole('heading', { name: 'Your points have been added' })).toBeVisible()
  expect(await ordersSince(site, since)).toMatchObject([{ status: 'CANCELLED' }, { status: 'PAID' }])
}

/** Presses “Pay”, and comes back from the provider's page without having paid there. */
async function leaveProvider(page: Page): Promise<void> {
  await payButton(page).click()
  await expect(page).toHaveURL(/\/api\/sandbox\/payments\//)
  await page.goBack()
  await expect(page.getByText('Not paid yet')).toBeVisible()
}

async function openAnothersOrder(page: Page, site: Site): Promise<void> {
  // One that the app has not read before.
  const [taken] = await site.rows<{ id: string }>(
    `update orders set member_id = (select id from members where email <> $1 limit 1)
     where id = (select id from orders order by created_at limit 1) returning id`,
    [EMPLOYER.email],
  )
  await goWithin(page, `/payment/readingTicket?orderId=${taken?.id ?? ''}`)
  await expect(page.getByRole('heading', { name: 'This order does not exist' })).toBeVisible()
}

async function payInTwoTabs(page: Page, context: BrowserContext, site: Site): Promise<void> {
  const since = new Date()
  await goWithin(page, '/payment/readingTicket?product=ticket-10000')
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
