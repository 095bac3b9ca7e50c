import type { Locator, Page } from '@playwright/test'
import { getLandingFigures } from '../../src/contract/site/landing.ts'
import { goWithin, signInAt } from './acts.ts'
import { isPersisted } from './kept.ts'
import { expect, readyForOffline, test, type Site } from './journey.ts'
import { checkVisa } from './visa-check.ts'

const landing = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Jobs in Korea that show the pay first' })
const home = (page: Page) => page.getByRole('main').getByRole('combobox', { name: 'Company, work or place' })
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })

/** Clears what remembers that somebody went past the landing page on this phone. */
async function forgetVisits(page: Page, site: Site): Promise<void> {
  // Not a page of the app, which would write again what is cleared here.
  await page.goto(`${site.url}/robots.txt`)
  await page.evaluate(async () => {
    localStorage.clear()
    await caches.delete('ilteo-last-screens')
  })
  await page.context().clearCookies()
}

test.describe('on a phone without data of the site', () => {
  test.use({ isFirstVisit: true, isNeverInstalled: true })

  test('/ shows the landing page to newcomers, who find home there once they have gone past it or signed in', async ({
    phone: { page, context },
    site,
  }) => {
    await test.step('from the landing page', () => leaveLandingPage(page, site))
    await test.step('a member, whose other tab shows the landing page while they sign in', async () => {
      await forgetVisits(page, site)
      const other = await context.newPage()
      await other.goto(site.url)
      await expect(landing(other)).toBeVisible()
      await signInAt(page, site, '/landing')
      await expect(landing(page)).toBeVisible()
      await expect(home(other)).toBeVisible()
    })
  })
})

async function leaveLandingPage(page: Page, site: Site): Promise<void> {
  await page.goto(site.url)
  await expect(landing(page)).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toHaveCount(0)

  await page.getByRole('main').getByRole('link', { name: 'Find jobs' }).click()
  await expect(home(page)).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main menu' }).last()).toBeVisible()
  await page.goBack()
  await expect(home(page)).toBeVisible()
  await expect(landing(page)).toHaveCount(0)

  await page.goto(site.url)
  await expect(home(page)).toBeVisible()
}

test('the landing page shows new jobs and figures of the database, and works offline', async ({
  phone: { page, context },
  site,
}) => {
  const figures = page.getByRole('region', { name: 'Ilteo in numbers' })
  const newest = page.getByRole('region', { name: 'New jobs' }).getByRole('article')
  const jobs = figures.getByText(/^[\d,]+ Open jobs$/)
  await page.goto(site.url)
  await expect(jobs).toBeVisible()
  await expect(newest).toHaveCount(3)
  // The pay is visible on a narrow phone without scrolling.
  await expect(newest.first().getByText(/won$/).first()).toBeInViewport()
  await expect(figures.getByText(/^[\d,]+ People with a resume on Ilteo$/)).toBeVisible()
  await expect(figures.getByText('3 minutes Time to write your first resume')).toBeVisible()

  await readyForOffline(page)
  await isPersisted(page, getLandingFigures)
  await context.setOffline(true)
  await page.reload()
  await expect(jobs).toBeVisible()
  await expect(newest).toHaveCount(3)
  await tab(page, 'I am hiring').click()
  await expect(page.getByRole('heading', { name: 'Send job offers to the right people' })).toBeVisible()
  await page.getByRole('button', { name: 'Install on iPhone' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('the landing page’s tabs work with the keyboard, and it explains installing, switches the language and checks a visa status', async ({
  phone: { page },
  site,
}) => {
  // Chromium's own install prompt could come at any time, so it is suppressed until the journey dispatches one.
  await page.addInitScript(() =>
    addEventListener('beforeinstallprompt', (event) => event.isTrusted && event.stopImmediatePropagation()),
  )
  await page.goto(`${site.url}/landing`)
  await test.step('the tabs', () => useTabs(page, site))
  await test.step('the search leads to the list with what was typed, in the same app', () =>
    searchFromLanding(page, site))
  await goWithin(page, '/landing')
  await test.step('installing', () => installApp(page))
  await test.step('another language and back', () => switchToKorean(page))
  await test.step('the visa check', () => checkVisa(page))
})

/** They are kept in the address. */
async function useTabs(page: Page, site: Site): Promise<void> {
  const panel = (name: string) => page.getByRole('tabpanel', { name })
  await expect(page.getByRole('heading', { name: 'A resume in about three minutes' })).toBeVisible()
  await tab(page, 'I want to work').focus()
  await page.keyboard.press('ArrowRight')
  await expect(tab(page, 'I am hiring')).toBeFocused()
  await expect(tab(page, 'I am hiring')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('heading', { name: 'A resume in about three minutes' })).toHaveCount(0)
  await expect(page.locator('header a[href="/signIn/employer"]')).toBeVisible()
  await tab(page, 'Post a job').focus()
  await page.keyboard.press('End')
  await expect(panel('Chat with applicants')).toBeVisible()
  await expect(page).toHaveURL(/\?for=company&feature=3$/)
  await expectRows(page)
  await page.reload()
  await expect(panel('Chat with applicants')).toBeVisible()
  await tab(page, 'I am hiring').focus()
  await page.keyboard.press('Home')
  await expect(page).toHaveURL(`${site.url}/landing`)

  await page.getByRole('link', { name: 'Hiring', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Hire in three steps' })).toBeInViewport()
  await page.getByRole('link', { name: 'Features' }).click()
  await expect(page.getByRole('heading', { name: 'How Ilteo helps you' })).toBeInViewport()
  await expect(page.getByRole('banner')).toBeInViewport()
}

async function searchFromLanding(page: Page, site: Site): Promise<void> {
  await page.evaluate(() => Reflect.set(globalThis, 'isSameApp', true))
  const field = page.getByRole('main').getByRole('searchbox', { name: 'Company, work or place' })
  await field.fill('welder ')
  await field.press('Enter')
  await expect(page).toHaveURL(`${site.url}/recruitInfo?query=welder`)
  await expect(page.getByRole('button', { name: 'Remove Welder' })).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(globalThis, 'isSameApp'))).toBe(true)
}

async function installApp(page: Page): Promise<void> {
  const android = page.getByRole('button', { name: 'Install on Android' })
  await android.click()
  const sheet = page.getByRole('dialog', { name: 'Install Ilteo on your device' })
  await expect(sheet.getByRole('listitem')).toHaveCount(3)
  await expect(sheet.getByText('Press “Install app” or “Add to Home screen”')).toBeVisible()
  await sheet.getByRole('radio', { name: 'iPhone' }).check()
  await expect(sheet.getByText('Open this page in Safari')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect(android).toBeFocused()

  await page.evaluate(() => {
    const prompt = async () => void (document.documentElement.dataset['asked'] = 'true')
    const userChoice = Promise.resolve({ outcome: 'accepted' })
    dispatchEvent(
      Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt, userChoice }),
    )
  })
  await android.click()
  await expect(page.locator('html')).toHaveAttribute('data-asked', 'true')
  await expect(sheet).toHaveCount(0)
}

async function switchToKorean(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Change language' })
  await menu.click()
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
  await expect(page.getByRole('button', { name: '한국어' })).toHaveCount(0)
  await menu.click()
  await page.getByRole('button', { name: '한국어' }).click()
  const korean = page.getByRole('heading', { level: 1, name: '급여부터 보이는 한국 일자리' })
  await expect(korean).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko')
  await page.getByRole('button', { name: '언어 바꾸기' }).click()
  await page.getByRole('button', { name: 'English' }).click()
  await expect(landing(page)).toBeVisible()
}

/** Checks that the feature tabs form one row, and that the sign-in link is beside the logo. */
async function expectRows(page: Page): Promise<void> {
  const tabs = page.getByRole('tablist', { name: 'Features for companies' }).getByRole('tab')
  const bar = page.getByRole('banner').getByRole('link')
  const signIn = page.getByRole('banner').getByRole('link', { name: 'Sign in' })
  await expect(signIn).toBeVisible()
  await expect(tabs).toHaveCount(3)
  const tops = async () => new Set((await boxesOf(tabs)).map(({ top }) => top)).size
  await expect.poll(tops).toBe(1)
  const isBeside = async () => {
    const [mark, way] = await boxesOf(bar.first().or(signIn))
    return (way?.top ?? 0) < (mark?.bottom ?? 0)
  }
  await expect.poll(isBeside).toBe(true)
}

const boxesOf = (boxes: Locator) =>
  boxes.evaluateAll((elements) =>
    elements.map((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return { top, bottom }
    }),
  )
