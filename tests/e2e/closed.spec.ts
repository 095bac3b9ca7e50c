import {
  bookmark,
  bookmarkersOf,
  detailOf,
  effectsOf,
  freshPostings,
  getReady,
  withoutBackgroundSync,
} from './acts.ts'
import { expect, test, WORKER } from './journey.ts'

test('an application to a posting that closed meanwhile is kept with its reason, and stops nothing else', async ({
  phone,
  site,
}) => {
  const [closing, other] = await freshPostings(site, 2)
  if (!closing || !other) throw new Error('two postings are needed')
  const before = await effectsOf(site)
  const { page, context } = phone
  await withoutBackgroundSync(page, site)
  await getReady(page, site, [closing])
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('Saved on this phone').first()).toBeVisible()
  await site.rows(`update jobs set status = 'CLOSED', closed_reason = 'EMPLOYER' where id = $1`, [closing.id])
  await context.setOffline(false)
  await expect(page.getByText('This job is closed. It takes no more applications.')).toBeVisible()

  await bookmark(page, site, other)
  await expect.poll(() => bookmarkersOf(site, other)).toEqual([WORKER.email])
  await page.goto(`${site.url}/outbox`)
  const refused = page.getByRole('article').filter({ hasText: closing.title })
  await expect(refused.getByText('Needs attention')).toBeVisible()
  await expect(refused.getByText('This job is closed. It takes no more applications.')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)

  await page.reload()
  await expect(refused.getByText('Needs attention')).toBeVisible()
  await expect(refused.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  await page.goto(detailOf(site, closing))
  await expect(page.getByText('This job is closed. It takes no more applications.')).toBeVisible()

  await page.getByRole('link', { name: 'See' }).click()
  await refused.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByRole('article')).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('region', { name: 'Sent', exact: true })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(0)
  expect((await effectsOf(site)).applications).toEqual(before.applications)
})
