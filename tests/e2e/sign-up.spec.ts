import { dirname } from 'node:path'
import type { Page } from '@playwright/test'
import { mailsOf } from '../support/mails.ts'
import { clearSiteData, freshJobs } from './acts.ts'
import { expect, test, WORKER, type Site } from './journey.ts'

const NEWCOMER = { name: 'Tran Thi Mai', email: 'mai@example.com', password: 'long enough 1' }

const submit = (page: Page) => page.getByRole('button', { name: 'Sign up' })
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

/** The sentence that tells of the new account. */
const created = (page: Page) => page.getByRole('status').filter({ hasText: 'Your account is ready' })

/** The texts of all mails to an address. */
async function mailsTo(site: Site, email: string): Promise<string> {
  const mails = await mailsOf({ dataDir: dirname(site.messages) })
  return mails.flatMap(({ headers, text }) => (headers.includes(email) ? [text] : [])).join()
}

/** The one alert that the form shows. */
const formAlert = (page: Page) => page.getByRole('main').getByRole('alert')

async function fillSignUp(page: Page, site: Site): Promise<void> {
  await page.goto(`${site.url}/signUp`)
  await page.getByRole('radio', { name: 'Job seeker' }).check()
  await field(page, 'Name').fill(NEWCOMER.name)
  await field(page, 'Email').fill(NEWCOMER.email)
  await field(page, 'Password').fill(NEWCOMER.password)
}

test('the sign-up form checks its fields in order, and a new member is signed in on the page they wanted', async ({
  phone: { page },
  site,
}) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url())
  })
  await page.goto(`${site.url}/signUp`)
  await test.step('the checks come in order', () => expectChecksInOrder(page))
  await test.step('invalid values are reported at their fields', () => expectFieldErrors(page))
  expect(sent).toEqual([])
  await test.step('an email that has an account is answered by mail, and nothing typed is lost', async () => {
    await page.goto(`${site.url}/signUp?redirect=${encodeURIComponent('/mypage/favorites')}`)
    await expect(page.getByRole('radio', { name: 'Job seeker' })).toBeChecked()
    await field(page, 'Name').fill(NEWCOMER.name)
    await field(page, 'Email').fill(WORKER.email)
    await field(page, 'Password').fill(NEWCOMER.password)
    await submit(page).click()
    await expect(page.getByRole('status').filter({ hasText: 'We sent an email to' })).toContainText(
      WORKER.email,
    )
    await expect(formAlert(page)).toHaveCount(0)
    await expect(field(page, 'Name')).toHaveValue(NEWCOMER.name)
    await expect(field(page, 'Email')).toHaveValue(WORKER.email)
    expect(sent).toEqual([`${site.url}/api/users`, `${site.url}/api/users/authentication`])
    await expect.poll(() => mailsTo(site, WORKER.email)).toContain('/findPassword')
  })

  await field(page, 'Email').fill(NEWCOMER.email)
  await submit(page).click()
  await expect(page).toHaveURL(`${site.url}/mypage/favorites`)
  await expect(page.getByRole('heading', { name: 'You have no saved jobs yet' })).toBeVisible()
  await expect(created(page)).toContainText(NEWCOMER.email)
  await test.step('a reload says it no more, and the password signs in, within this site only', async () => {
    await page.reload()
    await expect(page.getByRole('heading', { name: 'You have no saved jobs yet' })).toBeVisible()
    await expect(created(page)).toHaveCount(0)
    await clearSiteData(page, site)
    await page.goto(`${site.url}/signIn?redirect=${encodeURIComponent('//evil.example')}`)
    await page.getByRole('textbox', { name: 'ID (email)' }).fill(NEWCOMER.email)
    // Either tab signs in, and what was typed stays.
    await page.getByRole('tab', { name: 'Company' }).click()
    await expect(page.getByRole('tab', { name: 'Company' })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('textbox', { name: 'ID (email)' })).toHaveValue(NEWCOMER.email)
    await field(page, 'Password').fill('not this one')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByText('ID and password do not match')).toBeVisible()
    await field(page, 'Password').fill(NEWCOMER.password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(`${site.url}/home`)
  })
})

test('a sign-up whose answer was lost signs in on the next press', async ({
  phone: { page, context },
  site,
}) => {
  const create = '**/api/users'
  await context.route(create, async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await fillSignUp(page, site)
  await test.step('the password is typed once and can be shown', async () => {
    await expect(page.locator('input[autocomplete="new-password"]')).toHaveCount(1)
    await expect(field(page, 'Password')).toHaveAttribute('type', 'password')
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect(field(page, 'Password')).toHaveAttribute('type', 'text')
    await expect(field(page, 'Password')).toHaveValue(NEWCOMER.password)
  })
  await submit(page).click()
  await expect(formAlert(page)).toContainText('This needs an internet connection')
  await context.unroute(create)
  await submit(page).click()
  await expect(page).toHaveURL(`${site.url}/home`)
  await expect(created(page)).toBeVisible()
})

test('a new account that could not be signed in is led to sign in', async ({
  phone: { page, context },
  site,
}) => {
  await context.route('**/api/users/authentication', (route) => route.abort('connectionreset'))
  await fillSignUp(page, site)
  await submit(page).click()
  await expect(page).toHaveURL(/\/signIn/)
  await expect(created(page)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'ID (email)' })).toHaveValue(NEWCOMER.email)
})

async function expectChecksInOrder(page: Page): Promise<void> {
  const steps: [message: string, mend: () => Promise<unknown>][] = [
    ['Please enter your email', () => field(page, 'Email').fill('nobody')],
    ['Please enter your password', () => field(page, 'Password').fill('short')],
    ['Please select a member type', () => page.getByRole('radio', { name: 'Company' }).check()],
    ['Please enter your name', () => field(page, 'Name').fill(NEWCOMER.name)],
  ]
  for (const [message, mend] of steps) {
    await submit(page).click()
    await expect(page.getByText(message)).toBeVisible()
    await mend()
    await expect(page.getByText(message)).toHaveCount(0)
  }
}

async function expectFieldErrors(page: Page): Promise<void> {
  await submit(page).click()
  await expect(field(page, 'Email')).toHaveAccessibleDescription(/This is not an email address/)
  await expect(field(page, 'Password')).toHaveAccessibleDescription(/Use 8 characters or more\./)
}

test.describe('on a first visit', () => {
  test.use({ isFirstVisit: true, isNeverInstalled: true })

  test('a sign-up that failed offline succeeds after reconnecting', async ({
    phone: { page, context },
    site,
  }) => {
    // The HTTP client's chunk is still loading when the network goes.
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
    await expect(formAlert(page)).toContainText('This needs an internet connection')
    expect(asked).toBeGreaterThan(0)
    await context.setOffline(false)
    await submit(page).click()
    await expect(page).toHaveURL(`${site.url}/home`)
    await expect(created(page)).toBeVisible()
  })
})

test('a visitor who pressed “Apply” reads at sign-in and at sign-up which job it is for, and comes back to it', async ({
  phone: { page },
  site,
}) => {
  const [job] = await freshJobs(site, 1)
  if (!job) throw new Error('the demonstration content has no job')
  const path = `/recruitment/detail/${job.id}`
  await page.goto(site.url + path)
  const heading = await page.getByRole('main').getByRole('heading', { level: 1 }).innerText()
  const [headline = ''] = heading.trim().split('\n')
  await page.getByRole('link', { name: 'Apply' }).click()
  const reason = page.getByRole('status').filter({ hasText: 'Sign in to apply for this job.' })
  await expect(reason.locator('b')).toHaveText(headline.trim())
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click()
  await expect(page.getByText('Sign up to apply for this job.')).toBeVisible()
  await expect(page.getByRole('main').getByText(headline)).toBeVisible()
  await field(page, 'Name').fill(NEWCOMER.name)
  await field(page, 'Email').fill('huong@example.com')
  await field(page, 'Password').fill(NEWCOMER.password)
  await submit(page).click()
  await expect(page).toHaveURL(site.url + path)
})
