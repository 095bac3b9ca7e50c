import { getJob } from '../../src/contract/job/job.ts'
import {
  bookmark,
  bookmarkersOf,
  detailOf,
  effectsOf,
  freshPostings,
  getReady,
  type Posting,
  withoutBackgroundSync,
} from './acts.ts'
import { expect, type Phone, type Site, test, WORKER } from './journey.ts'
import { isKept } from './kept.ts'

/** It was bookmarked, and is seen closed among the favorites: without a network it is closed, too. */
async function closedWithoutNetwork({ page, context }: Phone, site: Site, posting: Posting): Promise<void> {
  await page.goto(detailOf(site, posting))
  await expect(page.getByRole('button', { name: 'Apply' })).toBeVisible()
  await close(site, posting)
  await page.goto(`${site.url}/mypage/favorites`)
  const card = page.getByRole('article').filter({ hasText: posting.title })
  await expect(card.getByText('Closed')).toBeVisible()
  await isKept(page, getJob, posting.id, '"status":"CLOSED"')
  await context.setOffline(true)
  await page.goto(detailOf(site, posting))
  await expect(page.getByText('The company has closed this job.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Apply' })).toHaveCount(0)
}

const close = (site: Site, { id }: Posting) =>
  site.rows(`update jobs set status = 'CLOSED', closed_reason = 'EMPLOYER' where id = $1`, [id])

test('an application to a posting that closed meanwhile is kept with its reason, and stops nothing else; a bookmarked one that was seen closed is closed without a network too', async ({
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
  await close(site, closing)
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
  await test.step('seen closed among the favorites', () => closedWithoutNetwork(phone, site, other))
})
