import type { Page } from '@playwright/test'
import { listEmployerJobs } from '../../src/contract/job/announcement.ts'
import { listApplicants } from '../../src/contract/employer/applicant.ts'
import { arriveSignedIn, detailOf, type Posting } from './acts.ts'
import { isKept } from './kept.ts'
import { axeFindings } from './axe.ts'
import { openPosting, signInAsEmployer, test } from './dashboard-desk.ts'
import { expect, readyForOffline, WORKER, type Site } from './journey.ts'

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

/** The applicant's resume is opened from the table, which marks it as read, and shortlisted. */
async function shortlist(desk: Page, site: Site, posting: Posting, name: string): Promise<void> {
  const row = applicantsOf(desk).getByRole('row').filter({ hasText: name })
  await expect(row).toContainText('Unread')
  await row.getByRole('link', { name: 'View resume' }).click()
  await expect(desk.getByRole('heading', { name })).toBeVisible()
  await expect.poll(() => statusOf(site, posting.id)).toBe('READ')
  await desk.getByRole('button', { name: 'Shortlist' }).click()
  await expect(desk.getByRole('button', { name: 'Shortlisted' })).toBeVisible()
  await expect.poll(() => statusOf(site, posting.id)).toBe('SHORTLISTED')
  await desk.goBack()
  await expect(row.getByRole('link', { name: 'View again' })).toBeVisible()
}

/** Another applicant; it asks once more first. */
async function reject(desk: Page, site: Site, posting: Posting): Promise<void> {
  const rejected = async () =>
    (await site.rows(`select from applications where job_id = $1 and status = 'REJECTED'`, [posting.id]))
      .length
  const before = await rejected()
  const rows = applicantsOf(desk).getByRole('row')
  const name = await rows.filter({ hasText: 'Unread' }).first().locator('bdi').innerText()
  const button = rows.filter({ hasText: name }).getByRole('button', { name: /^Reject/ })
  await button.click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Not now' }).click()
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  await button.click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Reject', exact: true }).click()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(rejected).toBe(before + 1)
}

test('a worker applies: the open dashboard shows it, the resume is read and shortlisted, and the worker learns of it; a rejection asks once more, and is sent once', async ({
  phone,
  desk,
  site,
}) => {
  const posting = await openPosting(site)
  const name = await workerOf(site)
  await signInAsEmployer(desk, site, `${HIRING}?posting=${posting.id}`)
  await expect(applicantsOf(desk)).toBeVisible()
  await expect(applicantsOf(desk).getByText(name)).toHaveCount(0)
  await arriveSignedIn(phone.page, site, `/recruitment/detail/${posting.id}`)
  await phone.page.getByRole('button', { name: 'Apply' }).click()
  await test.step('shortlisted', () => shortlist(desk, site, posting, name))
  await phone.page.goto(`${site.url}/mypage/applyStatus`)
  await expect(phone.page.getByText('The company is interested').first()).toBeVisible()
  await test.step('rejected', () => reject(desk, site, posting))
})

/** Somebody's who has nothing to do with the employer. */
async function aForeignResume(site: Site): Promise<string> {
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

async function closeWithoutNetwork(desk: Page, site: Site, posting: Posting): Promise<void> {
  const card = desk.getByRole('article').filter({ hasText: posting.title })
  await expect(card).toBeVisible()
  await desk.context().setOffline(true)
  await card.getByRole('button', { name: 'Close it' }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Close it' }).click()
  await expect(card).toContainText('Closed by you')
  await expect(card.getByRole('button', { name: 'Extend' })).toHaveCount(0)

  await desk.context().setOffline(false)
  await expect(card).toHaveCount(0)
  const [row] = await site.rows('select status, closed_reason from jobs where id = $1', [posting.id])
  expect(row).toEqual({ status: 'CLOSED', closed_reason: 'EMPLOYER' })
  await desk.goto(`${site.url}/employmentPage/closeAnnouncement`)
  await expect(desk.getByRole('article').filter({ hasText: posting.title })).toContainText(
    'The company has closed this job.',
  )
  await desk.goto(detailOf(site, posting))
  await expect(desk.getByText('The company has closed this job.')).toBeVisible()
}

test('what was read of the dashboard opens without a network, with the time it is of; a posting that is closed without one is closed once there is one, and its page says so; nobody else’s resume opens by its address', async ({
  desk,
  site,
}) => {
  const [posting, closing] = [await openPosting(site), await openPosting(site, 'GRAND')]
  await signInAsEmployer(desk, site, `${HIRING}?posting=${posting.id}`)
  await readyForOffline(desk)
  await expect(applicantsOf(desk)).toBeVisible()
  await isKept(desk, listEmployerJobs, posting.id)
  await isKept(desk, listApplicants, posting.id)
  await desk.context().setOffline(true)
  await desk.reload()
  await expect(applicantsOf(desk)).toBeVisible()
  await expect(desk.getByText(/^As of /).first()).toBeVisible()

  await desk.context().setOffline(false)
  await test.step('closed without a network', () => closeWithoutNetwork(desk, site, closing))
  await desk.goto(`${site.url}/showResume?id=${await aForeignResume(site)}`)
  await expect(desk.getByRole('heading', { name: 'This resume is not open to you' })).toBeVisible()
})

test('axe finds nothing on an employer’s pages, wide and narrow, light and dark, and all of them fit', async ({
  desk,
  site,
}) => {
  // Against hanging only: on a busy machine axe takes seconds for each page.
  test.setTimeout(1_800_000)
  const posting = await openPosting(site)
  const [applicant] = await site.rows<{ id: string; resume_id: string }>(
    'select a.id, r.id as resume_id from applications a join resumes r on r.member_id = a.member_id where a.job_id = $1 limit 1',
    [posting.id],
  )
  await signInAsEmployer(desk, site, HIRING)
  const found: string[] = []
  for (const path of [
    `${HIRING}?posting=${posting.id}`,
    '/employmentPage/closeAnnouncement',
    `/showResume?id=${applicant?.resume_id}&application=${applicant?.id}&posting=${posting.id}`,
    '/talent',
    '/proposalEmployment',
    `/proposalEmployment?resume=${applicant?.resume_id}&posting=${posting.id}`,
  ]) {
    await desk.goto(site.url + path)
    await expect(desk.getByRole('main').getByRole('heading').first()).toBeAttached()
    for (const width of [1280, 360]) found.push(...(await errorsOf(desk, path, width)))
  }
  expect(found).toEqual([])
})

/** What axe finds, in the dark of the colours alone, and whether anything is wider than the screen. */
async function errorsOf(desk: Page, path: string, width: number): Promise<string[]> {
  const place = `${path} at ${width} px`
  await desk.setViewportSize({ width, height: 900 })
  await desk.emulateMedia({ colorScheme: 'light' })
  const light = await axeFindings(desk, place)
  const tooWide = await desk.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
  await desk.emulateMedia({ colorScheme: 'dark' })
  const dark = await axeFindings(desk, `${place} in the dark`, { onlyColours: true })
  return [...light, ...dark, ...(tooWide ? [`${place}: too wide`] : [])]
}
