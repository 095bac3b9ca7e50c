import { arriveSignedIn } from './acts.ts'
import { EMPLOYER, findOpenJob } from './dashboard-desk.ts'
import { expect, test } from './journey.ts'

test('on a phone the notice of a closed posting has its cross beside the text', async ({
  phone: { page },
  site,
}) => {
  const job = await findOpenJob(site, 'GRAND')
  await arriveSignedIn(page, site, '/employmentPage/hiringAnnouncement', EMPLOYER)
  const card = page.getByRole('article').filter({ hasText: job.title })
  await card.getByRole('button', { name: 'Close posting' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close posting' }).click()
  const text = page.getByRole('status').filter({ hasText: `You closed “${job.title}”` })
  const hide = page.getByRole('button', { name: 'Hide' })
  await expect(hide).toBeVisible()
  const [words, cross] = [await text.boundingBox(), await hide.boundingBox()]
  expect(cross?.x).toBeGreaterThanOrEqual((words?.x ?? 0) + (words?.width ?? 0))
  expect(cross?.y).toBeLessThan((words?.y ?? 0) + (words?.height ?? 0))
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(text).toHaveCount(0)
})
