import { arriveSignedIn } from './acts.ts'
import { expect, test, WORKER } from './journey.ts'

const EMPLOYER = { email: 'employer@ilteo.test', password: WORKER.password }

const FOR_WORKERS = ['/mypage/alarm', '/mypage/favorites', '/mypage/applystatus', '/mypage/modifyResume']
const FOR_COMPANIES = [
  '/employmentPage/hiringAnnouncement',
  '/employmentPage/closeAnnouncement',
  '/employmentPage/paymenthistory',
  '/payment',
  '/anoouncementType',
]
const FOR_MEMBERS = ['/mypage', '/mypage/account', '/mypage/notifications']

test('a visitor is asked to sign in wherever a member is needed, and comes back to the page', async ({
  phone: { page },
  site,
}) => {
  for (const path of [...FOR_WORKERS, ...FOR_COMPANIES, ...FOR_MEMBERS]) {
    await page.goto(site.url + path)
    await expect(page).toHaveURL(`${site.url}/signIn?redirect=${encodeURIComponent(path)}`)
  }
  await page.goto(`${site.url}/mypage/alarm`)
  await page.getByRole('textbox', { name: 'ID (email)' }).fill(WORKER.email)
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(WORKER.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(`${site.url}/mypage/alarm`)
  await expect(page.getByRole('switch', { name: /^All notifications/ })).toBeVisible()
})

test('a job seeker is told which pages are for companies, and finds a way out', async ({
  phone: { page },
  site,
}) => {
  await arriveSignedIn(page, site, '/home')
  for (const path of FOR_COMPANIES) {
    await page.goto(site.url + path)
    await expect(page.getByRole('heading', { name: 'This page is for companies' })).toBeVisible()
  }
  await page.getByRole('main').getByRole('link', { name: 'Find jobs' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('whoever is on a page for others signs in as somebody else and comes back to it', async ({
  phone: { page },
  site,
}) => {
  await arriveSignedIn(page, site, '/home')
  await page.goto(`${site.url}/employmentPage/closeAnnouncement`)
  await page.getByRole('button', { name: 'Use another account' }).click()
  await page.getByRole('dialog', { name: 'Sign out' }).getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('textbox', { name: 'ID (email)' }).fill(EMPLOYER.email)
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(EMPLOYER.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(`${site.url}/employmentPage/closeAnnouncement`)
})

test('a company is told which pages are for job seekers, and has its own account and notifications', async ({
  phone: { page },
  site,
}) => {
  await arriveSignedIn(page, site, '/home', EMPLOYER)
  for (const path of FOR_WORKERS) {
    await page.goto(site.url + path)
    await expect(page.getByRole('heading', { name: 'This page is for job seekers' })).toBeVisible()
  }
  await page.goto(`${site.url}/mypage/account`)
  await expect(page.getByText(EMPLOYER.email)).toBeVisible()
  await page.goto(`${site.url}/mypage/notifications`)
  await expect(page.getByRole('heading', { name: 'Alerts on this device' })).toBeVisible()
})

test('on a phone, my page is the menu of its pages', async ({ phone: { page }, site }) => {
  await arriveSignedIn(page, site, '/mypage')
  const menu = page.getByRole('main').getByRole('navigation', { name: 'My page' })
  await expect(menu.getByRole('link').first()).toHaveText('Alarm settings')
  await menu.getByRole('link', { name: 'Favorites' }).click()
  await expect(page).toHaveURL(`${site.url}/mypage/favorites`)
})

test('a member who is signed in has nothing to sign up for', async ({ phone: { page }, site }) => {
  await arriveSignedIn(page, site, '/home')
  await page.goto(`${site.url}/signUp`)
  await expect(page).toHaveURL(`${site.url}/home`)
  await page.getByRole('button', { name: 'Job seeker service' }).click()
  await expect(page.getByRole('link', { name: 'Register a posting' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sign in as a company' })).toHaveCount(0)
})

test.describe('at a desk', () => {
  test.use({ size: { width: 1280, height: 800 } })

  test('my page begins with the first page of its menu, and a company keeps its own menu there', async ({
    phone: { page },
    site,
  }) => {
    await arriveSignedIn(page, site, '/home', EMPLOYER)
    await page.goto(`${site.url}/mypage`)
    await expect(page).toHaveURL(`${site.url}/employmentPage/hiringAnnouncement`)
    await page.goto(`${site.url}/mypage/company`)
    const menu = page.getByRole('navigation', { name: 'My page' })
    await expect(menu.getByRole('link')).toHaveText([
      'Postings in progress',
      'Closed postings',
      'Matched talent',
      'Proposals sent',
      'Payment history',
      'Reading tickets',
      'Company and verification',
      'Notifications',
      'Change language',
      'My account',
    ])
  })

  test('the side menu of my page holds the pages of the role, under their own names', async ({
    phone: { page },
    site,
  }) => {
    const names = () => page.getByRole('navigation', { name: 'My page' }).getByRole('link').allTextContents()
    await arriveSignedIn(page, site, '/mypage/account')
    await expect(page.getByRole('navigation', { name: 'My page' })).toBeVisible()
    expect(await names()).toEqual([
      'Alarm settings',
      'Edit resume',
      'Application status',
      'Proposals to you',
      'Favorites',
      'Notifications',
      'Change language',
      'My account',
    ])
    await page
      .getByRole('navigation', { name: 'My page' })
      .getByRole('link', { name: 'Alarm settings' })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'Alarm settings' })).toBeVisible()
  })
})
