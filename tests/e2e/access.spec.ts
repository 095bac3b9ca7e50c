import type { Page } from '@playwright/test'
import { arriveSignedIn, freshJobs, goWithin, withoutBackgroundSync } from './acts.ts'
import { axeFindings } from './axe.ts'
import { EMPLOYER, findOpenJob, signInAsEmployer } from './dashboard-desk.ts'
import { expect, readyForOffline, test, WORKER, type Site } from './journey.ts'
import { arriveAsOperator, publishNewsItem, signUpWaitingCompany } from './operator-acts.ts'
import { saidIn } from './said-in.ts'
import { findingsHere, findingsInDialog, findingsOnWalk, onPhone } from './walk.ts'

const VISITOR_PATHS = [
  '/landing?for=company&feature=2&visa=D-2',
  '/recruitInfo?query=qzxqzx',
  '/recruitInfo/map',
  '/news',
  '/signIn',
  '/signUp',
  '/findPassword',
  '/findPassword?tab=id',
  // An invitation shows an expired link alike.
  '/confirmEmail?token=unknown',
  '/mypage/language',
  '/talent',
  '/help',
  '/no/such/page',
]
const WORKER_PATHS = [
  '/home',
  '/mypage',
  '/mypage/favorites',
  '/mypage/applyStatus',
  '/mypage/proposals',
  '/mypage/pay',
  '/mypage/alarm',
  '/mypage/notifications',
  '/mypage/account',
  '/mypage/modifyResume',
  '/writeResume?step=2',
  '/resumePaper',
  '/messages',
  '/outbox',
]
const EMPLOYER_PATHS = [
  '/home',
  '/mypage/company',
  '/mypage/people',
  '/employmentPage/applicants',
  '/employmentPage/paymenthistory',
  '/talent',
  '/proposalEmployment',
  '/payment',
  '/writeAnnouncement',
  '/messages',
]

const say = saidIn('my')

/** A guard against hanging: on a busy machine axe takes seconds for each page. */
const MANY_PAGES = 1_800_000

/** The demonstration member's latest chat. */
async function chatOf(site: Site, email: string): Promise<string> {
  const [chat] = await site.rows<{ id: string }>(
    `select c.conversation_id as id from conversation_members c join members m on m.id = c.member_id
     where m.email = $1 order by c.conversation_id desc limit 1`,
    [email],
  )
  if (!chat) throw new Error(`${email} has no chat`)
  return `/messages/${chat.id}`
}

/** The sheets of the list's filters, the menu, and the inquiry that it opens. */
async function findingsInSheets(page: Page): Promise<string[]> {
  await onPhone(page)
  const found: string[] = []
  const dialog = page.getByRole('dialog')
  const filters = page.locator('main [role="group"] [aria-haspopup="dialog"]')
  await expect(filters.nth(3)).toBeVisible()
  for (const filter of await filters.all()) {
    await filter.click()
    await expect(dialog).toBeVisible()
    found.push(...(await findingsInDialog(page, `sheet ${await filter.innerText()}`, false)))
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
  const banner = page.getByRole('banner')
  await banner.getByRole('button', { name: say('Job seeker service') }).click()
  found.push(...(await axeFindings(page, 'menu', { within: 'header' })))
  await banner.getByRole('button', { name: say('Contact us') }).click()
  await expect(dialog).toBeVisible()
  found.push(...(await findingsInDialog(page, 'inquiry')))
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  return found
}

/** The landing page, with its sheet about installing. */
async function findingsOnLanding(page: Page, site: Site): Promise<string[]> {
  await page.goto(`${site.url}/landing?visa=E-9`)
  const found = await findingsHere(page, 'landing page')
  await onPhone(page)
  await page.getByRole('button', { name: /iPhone/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  found.push(...(await findingsInDialog(page, 'installing', false)))
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  return found
}

test.describe('in Burmese, whose texts are the tallest and among the longest', () => {
  test.use({ locale: 'my-MM', deskLocale: 'my-MM' })
  test.setTimeout(MANY_PAGES)

  test('axe finds nothing on a visitor’s pages, which fit a phone at 200% text and show one language', async ({
    phone: { page },
    site,
  }) => {
    const [job] = await freshJobs(site, 1)
    const [news] = await site.rows<{ id: string }>('select id from news limit 1')
    const found = await findingsOnLanding(page, site)
    await goWithin(page, '/recruitInfo')
    found.push(...(await findingsHere(page, '/recruitInfo')), ...(await findingsInSheets(page)))
    const samples = [`/recruitment/detail/${job?.id}`, `/news/detail/${news?.id}`]
    found.push(...(await findingsOnWalk(page, [...VISITOR_PATHS, ...samples, '/home'], samples)))
    await expect(page.locator('html')).toHaveAttribute('lang', 'my')
    expect(found).toEqual([])
  })

  test('axe finds nothing on a worker’s pages, which fit a phone at 200% text and show one language', async ({
    phone: { page, context },
    site,
  }) => {
    const [job, never] = await freshJobs(site, 2)
    await withoutBackgroundSync(page, site)
    await arriveSignedIn(page, site, '/mypage')
    const chat = await chatOf(site, WORKER.email)
    const paths = [...WORKER_PATHS, `/recruitment/detail/${job?.id}`, chat]
    const samples = ['/mypage/applyStatus', '/writeResume?step=2', chat]
    const found = await findingsOnWalk(page, paths, samples)
    await readyForOffline(page)
    await context.setOffline(true)
    await goWithin(page, `/recruitment/detail/${never?.id}`)
    found.push(...(await findingsHere(page, 'a job that is not on the device', 'a phone', false)))
    await test.step('what waits to be sent', async () => {
      await goWithin(page, `/recruitment/detail/${job?.id}`)
      const favorite = new RegExp(say('Save job: {title}').replace('{title}', '.*'))
      await page.getByRole('button', { name: favorite }).first().click()
      await goWithin(page, '/outbox')
      await expect(page.getByRole('article')).toBeVisible()
      found.push(...(await findingsHere(page, 'an unsent entry', 'a phone', false)))
    })
    await expect(page.locator('html')).toHaveAttribute('lang', 'my')
    expect(found).toEqual([])
  })

  test('axe finds nothing on an employer’s pages, which fit a phone at 200% text and show one language', async ({
    desk,
    site,
  }) => {
    const job = await findOpenJob(site)
    const [applicant] = await site.rows<{ id: string; resume_id: string }>(
      'select a.id, r.id as resume_id from applications a join resumes r on r.member_id = a.member_id where a.job_id = $1 limit 1',
      [job.id],
    )
    await signInAsEmployer(desk, site, `/employmentPage/hiringAnnouncement?posting=${job.id}`)
    const found = await findingsHere(desk, 'dashboard', 'a desk')
    const chat = await chatOf(site, EMPLOYER.email)
    const paths = [
      ...EMPLOYER_PATHS,
      `/showResume?id=${applicant?.resume_id}&application=${applicant?.id}&posting=${job.id}`,
      `/proposalEmployment?resume=${applicant?.resume_id}&posting=${job.id}`,
      chat,
    ]
    found.push(...(await findingsOnWalk(desk, paths, ['/payment', chat], 'a desk')))
    await expect(desk.locator('html')).toHaveAttribute('lang', 'my')
    expect(found).toEqual([])
  })
})

test('axe finds nothing in the operator’s console, which fits a phone at 200% text', async ({
  desk,
  site,
}) => {
  test.setTimeout(MANY_PAGES)
  const { paths, samples } = await consolePaths(site, desk)
  expect(await findingsOnWalk(desk, paths, samples, 'a desk')).toEqual([])
})

/** Signs in, and finds a case for each kind of page in the console: lists are the same table with other rows. */
async function consolePaths(site: Site, desk: Page): Promise<{ paths: string[]; samples: string[] }> {
  await signUpWaitingCompany(site, '확인을 기다리는 공고')
  const news = await publishNewsItem(site, '접근성을 보는 소식')
  const [company] = await site.rows<{ id: string }>(
    `select company_id as id from business_verifications where status = 'REQUESTED'`,
  )
  const [worker] = await site.rows<{ id: string }>('select id from members where email = $1', [WORKER.email])
  const [report] = await site.rows<{ id: string }>('select id from job_reports where settled_at is null')
  const [order] = await site.rows<{ id: string; job: string }>(
    'select id, job_id as job from orders where job_id is not null limit 1',
  )
  await arriveAsOperator(desk, site)
  const samples = ['', '/news/new', '/verifications', `/reports/${report?.id}`]
  const paths = [
    '',
    '/news',
    '/news/new',
    `/news/${news}`,
    '/news/import',
    '/banners',
    '/verifications',
    `/verifications/${company?.id}`,
    `/reports/${report?.id}`,
    '/signals',
    '/postings?from=2026-11-10&to=2026-11-01',
    `/postings/${order?.job}`,
    '/orders',
    `/orders/${order?.id}`,
    '/trends',
    '/health',
    '/members',
    `/members/${worker?.id}`,
  ]
  const inConsole = (path: string) => `/operator${path}`
  return { paths: paths.map(inConsole), samples: samples.map(inConsole) }
}
