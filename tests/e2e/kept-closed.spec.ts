import { getJob } from '../../src/contract/job.ts'
import { bookmark, bookmarkersOf, detailOf, freshPostings, getReady } from './acts.ts'
import { isKept } from './kept.ts'
import { expect, test, WORKER } from './journey.ts'

test('a bookmarked posting that was seen closed among the favorites is closed without a network too', async ({
  phone: { page, context },
  site,
}) => {
  const [posting] = await freshPostings(site, 1)
  if (!posting) throw new Error('a posting is needed')
  await getReady(page, site, [posting])
  await bookmark(page, site, posting)
  await expect.poll(() => bookmarkersOf(site, posting)).toEqual([WORKER.email])
  await expect(page.getByRole('button', { name: 'Apply' })).toBeVisible()
  await site.rows(`update jobs set status = 'CLOSED', closed_reason = 'EMPLOYER' where id = $1`, [posting.id])

  await page.goto(`${site.url}/mypage/favorites`)
  const card = page.getByRole('article').filter({ hasText: posting.title })
  await expect(card.getByText('Closed')).toBeVisible()
  await isKept(page, getJob, posting.id, '"status":"CLOSED"')
  await context.setOffline(true)
  await page.goto(detailOf(site, posting))
  await expect(page.getByText('The company has closed this job.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Apply' })).toHaveCount(0)
})
