import { getJob } from '../../src/contract/job/job.ts'
import {
  saveFavorite,
  membersWhoSaved,
  savedAndAppliedTo,
  freshJobs,
  prepareForOffline,
  type Job,
  withoutBackgroundSync,
  goWithin,
  openJob,
} from './acts.ts'
import { expect, type Phone, type Site, test, WORKER } from './journey.ts'
import { isPersisted } from './kept.ts'

/** A favorite that the list has shown as closed is closed on its own page offline, too. */
async function expectClosedOffline({ page, context }: Phone, site: Site, job: Job): Promise<void> {
  await openJob(page, site, job)
  await expect(page.getByRole('button', { name: 'Apply' })).toBeVisible()
  await close(site, job)
  await goWithin(page, '/mypage/favorites')
  const card = page.getByRole('article').filter({ hasText: job.title })
  await expect(card.getByText('Closed')).toBeVisible()
  await isPersisted(page, getJob, job.id, '"status":"CLOSED"')
  await context.setOffline(true)
  await goWithin(page, `/recruitment/detail/${job.id}`)
  await expect(page.getByText('The company has closed this job.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Apply' })).toHaveCount(0)
}

const close = (site: Site, { id }: Job) =>
  site.rows(`update jobs set status = 'CLOSED', closed_reason = 'EMPLOYER' where id = $1`, [id])

test('an application to a job that closed meanwhile stays in the outbox with its reason and blocks nothing else', async ({
  phone,
  site,
}) => {
  const [closing, other] = await freshJobs(site, 2)
  if (!closing || !other) throw new Error('two jobs are needed')
  const before = await savedAndAppliedTo(site)
  const { page, context } = phone
  await withoutBackgroundSync(page, site)
  await prepareForOffline(page, site, [closing])
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('Saved on this device').first()).toBeVisible()
  await close(site, closing)
  await context.setOffline(false)
  await expect(page.getByText('This job is closed. You can no longer apply.')).toBeVisible()

  await saveFavorite(page, site, other)
  await expect.poll(() => membersWhoSaved(site, other)).toEqual([WORKER.email])
  await goWithin(page, '/outbox')
  const refused = page.getByRole('article').filter({ has: page.locator(`a[href$="${closing.id}"]`) })
  await expect(refused.getByText('Needs attention')).toBeVisible()
  await expect(refused.getByText('This job is closed. You can no longer apply.')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(refused.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  await goWithin(page, `/recruitment/detail/${closing.id}`)
  await expect(page.getByText('This job is closed. You can no longer apply.')).toBeVisible()

  await page.getByRole('link', { name: 'View' }).click()
  await refused.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByRole('article')).toHaveCount(0)
  expect((await savedAndAppliedTo(site)).applications).toEqual(before.applications)
  await test.step('seen closed among the favorites', () => expectClosedOffline(phone, site, other))
})
