import type { Page } from '@playwright/test'
import { expect, readyForOffline, test } from './journey.ts'

const LIGHT_PAGE = 'rgb(245, 244, 247)'
const DARK_PAGE = 'rgb(20, 18, 26)'

const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

/** The colour that the browser gives its own bars. */
const barColour = (page: Page) =>
  page.evaluate(() => {
    const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
    return metas.find(({ media }) => matchMedia(media).matches)?.content
  })

/** Opens a page drawn on the server whose app does not start, which `goto` would wait for. */
async function open(page: Page, url: string): Promise<void> {
  await page.evaluate((to) => location.assign(to), url)
  await page.waitForURL(url)
  await expect(page.locator('main h1')).toBeAttached()
}

async function expectDark(page: Page): Promise<void> {
  await expect.poll(() => background(page)).toBe(DARK_PAGE)
  expect(await barColour(page)).toBe('#211F28')
}

async function expectLight(page: Page): Promise<void> {
  await expect.poll(() => background(page)).toBe(LIGHT_PAGE)
  expect(await barColour(page)).toBe('#FFFFFF')
}

test.describe('on a first visit', () => {
  test.use({ isFirstVisit: true, isNeverInstalled: true })

  test('a page drawn on the server has the chosen colours before any file of the app, and those of the phone without a choice', async ({
    phone: { page },
    site,
  }) => {
    await page.route(/\.js$/, (route) => route.abort())
    await open(page, `${site.url}/recruitinfo`)
    await expectLight(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await open(page, `${site.url}/news`)
    await expectDark(page)
    await page.evaluate(() => localStorage.setItem('ilteo.colorScheme', 'light'))
    await open(page, `${site.url}/recruitinfo`)
    await expectLight(page)
  })
})

test('a visitor chooses dark colours, which stay after a reload without a network, until the choice is taken back', async ({
  phone: { page, context },
  site,
}) => {
  await page.goto(`${site.url}/mypage/language`)
  const choice = page.getByRole('radiogroup', { name: 'Appearance' })
  await expect(choice.getByRole('radio', { name: 'Same as this device' })).toBeChecked()
  await choice.getByRole('radio', { name: 'Dark' }).check()
  await expectDark(page)
  await readyForOffline(page)
  await context.setOffline(true)
  await page.reload()
  await expectDark(page)
  await context.setOffline(false)
  await expect(choice.getByRole('radio', { name: 'Dark' })).toBeChecked()
  await choice.getByRole('radio', { name: 'Same as this device' }).check()
  await expectLight(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectDark(page)
})
