import type { Page } from '@playwright/test'
import { arriveSignedIn, cardOf, freshJobs, goWithin, type Job } from './acts.ts'
import { expect, readyForOffline, type Site, test } from './journey.ts'

/** Runs in the page: whether the icon stands beside the word. */
const isOneLine = (badge: Element): boolean => {
  const words = document.createRange()
  if (badge.lastChild) words.selectNode(badge.lastChild)
  const [word, icon] = [words, badge.querySelector('svg')].map((part) => part?.getBoundingClientRect())
  return word !== undefined && icon !== undefined && word.top < icon.bottom && icon.top < word.bottom
}

test('a card names what matters, and a man reads there and before he applies that only women are wanted, and may apply anyway', async ({
  phone: { page },
  site,
}) => {
  const [job, named] = await freshJobs(site, 2)
  if (!job || !named) throw new Error('two jobs are needed')
  // Before any list is read: one that was read a moment ago is not asked for again.
  const promise = JSON.stringify([{ code: 'REPLY_WITHIN_DAYS', parameters: { count: 2 } }])
  await site.rows("update jobs set gender = 'WOMAN', phrases = $2 where id = $1", [job.id, promise])
  await test.step('what cards name', () => expectNamesOnCards(page, site, named))
  await goWithin(page, `/recruitinfo?query=${encodeURIComponent(job.title)}`)
  const card = cardOf(page, job)
  await expect(card.getByText('Only women are wanted')).toBeVisible()
  await readyForOffline(page)
  site.network.set('stall')
  await card.getByRole('link').first().click()
  await expect(page.getByRole('complementary').getByText('Only women are wanted')).toBeVisible()
  const applications = () =>
    site.rows('select from applications where job_id = $1', [job.id]).then((rows) => rows.length)
  await page.getByRole('button', { name: 'Apply', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Before you apply' })
  await expect(sheet.getByText('Only women are wanted')).toBeVisible()
  // The details arrive behind the open sheet.
  site.network.set('pass')
  await expect(page.getByText('Report this job')).toBeAttached()
  await expect(sheet.getByText('Only women are wanted')).toBeVisible()
  expect(await applications()).toBe(0)
  await sheet.getByRole('button', { name: 'Apply anyway' }).click()
  await expect.poll(applications).toBe(1)
  await expect(page.getByText(/Its posting says: .They answer within 2 days.\./)).toBeVisible()
})

/** The gender wanted, a short term, a promise, and monthly pay by the hour. */
async function expectNamesOnCards(page: Page, site: Site, job: Job): Promise<void> {
  await site.rows(
    `update jobs set gender = 'WOMAN', period_type = 'UNDER_MONTH', pay_type = 'MONTHLY', pay_amount = 2156880,
       hourly_equivalent = 10320, number_of_work_days = 5, start_minutes = 540, end_minutes = 1080 where id = $1`,
    [job.id],
  )
  await arriveSignedIn(page, site, `/recruitinfo?query=${encodeURIComponent(job.title)}`)
  const card = cardOf(page, job)
  await expect(card.getByText('2,156,880')).toBeVisible()
  await expect(card.getByText('≈ 10,320 won/hour')).toBeVisible()
  await expect(card.getByText('Women', { exact: true })).toBeVisible()
  await expect(card.getByText('Under 1 month', { exact: true })).toBeVisible()
  await goWithin(page, '/recruitinfo')
  const promise = page.getByRole('listitem').filter({ hasText: 'Pay guaranteed' }).first()
  await expect(promise).toBeVisible()
  expect(await promise.evaluate(isOneLine)).toBe(true)
}
