import type { Page } from '@playwright/test'
import { arriveSignedIn } from './acts.ts'
import { findOpenJob, signInAsEmployer } from './dashboard-desk.ts'
import { expect, readyForOffline, WORKER, type Site, test } from './journey.ts'

async function workerName(site: Site): Promise<string> {
  const [row] = await site.rows<{ name: string }>(
    'select r.name from resumes r join members m on m.id = r.member_id where m.email = $1',
    [WORKER.email],
  )
  return row?.name ?? ''
}

const current = (page: Page, application: string) =>
  page
    .getByRole('region', { name: 'Your applications' })
    .getByRole('listitem')
    .filter({ hasText: application })
    .locator('[aria-current="step"]')

test('an applicant appears on the open home page of the employer, who shortlists them without a network, and the worker’s home page follows', async ({
  phone,
  desk,
  site,
}) => {
  const job = await findOpenJob(site)
  const name = await workerName(site)
  await signInAsEmployer(desk, site, '/home')
  const card = desk.getByRole('article').filter({ hasText: name })
  await expect(desk.getByRole('heading', { level: 1, name: /applicants? awaits? your answer/ })).toBeVisible()
  await expect(card).toHaveCount(0)
  await readyForOffline(desk)

  await arriveSignedIn(phone.page, site, `/recruitment/detail/${job.id}`)
  await phone.page.getByRole('button', { name: 'Apply' }).click()
  await expect(card).toContainText(job.title)
  await phone.page.goto(`${site.url}/home`)
  await expect(current(phone.page, job.title)).toContainText('Sent')

  await desk.context().setOffline(true)
  await card.getByRole('button', { name: 'Interested' }).click()
  await expect(card).toContainText('Saved on this device')
  await desk.context().setOffline(false)
  await expect(card).toHaveCount(0)
  await phone.page.reload()
  await expect(current(phone.page, job.title)).toContainText('Interested')
})
