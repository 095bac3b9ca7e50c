import { arriveSignedIn } from './acts.ts'
import { EMPLOYER } from './announcement-acts.ts'
import { expect, test } from './journey.ts'

test('a free job closed early fills the form of a paid one until it is free again', async ({
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
  const sheet = page.getByRole('dialog', { name: 'Post again' })
  await expect(sheet.getByText(/From .+ you can extend it by seven days/)).toBeVisible()
  await expect(sheet.getByRole('button', { name: 'Extend by seven days' })).toBeDisabled()
  await sheet.getByRole('link', { name: 'Post a paid job' }).click()
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('자재 포장 단기 아르바이트')
})
