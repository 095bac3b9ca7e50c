import { arriveSignedIn } from './acts.ts'
import { openPosting, signInAsEmployer, test } from './dashboard-desk.ts'
import { expect, WORKER } from './journey.ts'
import { aCompanyThatWaits, callsOf, OPERATOR } from './operator-acts.ts'

test('a verification that an operator approves is seen on the page that the employer has open', async ({
  phone: { page },
  site,
}) => {
  const title = '확인을 기다리는 포장 공고'
  const company = await aCompanyThatWaits(site, title)
  const stream = page.waitForResponse(`${site.url}/api/events`, { timeout: 180_000 })
  await arriveSignedIn(page, site, '/employmentPage/hiringAnnouncement', company)
  await stream
  const card = page.getByRole('article').filter({ hasText: title })
  await expect(card.getByText('Waiting for our check')).toBeVisible()
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))

  const [waiting] = await site.rows<{ id: string }>(
    'select c.id from companies c join members m on m.id = c.member_id where m.email = $1',
    [company.email],
  )
  const operator = await callsOf(site, OPERATOR)
  await operator('POST', `/operator/verifications/${waiting?.id}/approval`)
  await expect(card.getByText('Waiting for our check')).toHaveCount(0)
  await expect(card.getByText(/days? left/)).toBeVisible()
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
})

test('an application is marked as read when its resume is opened by an address of its own', async ({
  desk,
  site,
}) => {
  const posting = await openPosting(site)
  const worker = await callsOf(site, WORKER)
  await worker('POST', `/jobs/${posting.id}/applications`)
  const application = () =>
    site.rows<{ status: string; resume_id: string }>(
      `select a.status, a.resume_id from applications a join members m on m.id = a.member_id
       where a.job_id = $1 and m.email = $2`,
      [posting.id, WORKER.email],
    )
  const [sent] = await application()
  expect(sent?.status).toBe('SENT')
  await signInAsEmployer(desk, site, `/showResume?id=${sent?.resume_id}`)
  await expect(
    desk.getByRole('region', { name: 'Application' }).filter({ hasText: posting.title }),
  ).toBeVisible()
  await expect.poll(application).toMatchObject([{ status: 'READ' }])
})
