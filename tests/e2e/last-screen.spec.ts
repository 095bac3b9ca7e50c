import type { Page } from '@playwright/test'
import { arriveSignedIn, savedAndAppliedTo } from './acts.ts'
import { expect, readyForOffline, test, type Site } from './journey.ts'

const SCREENS = 'ilteo-last-screens'

/** Whether a stored screen shows a saved favorite. */
const storesFavorite = (page: Page) =>
  page.evaluate(async (name) => {
    const cache = await caches.open(name)
    const keys = await cache.keys()
    const texts = await Promise.all(keys.map(async (key) => (await cache.match(key))?.text()))
    return texts.some((text) => text?.includes(String.raw`aria-pressed=\"true\" aria-label=\"Save job: `))
  }, SCREENS)

test('a returning reader sees the last list before any script runs, and signing out removes a member’s screens', async ({
  site,
  phone: { page },
}) => {
  await arriveSignedIn(page, site, '/recruitinfo')
  await readyForOffline(page)
  await test.step('the list with a saved job', () => saveFirst(page, site))
  await test.step('the reader comes back', () => comeBack(page, site))
  await test.step('the member signs out', async () => {
    await page.keyboard.press('Escape')
    site.network.retarget(site.serverPort)
    await page.getByRole('button', { name: 'Job seeker service' }).click()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
    await expect.poll(() => storesFavorite(page)).toBe(false)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

/** Saves the first job of the list, and waits until that is stored with the screen. */
async function saveFirst(page: Page, site: Site): Promise<void> {
  const before = (await savedAndAppliedTo(site)).favorites.length
  const mark = page.getByRole('article').first().getByRole('button')
  await mark.click()
  await expect(mark).toHaveAttribute('aria-pressed', 'true')
  // While unsent, signing out would ask about it.
  await expect.poll(async () => (await savedAndAppliedTo(site)).favorites.length).toBe(before + 1)
  // The answer may be on its way, and would be lost with the page.
  await expect(page.getByRole('banner').getByRole('link', { name: /items? to send/ })).toHaveCount(0)
  // What is compared below is the screen that the next page stores.
  await page.evaluate((name) => caches.delete(name), SCREENS)
  await page.reload()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect.poll(() => storesFavorite(page)).toBe(true)
}

async function comeBack(page: Page, site: Site): Promise<void> {
  const first = await page.getByRole('article').first().textContent()
  const components = page.locator('head style[data-precedence]')
  const styles = (await components.allTextContents()).join('')
  expect(styles).not.toBe('')
  site.network.retarget(null)
  const browser = await page.context().newCDPSession(page)
  await browser.send('Emulation.setScriptExecutionDisabled', { value: true })
  const shown = page.waitForEvent('load')
  await browser.send('Page.reload')
  await shown
  await expect(page.getByRole('article').first()).toHaveText(first ?? '')
  await expect(page.getByRole('navigation').first()).toBeVisible()
  expect((await components.allTextContents()).join('')).toBe(styles)
  // The app takes the screen over: each card is there once, and the filters work.
  await browser.send('Emulation.setScriptExecutionDisabled', { value: false })
  await page.reload()
  await expect(page.getByText(/^As of /).first()).toBeVisible()
  await expect(page.getByRole('article').filter({ hasText: first ?? '' })).toHaveCount(1)
  await page.getByRole('button', { name: 'Work', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Work' })).toBeVisible()
}
