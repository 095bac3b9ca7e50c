import type { Page } from '@playwright/test'
import { listEmployerJobs } from '../../src/contract/announcement.ts'
import { listApplicants } from '../../src/contract/applicant.ts'
import { arriveSignedIn, detailOf } from './acts.ts'
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

test('a worker applies: the open dashboard shows it, the resume is read and shortlisted, and the worker learns of it', async ({
  phone,
  desk,
  site,
}) => {
  const posting = await openPosting(site)
  const name = await workerOf(site)
  await signInAsEmployer(desk, site, `${HIRING}?posting=${posting.id}`)
  const applicants = desk.getByRole('table', { name: 'Applicants', exact: true })
  await expect(applicants).toBeVisible()
  await expect(applicants.getByText(name)).toHaveCount(0)

  await arriveSignedIn(phone.page, site, `/recruitment/detail/${posting.id}`)
  await phone.page.getByRole('button', { name: 'Apply' }).click()
  const row = applicants.getByRole('row').filter({ hasText: name })
  await expect(row).toContainText('Unread')

  await row.getByRole('link', { name: 'View resume' }).click()
  await expect(desk.getByRole('heading', { name })).toBeVisible()
  await expect.poll(() => statusOf(site, posting.id)).toBe('READ')
  await desk.getByRole('button', { name: 'Shortlist' }).click()
  await expect(desk.getByRole('button', { name: 'Shortlisted' })).toBeVisible()
  await expect.poll(() => statusOf(site, posting.id)).toBe('SHORTLISTED')

  await desk.goBack()
  await expect(row.getByRole('link', { name: 'View again' })).toBeVisible()
  await phone.page.goto(`${site.url}/mypage/applyStatus`)
  await expect(phone.page.getByText('The company is interested').first()).toBeVisible()
})

test('a rejection asks once more, and is sent once', async ({ desk, site }) => {
  const posting = await openPosting(site)
  const rejected = async () =>
    (await site.rows(`select from applications where job_id = $1 and status = 'REJECTED'`, [posting.id]))
      .length
  const before = await rejected()
  await signInAsEmployer(desk, site, `${HIRING}?posting=${posting.id}`)
  const rows = desk.getByRole('table', { name: 'Applicants', exact: true }).getByRole('row')
  const name = await rows.filter({ hasText: 'Unread' }).first().locator('bdi').innerText()
  const reject = rows.filter({ hasText: name }).getByRole('button', { name: /^Reject/ })
  await reject.click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Not now' }).click()
  await expect(reject).toHaveAttribute('aria-pressed', 'false')
  await reject.click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Reject', exact: true }).click()
  await expect(reject).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(rejected).toBe(before + 1)
})

test('a posting that is closed without a network is closed once there is one, and its page says so', async ({
  desk,
  site,
}) => {
  const posting = await openPosting(site, 'GRAND')
  await signInAsEmployer(desk, site, HIRING)
  await readyForOffline(desk)
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
})

test('what was read of the dashboard opens without a network, with the time it is of', async ({
  desk,
  site,
}) => {
  const posting = await openPosting(site)
  await signInAsEmployer(desk, site, `${HIRING}?posting=${posting.id}`)
  await readyForOffline(desk)
  await expect(desk.getByRole('table', { name: 'Applicants', exact: true })).toBeVisible()
  await isKept(desk, listEmployerJobs, posting.id)
  await isKept(desk, listApplicants, posting.id)
  await desk.context().setOffline(true)
  await desk.reload()
  await expect(desk.getByRole('table', { name: 'Applicants', exact: true })).toBeVisible()
  await expect(desk.getByText(/^As of /).first()).toBeVisible()
})

test('an employer opens nobody else’s resume by its address, and a worker no dashboard', async ({
  phone,
  desk,
  site,
}) => {
  const [resume] = await site.rows<{ id: string }>(
    `select r.id from resumes r where not exists (
       select from applications a join jobs j on j.id = a.job_id join companies c on c.id = j.company_id
         join members m on m.id = c.member_id where a.member_id = r.member_id and m.email = 'employer@ilteo.test')
     and not exists (select from resume_views v where v.resume_id = r.id)
     and not exists (select from proposals p where p.resume_id = r.id) limit 1`,
  )
  await signInAsEmployer(desk, site, `/showResume?id=${resume?.id}`)
  await expect(desk.getByRole('heading', { name: 'This resume is not open to you' })).toBeVisible()
  await arriveSignedIn(phone.page, site, '/home')
  await phone.page.goto(site.url + HIRING)
  await expect(phone.page.getByRole('button', { name: 'Close it' })).toHaveCount(0)
  await expect(phone.page.getByRole('heading', { name: 'Postings in progress' })).toHaveCount(0)
})

/** Wide and narrow are apart: each takes half a minute. */
for (const width of [1280, 360]) {
  test(`axe finds nothing on an employer’s pages at ${width} px, light and dark, and all of them fit`, async ({
    desk,
    site,
  }) => {
    const posting = await openPosting(site)
    const [applicant] = await site.rows<{ id: string; resume_id: string }>(
      'select a.id, r.id as resume_id from applications a join resumes r on r.member_id = a.member_id where a.job_id = $1 limit 1',
      [posting.id],
    )
    await signInAsEmployer(desk, site, HIRING)
    await desk.setViewportSize({ width, height: 900 })
    const found: string[] = []
    for (const path of [
      `${HIRING}?posting=${posting.id}`,
      '/employmentPage/closeAnnouncement',
      `/showResume?id=${applicant?.resume_id}&application=${applicant?.id}&posting=${posting.id}`,
      '/talent',
      '/proposalEmployment',
      `/proposalEmployment?resume=${applicant?.resume_id}&posting=${posting.id}`,
    ])
      found.push(...(await troublesOf(desk, site.url + path)))
    expect(found).toEqual([])
  })
}

/** What axe finds, in the dark of the colours alone, and whether anything is wider than the screen. */
async function troublesOf(desk: Page, address: string): Promise<string[]> {
  await desk.emulateMedia({ colorScheme: 'light' })
  await desk.goto(address)
  await expect(desk.getByRole('main').getByRole('heading').first()).toBeAttached()
  const light = await axeFindings(desk, address)
  const tooWide = await desk.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
  await desk.emulateMedia({ colorScheme: 'dark' })
  const dark = await axeFindings(desk, `${address} in the dark`, { onlyColours: true })
  return [...light, ...dark, ...(tooWide ? [`${address}: too wide`] : [])]
}
