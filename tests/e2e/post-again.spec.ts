import type { Page } from '@playwright/test'
import { arriveSignedIn, goWithin } from './acts.ts'
import { EMPLOYER } from './announcement-acts.ts'
import { findOpenJob } from './dashboard-desk.ts'
import { expect, test, type Site } from './journey.ts'
import { payButton } from './payment-acts.ts'

test('a free job closed early fills the form of a paid one until it is free again, and an unpaid one links to its payment', async ({
  phone: { page },
  site,
}) => {
  await test.step('closed early', () => checkNextFreeDay(page, site))
  await test.step('waiting for its payment', () => findPass(page, site))
})

async function checkNextFreeDay(page: Page, site: Site): Promise<void> {
  await site.rows(`update jobs set status = 'CLOSED', closed_reason = 'EMPLOYER', period_start = now() - interval '3 days'
    where title = '자재 포장 단기 아르바이트'`)
  await arriveSignedIn(page, site, '/employmentPage/hiringAnnouncement', EMPLOYER)
  await page
    .getByRole('link', { name: /Closed/ })
    .first()
    .click()
  const card = page.getByRole('article').filter({ hasText: '자재 포장 단기 아르바이트' })
  await card.getByRole('button', { name: 'Post again' }).click()
  const sheet = page.getByRole('dialog', { name: 'Post again' })
  await expect(sheet.getByText(/From .+ you can extend it by seven days/)).toBeVisible()
  await expect(sheet.getByRole('button', { name: 'Extend by seven days' })).toBeDisabled()
  await sheet.getByRole('link', { name: 'Post a paid job' }).click()
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('자재 포장 단기 아르바이트')
}

async function findPass(page: Page, site: Site): Promise<void> {
  const job = await findOpenJob(site)
  await site.rows(
    "update jobs set status = 'PAYMENT_DUE', period_start = null, period_end = null where id = $1",
    [job.id],
  )
  await site.rows('update companies set verified_at = null')
  await goWithin(page, '/employmentPage/hiringAnnouncement')
  const card = page.getByRole('article').filter({ hasText: 'Waiting for payment' })
  await expect(card).toContainText('once you have paid and your business is verified')
  await expect(card.getByRole('link', { name: 'Verify the business' })).toBeVisible()
  await card.getByRole('link', { name: 'Pay', exact: true }).click()
  await expect(page).toHaveURL(`${site.url}/payment/localJob?jobId=${job.id}`)
  await expect(payButton(page)).toBeVisible()
}
