import type { Page } from '@playwright/test'
import { arriveSignedIn } from './acts.ts'
import { EMPLOYER } from './announcement-acts.ts'
import { openPosting } from './dashboard-desk.ts'
import { expect, test, type Site } from './journey.ts'
import { payButton } from './payment-acts.ts'

test('a free posting closed early says from which day it can be posted again; an unverified employer’s that waits for its payment says what else it waits for, and is one press away from its pass', async ({
  phone: { page },
  site,
}) => {
  await test.step('closed early', () => looksForDay(page, site))
  await test.step('waiting for its payment', () => findsPass(page, site))
})

async function looksForDay(page: Page, site: Site): Promise<void> {
  await site.rows(`update jobs set status = 'CLOSED', closed_reason = 'EMPLOYER', period_start = now() - interval '3 days'
    where title = '자재 포장 단기 아르바이트'`)
  await arriveSignedIn(page, site, '/employmentPage/hiringAnnouncement', EMPLOYER)
  await page
    .getByRole('link', { name: /Closed/ })
    .first()
    .click()
  const card = page.getByRole('article').filter({ hasText: '자재 포장 단기 아르바이트' })
  await card.getByRole('button', { name: 'Post again' }).click()
  const sheet = page.getByRole('dialog', { name: 'Post it again' })
  await expect(sheet.getByText(/Seven more days can be had from/)).toBeVisible()
  await expect(sheet.getByRole('button', { name: 'Seven more days' })).toBeDisabled()
  await expect(sheet.getByRole('link', { name: 'Register a paid posting' })).toBeVisible()
}

async function findsPass(page: Page, site: Site): Promise<void> {
  const posting = await openPosting(site)
  await site.rows(
    "update jobs set status = 'PAYMENT_DUE', period_start = null, period_end = null where id = $1",
    [posting.id],
  )
  await site.rows('update companies set verified_at = null')
  await page.goto(`${site.url}/employmentPage/hiringAnnouncement`)
  const card = page.getByRole('article').filter({ hasText: 'Waiting for payment' })
  await expect(card).toContainText('once it is paid for and your business is verified')
  await expect(card.getByRole('link', { name: 'Verify the business' })).toBeVisible()
  await card.getByRole('link', { name: 'Pay', exact: true }).click()
  await expect(page).toHaveURL(`${site.url}/payment/localJob?jobId=${posting.id}`)
  await expect(payButton(page)).toBeVisible()
}
