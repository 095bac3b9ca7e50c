import type { Page } from '@playwright/test'
import { arriveSignedIn, effectsOf } from './acts.ts'
import { expect, readyForOffline, test, type Site } from './journey.ts'

const SCREENS = 'ilteo-last-screens'

const keptPages = (page: Page) =>
  page.evaluate(async (name) => (await (await caches.open(name)).keys()).map((key) => key.url), SCREENS)

/** Whether a screen with a bookmark on it is kept. */
const keepsBookmark = (page: Page) =>
  page.evaluate(async (name) => {
    const cache = await caches.open(name)
    const keys = await cache.keys()
    const texts = await Promise.all(keys.map(async (key) => (await cache.match(key))?.text()))
    return texts.some((text) => text?.includes(String.raw`aria-pressed=\"true\" aria-label=\"Bookmark`))
  }, SCREENS)

/** Opens the list so that the worker knows it, and waits until its screen is kept. */
async function readList(page: Page, site: Site) {
  await page.goto(`${site.url}/recruitinfo`)
  await readyForOffline(page)
  await page.reload()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect.poll(() => keptPages(page)).toContainEqual(expect.stringContaining('recruitinfo'))
}

test("who comes back sees the last list before any script has run, also without a server; a member's screens are gone with the member", async ({
  site,
  phone: { page },
}) => {
  await arriveSignedIn(page, site, '/recruitinfo')
  await readList(page, site)
  await test.step('a member signs out', () => bookmarksAndSignsOut(page, site))
  await readList(page, site)
  await test.step('a visitor comes back', () => comesBack(page, site))
})

async function bookmarksAndSignsOut(page: Page, site: Site): Promise<void> {
  const before = (await effectsOf(site)).favorites.length
  const mark = page.getByRole('article').first().getByRole('button')
  await mark.click()
  await expect(mark).toHaveAttribute('aria-pressed', 'true')
  // Unsent, it would be asked about at the sign-out.
  await expect.poll(async () => (await effectsOf(site)).favorites.length).toBe(before + 1)
  await page.reload()
  await expect.poll(() => keepsBookmark(page)).toBe(true)
  await page.getByRole('button', { name: 'Job seeker service' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  await expect.poll(() => keepsBookmark(page)).toBe(false)
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

async function comesBack(page: Page, site: Site): Promise<void> {
  const first = await page.getByRole('article').first().textContent()
  await site.stopServer()
  const browser = await page.context().newCDPSession(page)
  await browser.send('Emulation.setScriptExecutionDisabled', { value: true })
  const shown = page.waitForEvent('load')
  await browser.send('Page.reload')
  await shown
  await expect(page.getByRole('article').first()).toHaveText(first ?? '')
  await expect(page.getByRole('navigation').first()).toBeVisible()
  // The scripts take it over: every card once, and the filters work.
  await browser.send('Emulation.setScriptExecutionDisabled', { value: false })
  await page.reload()
  await expect(page.getByText(/^As of /).first()).toBeVisible()
  await expect(page.getByRole('article').filter({ hasText: first ?? '' })).toHaveCount(1)
  await page.getByRole('button', { name: 'Work', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Work' })).toBeVisible()
}
