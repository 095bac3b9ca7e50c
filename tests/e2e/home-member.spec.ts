import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { arriveSignedIn } from './acts.ts'
import { findOpenJob, signInAsEmployer } from './dashboard-desk.ts'
import { expect, readyForOffline, WORKER, type Site, test } from './journey.ts'
import { callsOf } from './operator-acts.ts'

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

  const worker = await callsOf(site, WORKER)
  await worker('POST', `/jobs/${job.id}/applications`, {}, { 'idempotency-key': randomUUID() })
  // An event that came before the page listened shows with its next poll, within a minute.
  await expect(card).toContainText(job.title, { timeout: 180_000 })
  await arriveSignedIn(phone.page, site, '/home')
  await expect(current(phone.page, job.title)).toContainText('Sent')

  await desk.context().setOffline(true)
  await card.getByRole('button', { name: 'Interested' }).click()
  await expect(card).toContainText('Saved on this device')
  await desk.context().setOffline(false)
  await expect(card).toHaveCount(0)
  await phone.page.reload()
  await expect(current(phone.page, job.title)).toContainText('Interested')
  await test.step('another applicant is declined after the question', () => declineAnother(desk, site))
})

/** Declines the first applicant on the employer's home page, which asks before. */
async function declineAnother(desk: Page, site: Site): Promise<void> {
  const rejected = async () => (await site.rows("select from applications where status = 'REJECTED'")).length
  const before = await rejected()
  const card = desk.getByRole('article').filter({ has: desk.getByRole('button', { name: /^Decline/ }) })
  const name = await card.first().locator('bdi').first().innerText()
  const decline = card
    .filter({ hasText: name })
    .first()
    .getByRole('button', { name: /^Decline/ })
  await decline.click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Not now' }).click()
  await expect(desk.getByRole('dialog')).toHaveCount(0)
  await expect(decline).toHaveAttribute('aria-pressed', 'false')
  expect(await rejected()).toBe(before)
  await decline.click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Decline', exact: true }).click()
  await expect.poll(rejected).toBe(before + 1)
}
