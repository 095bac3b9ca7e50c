import { arriveSignedIn } from './acts.ts'
import { findOpenJob, signInAsEmployer } from './dashboard-desk.ts'
import { expect, WORKER, test } from './journey.ts'
import { signUpWaitingCompany, callsOf, OPERATOR } from './operator-acts.ts'

test('an open employer page shows that an operator has approved the verification', async ({
  phone: { page },
  site,
}) => {
  const title = '확인을 기다리는 포장 공고'
  const company = await signUpWaitingCompany(site, title)
  const stream = page.waitForResponse(`${site.url}/api/events`, { timeout: 180_000 })
  await arriveSignedIn(page, site, '/employmentPage/hiringAnnouncement', company)
  await stream
  const card = page.getByRole('article').filter({ hasText: title })
  await expect(card.getByText('Verification in progress')).toBeVisible()
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))

  const [waiting] = await site.rows<{ id: string }>(
    'select c.id from companies c join members m on m.id = c.member_id where m.email = $1',
    [company.email],
  )
  const operator = await callsOf(site, OPERATOR)
  await operator('POST', `/operator/verifications/${waiting?.id}/approval`)
  await expect(card.getByText('Verification in progress')).toHaveCount(0)
  await expect(card.getByText(/days? left/)).toBeVisible()
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
})

test('opening an applicant’s resume by its address marks the application as read', async ({ desk, site }) => {
  const job = await findOpenJob(site)
  const worker = await callsOf(site, WORKER)
  await worker('POST', `/jobs/${job.id}/applications`)
  const application = () =>
    site.rows<{ status: string; resume_id: string }>(
      `select a.status, a.resume_id from applications a join members m on m.id = a.member_id
       where a.job_id = $1 and m.email = $2`,
      [job.id, WORKER.email],
    )
  const [sent] = await application()
  expect(sent?.status).toBe('SENT')
  await signInAsEmployer(desk, site, `/showResume?id=${sent?.resume_id}`)
  await expect(desk.getByRole('region', { name: 'Application' }).filter({ hasText: job.title })).toBeVisible()
  await expect.poll(application).toMatchObject([{ status: 'READ' }])
})
