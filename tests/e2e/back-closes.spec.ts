import type { Locator, Page } from '@playwright/test'
import { expect, test } from './journey.ts'

test.use({ ownPhone: 'animates its sheets' })

/** Back as the browser's own button: `page.goBack` waits for a navigation, which the first one is not. */
const back = (page: Page) => page.evaluate(() => history.back())

async function expectClosedByBack(page: Page, sheet: Locator): Promise<void> {
  await expect(sheet).toBeVisible()
  await back(page)
  await expect(sheet).toHaveCount(0)
}

test.describe('without CloseWatcher, as in Safari and Firefox', () => {
  test('Back closes the open sheet, and only then leaves the page', async ({ phone: { page }, site }) => {
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'CloseWatcher'))
    await page.goto(`${site.url}/news`)
    await page.goto(`${site.url}/recruitInfo?jobCategories=FACTORY`)
    const regions = page.getByRole('dialog', { name: 'Region' })

    await test.step('the region filter', async () => {
      // A page that is still being drawn scrolls to its start.
      await expect(page.getByRole('article').first()).toBeVisible()
      await page.evaluate(() => scrollTo(0, 40))
      await page.getByRole('button', { name: 'Region' }).click()
      await expectClosedByBack(page, regions)
      await expect(page).toHaveURL(`${site.url}/recruitInfo?jobCategories=FACTORY`)
      expect(await page.evaluate(() => scrollY)).toBe(40)
    })
    await test.step('a chosen region is one step of the history, not two', async () => {
      await page.getByRole('button', { name: 'Region' }).click()
      await regions.getByRole('button', { name: 'Gyeonggi', exact: true }).click()
      await regions.getByRole('checkbox', { name: /^Suwon-si/ }).check()
      await regions.getByRole('button', { name: /^Show [\d,]+ jobs?$/ }).click()
      await expect(regions).toHaveCount(0)
      await expect(page).toHaveURL(/regionIds=/)
    })
    await test.step('a sheet that is reloaded is open, and Back closes it', async () => {
      await page.getByRole('button', { name: 'Region' }).click()
      await expect(regions).toBeVisible()
      await page.reload()
      await expectClosedByBack(page, regions)
      await expect(page).toHaveURL(/regionIds=/)
    })
    await test.step('Back leaves the page', async () => {
      await back(page)
      await expect(page).toHaveURL(`${site.url}/news`)
    })
  })
})

test('a close request, which Back is on an Android phone, closes the open sheet', async ({
  phone: { page },
  site,
}) => {
  // On a desktop, Chromium makes a close request of Escape, if no script handles the key. Of Back it makes none.
  await page.addInitScript(() =>
    addEventListener('keydown', (event) => event.key === 'Escape' && event.stopImmediatePropagation(), true),
  )
  await page.goto(`${site.url}/recruitInfo`)
  const entries = await page.evaluate(() => history.length)
  await page.getByRole('button', { name: 'Region' }).click()
  const regions = page.getByRole('dialog', { name: 'Region' })
  await expect(regions).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(regions).toHaveCount(0)
  await expect(page).toHaveURL(`${site.url}/recruitInfo`)
  expect(await page.evaluate(() => history.length)).toBe(entries)
})
