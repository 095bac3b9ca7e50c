import type { Page } from '@playwright/test'
import { getMe } from '../../src/contract/account/member.ts'
import { getMyResume } from '../../src/contract/candidate/resume.ts'
import { getJob } from '../../src/contract/job/job.ts'
import { arriveSignedIn, freshJobs, withoutBackgroundSync } from './acts.ts'
import { expect, readyForOffline, type Site, test } from './journey.ts'
import { isPersisted } from './kept.ts'
import { chooseVietnam, signUpWorker } from './outbox-acts.ts'
import { field } from './resume-acts.ts'

const WHERE_NEWS_COMES = 'News comes to Notifications, and to your phone if you turned them on.'

/** Applications and resumes of a member, as the server has them. */
const madeBy = async (site: Site, email: string) => {
  const [made] = await site.rows<{ applications: string[]; resumes: number; desired: number }>(
    `select array(select a.job_id::text from applications a where a.member_id = m.id) as applications,
       (select count(*)::int from resumes r where r.member_id = m.id) as resumes,
       (select count(*)::int from expected_jobs e where e.member_id = m.id) as desired
     from members m where m.email = $1`,
    [email],
  )
  return made
}

const statusesOf = async (site: Site, email: string) => {
  const applications = await site.rows<{ status: string }>(
    'select a.status from applications a join members m on m.id = a.member_id where m.email = $1',
    [email],
  )
  return applications.map(({ status }) => status)
}

async function openJobWithoutResume(page: Page, site: Site) {
  const [job] = await freshJobs(site, 1)
  if (!job) throw new Error('the demonstration content has no job')
  const [named] = await site.rows<{ company: string }>(
    'select company_name as company from jobs where id = $1',
    [job.id],
  )
  const worker = await signUpWorker(site)
  await arriveSignedIn(page, site, `/recruitment/detail/${job.id}`, worker)
  await expect(page.getByRole('link', { name: 'Apply' })).toBeVisible()
  return { job: { ...job, company: named?.company ?? '' }, worker }
}

async function answerFour(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Apply' }).click()
  await expect(page.getByRole('heading', { name: 'Answer four questions to apply' })).toBeVisible()
  // A form that appears before the member's name begins anew with it.
  await expect(field(page, 'Name')).toHaveValue(/./)
  await expect(field(page, 'Introduction')).toHaveCount(0)
  await chooseVietnam(page)
  await field(page, 'Cellphone number').fill('01012345678')
  await page.getByRole('button', { name: 'Worker', exact: true }).click()
  await page.getByRole('button', { name: 'Save and apply' }).click()
}

test('an application and its short resume that were saved without a network arrive once, the resume first', async ({
  phone: { page, context },
  site,
}) => {
  await withoutBackgroundSync(page, site)
  const { job, worker } = await openJobWithoutResume(page, site)
  await readyForOffline(page)
  // The job, that there is no resume, and the name that the form begins with.
  await isPersisted(page, getJob, job.id)
  await isPersisted(page, getMyResume, '"isMissing":true')
  await isPersisted(page, getMe)
  await context.setOffline(true)
  // That there is no resume is still known after a reload, so nothing is promised that could not be sent.
  await page.reload()
  await answerFour(page)
  await expect(page.getByRole('heading', { name: 'Saved on this device' })).toBeVisible()
  const waiting = page.getByRole('listitem').filter({ hasText: /^Application/ })
  await expect(waiting).toContainText(job.company)
  await page.getByRole('link', { name: 'Back to the job' }).click()
  // A reloaded page of this browser counts as one that cannot reach the server, not as one without a network.
  const promise =
    /^(It is sent by itself once there is a network|Your application will be sent as soon as possible)\.$/
  await expect(page.getByText(promise)).toBeVisible()
  await context.setOffline(false)
  await expect
    .poll(() => madeBy(site, worker.email))
    .toEqual({ applications: [job.id], resumes: 1, desired: 0 })

  const applied = page.locator('[data-application]')
  await expect(applied).toContainText(job.company)
  await expect(applied).toContainText(WHERE_NEWS_COMES)
  await expect(applied.getByRole('link', { name: 'Add it' })).toHaveAttribute('href', '/mypage/modifyResume')
  const names = (await page.getByRole('heading', { level: 1 }).innerText()).split('\n')

  await test.step('withdrawn without a network, it is withdrawn after reconnecting', async () => {
    await page.getByRole('button', { name: 'Withdraw application' }).click()
    const sheet = page.getByRole('dialog', { name: 'Withdraw this application?' })
    // The sheet calls the job what its page calls it: a headline, and the employer's title below.
    for (const name of names) await expect(sheet.getByText(name.trim(), { exact: true })).toBeVisible()
    await context.setOffline(true)
    await sheet.getByRole('button', { name: 'Withdraw application' }).click()
    await expect(page.getByText('Your application will be withdrawn.')).toBeVisible()
    expect(await statusesOf(site, worker.email)).toEqual(['SENT'])
    await context.setOffline(false)
    await expect.poll(() => statusesOf(site, worker.email)).toEqual(['WITHDRAWN'])
    await expect(
      page.getByRole('link', { name: 'Apply' }).or(page.getByRole('button', { name: 'Apply' })),
    ).toBeVisible()
  })
})

test('the short resume leads to the whole one, which applies as well', async ({ phone: { page }, site }) => {
  const { job, worker } = await openJobWithoutResume(page, site)
  await page.getByRole('link', { name: 'Apply' }).click()
  await expect(field(page, 'Name')).toHaveValue(/./)
  await chooseVietnam(page)
  await page.getByRole('button', { name: 'Write the whole resume' }).click()
  await field(page, 'Introduction').fill('For this job.')
  await field(page, 'Cellphone number').fill('01012345678')
  await page.getByRole('button', { name: 'Worker', exact: true }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  // The first step has a button of the same name.
  await expect(page.getByRole('heading', { name: 'The job I want' })).toBeVisible()
  await page.getByRole('button', { name: 'Farm', exact: true }).click()
  await page.getByRole('button', { name: 'Save and apply' }).click()
  await expect(page.getByRole('heading', { name: 'Your application has been sent' })).toBeVisible()
  const sent = page.getByRole('status').filter({ hasText: 'You applied to' })
  await expect(sent).toContainText(job.company)
  await expect(sent).toContainText(WHERE_NEWS_COMES)
  await expect(page.getByText('Your resume has no work experience yet.')).toBeVisible()
  expect(await madeBy(site, worker.email)).toEqual({ applications: [job.id], resumes: 1, desired: 1 })
})
