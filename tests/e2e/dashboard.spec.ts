import type { Page } from '@playwright/test'
import { listEmployerJobs } from '../../src/contract/job/announcement.ts'
import { listApplicants } from '../../src/contract/employer/applicant.ts'
import { arriveSignedIn, goWithin, type Job } from './acts.ts'
import { isPersisted } from './kept.ts'
import { findOpenJob, signInAsEmployer } from './dashboard-desk.ts'
import { expect, readyForOffline, WORKER, type Site, test } from './journey.ts'

const HIRING = '/employmentPage/hiringAnnouncement'

async function workerOf(site: Site): Promise<string> {
  const [row] = await site.rows<{ name: string }>(
    'select r.name from resumes r join members m on m.id = r.member_id where m.email = $1',
    [WORKER.email],
  )
  return row?.name ?? ''
}

async function statusOf(site: Site, jobId: string): Promise<string | undefined> {
  const [row] = await site.rows<{ status: string }>(
    `select a.status from applications a join members m on m.id = a.member_id
     where a.job_id = $1 and m.email = $2 and a.status <> 'WITHDRAWN'`,
    [jobId, WORKER.email],
  )
  return row?.status
}

const applicantsOf = (desk: Page) => desk.getByRole('table', { name: 'Applicants', exact: true })

/** Opens the applicant's resume from the table, which marks it as read, and shortlists the applicant. */
async function shortlist(desk: Page, site: Site, job: Job, name: string): Promise<void> {
  const row = applicantsOf(desk).getByRole('row').filter({ hasText: name })
  // An event that came before the page listened shows with its next poll, within a minute.
  await expect(row).toContainText('Unread', { timeout: 180_000 })
  await row.getByRole('link', { name: 'View resume' }).click()
  await expect(desk.getByRole('heading', { name })).toBeVisible()
  await expect.poll(() => statusOf(site, job.id)).toBe('READ')
  await desk.getByRole('button', { name: 'Interested' }).click()
  await expect(desk.getByRole('button', { name: 'Interested' })).toHaveAttribute('aria-haspopup', 'dialog')
  await expect.poll(() => statusOf(site, job.id)).toBe('SHORTLISTED')
  await desk.goBack()
  await expect(row.getByRole('button', { name: /^Stage: Interested/ })).toBeVisible()
}

/** Rejects another applicant, which asks for confirmation. */
async function reject(desk: Page, site: Site, job: Job): Promise<void> {
  const rejected = async () =>
    (await site.rows(`select from applications where job_id = $1 and status = 'REJECTED'`, [job.id])).length
  const before = await rejected()
  const rows = applicantsOf(desk).getByRole('row')
  const name = await rows.filter({ hasText: 'Unread' }).first().locator('bdi').first().innerText()
  const button = rows.filter({ hasText: name }).getByRole('button', { name: /^Decline/ })
  await button.click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Not now' }).click()
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  await button.click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Decline', exact: true }).click()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(rejected).toBe(before + 1)
}

test('an employer answers applicants on an open dashboard, which the worker sees, and closes a job there without a network', async ({
  phone,
  desk,
  site,
}) => {
  const [job, closing] = [await findOpenJob(site), await findOpenJob(site, 'GRAND')]
  const name = await workerOf(site)
  await signInAsEmployer(desk, site, `${HIRING}?posting=${job.id}`)
  await expect(applicantsOf(desk)).toBeVisible()
  await expect(applicantsOf(desk).getByText(name)).toHaveCount(0)
  await arriveSignedIn(phone.page, site, `/recruitment/detail/${job.id}`)
  await phone.page.getByRole('button', { name: 'Apply' }).click()
  await test.step('shortlisted', () => shortlist(desk, site, job, name))
  await test.step('the worker sees it', async () => {
    await goWithin(phone.page, '/mypage/applyStatus')
    await expect(phone.page.getByText('The company is interested').first()).toBeVisible()
  })
  await test.step('rejected', () => reject(desk, site, job))
  await test.step('opened without a network', () => openWithoutNetwork(desk, job))
  await test.step('closed without a network', () => closeWithoutNetwork(desk, site, closing))
  await test.step('a resume that the company has no access to', async () => {
    await goWithin(desk, `/showResume?id=${await findForeignResume(site)}`)
    await expect(desk.getByRole('heading', { name: 'You cannot view this resume' })).toBeVisible()
  })
})

async function openWithoutNetwork(desk: Page, job: Job): Promise<void> {
  await readyForOffline(desk)
  await isPersisted(desk, listEmployerJobs, job.id)
  await isPersisted(desk, listApplicants, job.id)
  await desk.context().setOffline(true)
  await desk.reload()
  await expect(applicantsOf(desk)).toBeVisible()
  await expect(desk.getByText(/^As of /).first()).toBeVisible()
  await desk.context().setOffline(false)
}

/** A resume that the employer has no access to. */
async function findForeignResume(site: Site): Promise<string> {
  const [resume] = await site.rows<{ id: string }>(
    `select r.id from resumes r where not exists (
       select from applications a join jobs j on j.id = a.job_id join companies c on c.id = j.company_id
         join members m on m.id = c.member_id where a.member_id = r.member_id and m.email = 'employer@ilteo.test')
     and not exists (select from resume_views v where v.resume_id = r.id)
     and not exists (select from proposals p where p.resume_id = r.id) limit 1`,
  )
  if (!resume) throw new Error('the demonstration content has such a resume')
  return resume.id
}

async function closeWithoutNetwork(desk: Page, site: Site, job: Job): Promise<void> {
  const card = desk.getByRole('article').filter({ hasText: job.title })
  await expect(card).toBeVisible()
  await desk.context().setOffline(true)
  await card.getByRole('button', { name: 'Close posting' }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Close posting' }).click()
  await expect(card).toContainText('You closed this posting')
  await expect(card.getByRole('button', { name: 'Extend' })).toHaveCount(0)

  await desk.context().setOffline(false)
  await expect(card).toHaveCount(0)
  const [row] = await site.rows('select status, closed_reason from jobs where id = $1', [job.id])
  expect(row).toEqual({ status: 'CLOSED', closed_reason: 'EMPLOYER' })
  await goWithin(desk, '/employmentPage/closeAnnouncement')
  await expect(desk.getByRole('article').filter({ hasText: job.title })).toContainText(
    'The company has closed this job.',
  )
  await goWithin(desk, `/recruitment/detail/${job.id}`)
  await expect(desk.getByText('The company has closed this job.')).toBeVisible()
}
