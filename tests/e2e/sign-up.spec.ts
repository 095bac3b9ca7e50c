import type { Page } from '@playwright/test'
import { signInAsWorker } from './acts.ts'
import { expect, test, WORKER, type Site } from './journey.ts'

test.use({ isFirstVisit: true })

const NEWCOMER = { name: 'Tran Thi Mai', email: 'mai@example.com', password: 'long enough 1' }

const submit = (page: Page) => page.getByRole('button', { name: 'Sign up' })
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

/** The one alert that the form shows. */
const complaint = (page: Page) => page.getByRole('main').getByRole('alert')

async function fillSignUp(page: Page, site: Site, person = NEWCOMER): Promise<void> {
  await page.goto(`${site.url}/signUp?redirect=${encodeURIComponent('/mypage/favorites')}`)
  await page.getByRole('radio', { name: 'Job seeker' }).check()
  await field(page, 'Name').fill(person.name)
  await field(page, 'Email').fill(person.email)
  await field(page, 'Password').fill(person.password)
  await field(page, 'Password once more').fill(person.password)
}

test('the five checks of a sign-up come in their order, and none of them sends a request', async ({
  phone: { page },
  site,
}) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url())
  })
  await page.goto(`${site.url}/signUp`)
  const steps: [alert: string, mend: () => Promise<unknown>][] = [
    ['Please enter your email', () => field(page, 'Email').fill(NEWCOMER.email)],
    ['Please enter your password', () => field(page, 'Password').fill(NEWCOMER.password)],
    [
      'Please check that the passwords match',
      () => field(page, 'Password once more').fill(NEWCOMER.password),
    ],
    ['Please select a member type', () => page.getByRole('radio', { name: 'Job seeker' }).check()],
    ['Please enter your name', () => field(page, 'Name').fill(NEWCOMER.name)],
  ]
  for (const [alert, mend] of steps) {
    await submit(page).click()
    await expect(complaint(page)).toHaveText(alert)
    await mend()
  }
  expect(sent).toEqual([])
  await submit(page).click()
  await expect(page).toHaveURL(/\/signIn/)
  expect(sent).toEqual([`${site.url}/api/users`])
})

test('a sign-up pressed without a network on the very first visit goes through afterwards, with what was typed', async ({
  phone: { page, context },
  site,
}) => {
  // The HTTP client's chunk is on its way until the network goes.
  let asked = 0
  const { promise: lost, resolve: lose } = Promise.withResolvers<void>()
  await context.route(/assets.distribution-/, async (route) => {
    asked += 1
    await lost
    await route.abort('internetdisconnected')
  })
  await fillSignUp(page, site)
  await context.setOffline(true)
  await submit(page).click()
  lose()
  await expect(complaint(page)).toContainText('This needs an internet connection')
  expect(asked).toBeGreaterThan(0)
  await context.setOffline(false)
  await submit(page).click()
  await expect(page).toHaveURL(/\/signIn/)
  await expect(page.getByRole('textbox', { name: 'ID (email)' })).toHaveValue(NEWCOMER.email)
})

test('a new member is told so, signs in, and comes to the page they wanted', async ({
  phone: { page },
  site,
}) => {
  await fillSignUp(page, site)
  await submit(page).click()
  await expect(page.getByRole('alert')).toHaveText('Successfully requested')
  await expect(page.getByRole('textbox', { name: 'ID (email)' })).toHaveValue(NEWCOMER.email)
  await field(page, 'Password').fill('not this one')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('ID and password do not match')).toBeVisible()
  await field(page, 'Password').fill(NEWCOMER.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(`${site.url}/mypage/favorites`)
  await expect(page.getByRole('heading', { name: 'You have no favorites yet' })).toBeVisible()
})

test('what does not fit in a sign-up is said at its field, once, and nothing typed is lost', async ({
  phone: { page },
  site,
}) => {
  await fillSignUp(page, site, { ...NEWCOMER, email: WORKER.email })
  await submit(page).click()
  await expect(field(page, 'Email')).toHaveAccessibleDescription(/This email already has an account\./)
  await expect(field(page, 'Email')).toBeFocused()
  await expect(complaint(page)).toHaveCount(0)
  await expect(field(page, 'Name')).toHaveValue(NEWCOMER.name)

  await field(page, 'Email').fill('nobody')
  await field(page, 'Password').fill('short')
  await field(page, 'Password once more').fill('short')
  await submit(page).click()
  await expect(field(page, 'Email')).toHaveAccessibleDescription(/This is not an email address/)
  await expect(field(page, 'Password')).toHaveAccessibleDescription(/Use 8 characters or more\./)
})

test('signing in leads to a path of this site only, whatever the address says', async ({
  phone: { page, context },
  site,
}) => {
  const devtools = await context.newCDPSession(page)
  for (const evil of ['//evil.example', '/\\evil.example', 'https://evil.example/', 'javascript:alert(1)']) {
    await page.goto(`${site.url}/signIn?redirect=${encodeURIComponent(evil)}`)
    await signInAsWorker(page)
    await expect(page).toHaveURL(`${site.url}/home`)
    await page.goto('about:blank')
    await devtools.send('Storage.clearDataForOrigin', { origin: site.url, storageTypes: 'all' })
  }
})

test('changing the kind of account keeps what was typed, and either tab signs in', async ({
  phone: { page },
  site,
}) => {
  await page.goto(`${site.url}/signIn/employer`)
  await expect(page.getByRole('tab', { name: 'Company' })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('textbox', { name: 'ID (email)' }).fill('typed@example.com')
  await page.getByRole('tab', { name: 'Job seeker' }).click()
  await expect(page.getByRole('tab', { name: 'Job seeker' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('textbox', { name: 'ID (email)' })).toHaveValue('typed@example.com')
  await page.getByRole('tab', { name: 'Company' }).click()
  await signInAsWorker(page)
  await expect(page).toHaveURL(`${site.url}/home`)
})

test('a company that opens a job seeker’s page is told so, and finds a way out', async ({
  phone: { page },
  site,
}) => {
  await page.goto(`${site.url}/mypage/favorites`)
  await expect(page).toHaveURL(/\/signIn\?redirect=%2Fmypage%2Ffavorites/)
  await page.getByRole('textbox', { name: 'ID (email)' }).fill('employer@ilteo.test')
  await field(page, 'Password').fill(WORKER.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'This page is for job seekers' })).toBeVisible()
  await expect(page.getByText('You are signed in as a company.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Find jobs' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
})
