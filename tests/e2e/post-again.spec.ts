import { arriveSignedIn } from './acts.ts'
import { EMPLOYER } from './announcement-acts.ts'
import { expect, test } from './journey.ts'

test('a free posting closed early says from which day it can be posted again', async ({
  phone: { page },
  site,
}) => {
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
})
