import type { Page } from '@playwright/test'
import { arriveSignedIn, goWithin, withoutBackgroundSync } from './acts.ts'
import { expect, readyForOffline, test, WORKER, type Site } from './journey.ts'

test.use({ isFirstVisit: true, isNeverInstalled: true })

const languageOf = async (site: Site) =>
  (
    await site.rows<{ lang_code: string }>('select lang_code from members where email = $1', [WORKER.email])
  )[0]?.lang_code

/** As if the page were of a newer build than the texts that the service worker stored. */
async function keepOnlyOldTexts(page: Page, language: string): Promise<void> {
  await page.evaluate(async (code) => {
    const cache = await caches.open('ilteo-precache-texts')
    const own = (await cache.keys()).filter(({ url }) => url.includes(`/texts-${code}-`))
    for (const request of own) {
      const response = await cache.match(request)
      if (response)
        await cache.put(request.url.replace(/(texts-[a-z]+-[a-z]+)-.*/, '$1-earlier.js'), response)
      await cache.delete(request)
    }
  }, language)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.clearBrowserCache')
}

test.describe('on a phone with the app', () => {
  test.use({ isFirstVisit: false, isNeverInstalled: false })

  test('a language used before applies at once when chosen offline, and is saved to the account after reconnecting', async ({
    phone: { page, context },
    site,
  }) => {
    await withoutBackgroundSync(page, site)
    await arriveSignedIn(page, site, '/mypage/language')
    await readyForOffline(page)
    const unsent = page.locator('[data-unsent]')
    await page.getByRole('radio', { name: '한국어' }).check()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '언어 바꾸기' })).toBeVisible()
    await readyForOffline(page)
    await page.getByRole('radio', { name: 'English', exact: true }).check()
    await page.getByRole('button', { name: '저장' }).click()
    await expect.poll(() => languageOf(site)).toBe('en')
    await expect(unsent).toHaveCount(0)
    await context.setOffline(true)
    await page.getByRole('radio', { name: '한국어' }).check()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '언어 바꾸기' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'ko')
    // The screen changes before the choice is stored for the account; the header's mark is hidden on phones.
    await expect(unsent).toBeAttached()
    expect(await languageOf(site)).toBe('en')
    await keepOnlyOldTexts(page, 'ko')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: '언어 바꾸기' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'ko')
    await context.setOffline(false)
    await expect.poll(() => languageOf(site)).toBe('ko')

    await page.goto(`${site.url}/en/recruitinfo`)
    await expect(page).toHaveURL(`${site.url}/recruitinfo`)
    await expect(page.getByRole('button', { name: '지역' })).toBeVisible()
    await goWithin(page, '/mypage/language')
    await page.getByRole('radio', { name: 'English', exact: true }).check()
    await page.getByRole('button', { name: '저장' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Change language' })).toBeVisible()
    await expect.poll(() => languageOf(site)).toBe('en')
  })
})

test.describe('with a Korean browser', () => {
  test.use({ locale: 'ko-KR' })

  test('the interface is in Korean, also at an address with /en, and a chosen English stays with a country', async ({
    phone: { page },
    site,
  }) => {
    await page.goto(`${site.url}/en/news`)
    await expect(page).toHaveURL(`${site.url}/news`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'ko')
    await expect(page.getByRole('heading', { level: 1, name: '소식' })).toBeVisible()
    await goWithin(page, '/mypage/language')
    await page.getByRole('radio', { name: 'English', exact: true }).check()
    await page.getByRole('button', { name: '저장' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Change language' })).toBeVisible()
    await page.getByRole('searchbox', { name: 'Find a country' }).fill('Viet')
    await page.getByRole('radio', { name: /Việt Nam/ }).check()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.reload()
    await expect(page.getByRole('radio', { name: 'English', exact: true })).toBeChecked()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await goWithin(page, '/writeResume')
    await expect(page.locator('[data-field="countyIsoCode"]')).toContainText('Vietnam')
  })
})

test.describe('with a browser whose language is not supported', () => {
  test.use({ locale: 'fr-FR' })

  test('the interface is in English, which a path with /ko changes, and offers the languages', async ({
    phone: { page },
    site,
  }) => {
    await page.goto(`${site.url}/ko/news`)
    await expect(page.getByRole('heading', { level: 1, name: '소식' })).toBeVisible()
    await page.goto(`${site.url}/news`)
    await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible()
    await page
      .getByRole('navigation', { name: 'Change language' })
      .getByRole('button', { name: '한국어' })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: '소식' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: '언어 바꾸기' })).toBeHidden()
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', 'ko')
  })
})
