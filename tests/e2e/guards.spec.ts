import type { Page } from '@playwright/test'
import { goWithin } from './acts.ts'
import { expect, type Site, test, WORKER } from './journey.ts'

const PHONE = { width: 360, height: 740 }
const EMPLOYER = { email: 'employer@ilteo.test', password: WORKER.password }

const FOR_SIGNED_IN_WORKERS = ['/mypage/alarm', '/mypage/applystatus', '/mypage/modifyResume']
/** Visitors see their favorites without an account. */
const FOR_WORKERS = ['/mypage/favorites', ...FOR_SIGNED_IN_WORKERS]
const FOR_COMPANIES = [
  '/employmentPage/hiringAnnouncement',
  '/employmentPage/closeAnnouncement',
  '/employmentPage/paymenthistory',
  '/payment',
  '/anoouncementType',
]
const FOR_OPERATORS = '/operator/reports'
const FOR_MEMBERS = ['/mypage', '/mypage/account', '/mypage/notifications']

test('each member page asks a visitor to sign in and says for which role it is, and an account is switched there', async ({
  phone: { page },
  site,
}) => {
  await test.step('a visitor returns to the page after signing in', () => signInOnMemberPages(page, site))
  await test.step('a job seeker', () => visitAsWorker(page, site))
  await test.step('an employer', () => switchToEmployer(page, site))
})

async function signInOnMemberPages(page: Page, site: Site): Promise<void> {
  await page.goto(`${site.url}/signIn`)
  for (const path of [
    FOR_OPERATORS,
    ...FOR_COMPANIES,
    ...FOR_MEMBERS,
    ...FOR_SIGNED_IN_WORKERS.toReversed(),
  ]) {
    await goWithin(page, path)
    await expect(page).toHaveURL(`${site.url}/signIn?redirect=${encodeURIComponent(path)}`)
  }
  await page.getByRole('textbox', { name: 'ID (email)' }).fill(WORKER.email)
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(WORKER.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(`${site.url}/mypage/alarm`)
  await expect(page.getByRole('switch', { name: /^All notifications/ })).toBeVisible()
}

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'My page' })

/** On a desktop, the menu beside each of my pages lists the pages of the role. */
async function expectDesktopMenu(page: Page, path: string, names: readonly string[]): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 })
  await goWithin(page, path)
  await expect(menuOf(page).getByRole('link')).toHaveText([...names])
}

async function checkWorkerMenu(page: Page, site: Site): Promise<void> {
  await goWithin(page, '/mypage')
  const menu = page.getByRole('main').getByRole('navigation', { name: 'My page' })
  await expect(menu.getByRole('link').first()).toHaveText('Notification settings')
  await menu.getByRole('link', { name: 'Saved jobs' }).click()
  await expect(page).toHaveURL(`${site.url}/mypage/favorites`)
  await expectDesktopMenu(page, '/mypage/account', [
    'Notification settings',
    'Edit resume',
    'Resume on paper',
    'Application status',
    'Job offers for you',
    'Messages',
    'My pay',
    'Saved jobs',
    'Notifications',
    'Read news',
    'Help and phone numbers',
    'Change language',
    'My account',
  ])
  await menuOf(page).getByRole('link', { name: 'Notification settings' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Notification settings' })).toBeVisible()
  await page.setViewportSize(PHONE)
}

async function checkEmployerMenu(page: Page, site: Site): Promise<void> {
  await expectDesktopMenu(page, '/mypage/company', [
    'Applicants',
    'Messages',
    'Postings in progress',
    'Closed postings',
    'Matched talent',
    'Job offers sent',
    'Payment history',
    'Reading tickets',
    'Company and verification',
    'People',
    'Notifications',
    'Read news',
    'Help and phone numbers',
    'Change language',
    'My account',
  ])
  await goWithin(page, '/mypage')
  await expect(page).toHaveURL(`${site.url}/mypage/company`)
  await page.setViewportSize(PHONE)
}

async function visitAsWorker(page: Page, site: Site): Promise<void> {
  await goWithin(page, FOR_OPERATORS)
  await expect(page.getByRole('heading', { name: 'This page is for operators' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Operator console' })).toHaveCount(0)
  for (const path of FOR_COMPANIES) {
    await goWithin(page, path)
    await expect(page.getByRole('heading', { name: 'This page is for companies' })).toBeVisible()
  }
  await expect(page).toHaveTitle(/^This page is for companies/)
  await page.getByRole('main').getByRole('link', { name: 'Find jobs' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page).toHaveTitle(/^Find jobs/)
  await test.step('the title follows a step back to a page for others', async () => {
    await page.goBack()
    await expect(page).toHaveTitle(/^This page is for companies/)
  })
  await test.step('the menu', () => checkWorkerMenu(page, site))
  await test.step('an answer of a provider that nobody waits for', async () => {
    await goWithin(page, '/kakaoLogin')
    await expect(
      page.getByRole('heading', { level: 1, name: 'You are signed in', exact: true }),
    ).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Home' }).click()
    await expect(page).toHaveURL(`${site.url}/home`)
  })
  await goWithin(page, '/signUp')
  await expect(page).toHaveURL(`${site.url}/home`)
  await page.getByRole('button', { name: 'Job seeker service' }).click()
  await expect(page.getByRole('link', { name: 'Post a job' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sign in as a company' })).toHaveCount(0)
  await page.keyboard.press('Escape')
}

/** Beginning as a job seeker. */
async function switchToEmployer(page: Page, site: Site): Promise<void> {
  const forCompanies = `${site.url}/employmentPage/closeAnnouncement`
  await goWithin(page, '/employmentPage/closeAnnouncement')
  await page.getByRole('button', { name: 'Use another account' }).click()
  await page.getByRole('dialog', { name: 'Sign out' }).getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('textbox', { name: 'ID (email)' }).fill(EMPLOYER.email)
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(EMPLOYER.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(forCompanies)
  await expect(page.getByRole('heading', { level: 1, name: 'Closed postings' })).toBeVisible()

  for (const path of FOR_WORKERS) {
    await goWithin(page, path)
    await expect(page.getByRole('heading', { name: 'This page is for job seekers' })).toBeVisible()
  }
  await test.step('the menu', () => checkEmployerMenu(page, site))
  await goWithin(page, '/mypage/account')
  await expect(page.getByText(EMPLOYER.email)).toBeVisible()
  await goWithin(page, '/mypage/notifications')
  await expect(page.getByRole('heading', { name: 'Notifications on this device' })).toBeVisible()
}
