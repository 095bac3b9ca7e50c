import type { Page } from '@playwright/test'
import { goWithin, signInAsWorker } from './acts.ts'
import { expect, type Site, test } from './journey.ts'

const ads = (page: Page) => page.getByRole('region', { name: 'Advertisements' })
const shownSlide = (page: Page) =>
  ads(page)
    .getByRole('button', { name: /^Slide / })
    .and(page.locator('[aria-current="true"]'))

/** The chips of the search, and the links for companies. */
async function followLinks(page: Page): Promise<void> {
  await goWithin(page, '/home')
  const search = page.getByRole('region', { name: 'Find jobs' })
  for (const sheet of ['Region', 'Work'])
    await expect(search.getByRole('link', { name: sheet })).toHaveAttribute('href', /^\/recruitinfo\?/i)
  await search.getByRole('link', { name: 'Benefits' }).click()
  await expect(page.getByRole('dialog', { name: 'Benefits' })).toBeVisible()
  await goWithin(page, '/home')
  const hiring = page
    .getByRole('main')
    .locator('section', {
      has: page.getByRole('heading', { name: 'I am hiring' }),
    })
    .last()
  await expect(hiring.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', /\/signIn\/employer/)
  await expect(hiring.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
    'href',
    /\/findPassword/,
  )
  await hiring.getByRole('link', { name: 'Sign up' }).click()
  await expect(page.getByRole('radio', { name: 'Company' })).toBeChecked()
}

test('the home page searches, opens filters, and leads each role to sign in or to their own pages', async ({
  phone: { page },
  site,
}) => {
  await page.goto(`${site.url}/home`)
  await page.getByRole('combobox', { name: 'Company, work or place' }).fill('공장')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/recruitinfo\?query=/i)
  // The text itself is shown until it is known what it means.
  await expect(page.getByRole('button', { name: 'Remove Factory work' })).toBeVisible()
  await followLinks(page)
  await page.goto(`${site.url}/signIn/employee`)
  await signInAsWorker(page)
  await expect(page).toHaveURL(`${site.url}/home`)
  await expect(page.getByRole('main').getByRole('heading', { name: 'I am hiring' })).toHaveCount(0)
  const tabs = page.getByRole('navigation', { name: 'Main menu' }).and(page.locator('[data-tab-bar]'))
  // With the number of unread messages, once that is known.
  await expect(tabs.getByRole('link')).toHaveText(['Home', 'Jobs', 'Applications', /^Messages/, 'My page'])
  await tabs.getByRole('link', { name: 'Applications' }).click()
  await expect(page.getByRole('heading', { name: 'Application status' })).toBeVisible()
  await expect(tabs.getByRole('link', { name: 'Applications' })).toHaveAttribute('aria-current', 'page')
  await expect(tabs.locator('[aria-current="page"]')).toHaveCount(1)
})

/** The Premium carousel shows two jobs at a time and wraps around. */
async function turnPremium(page: Page): Promise<void> {
  const premium = page.getByRole('region', { name: 'Premium' })
  const cards = premium.getByRole('article')
  await expect(cards.nth(1)).toBeInViewport()
  await expect(cards.nth(2)).not.toBeInViewport()
  await premium.getByRole('button', { name: 'Next slide' }).click()
  await expect(cards.nth(3)).toBeInViewport({ ratio: 0.5 })
  await premium.getByRole('button', { name: 'Slide 1', exact: true }).click()
  await expect(premium.getByRole('button', { name: 'Slide 1', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await premium.getByRole('button', { name: 'Previous slide' }).click()
  await expect(cards.nth(9)).toBeInViewport({ ratio: 0.5 })
  await premium.getByRole('button', { name: 'Slide 5' }).and(page.locator('[aria-current="true"]')).waitFor()
  await premium.getByRole('button', { name: 'Next slide' }).click()
  await expect(cards.nth(0)).toBeInViewport({ ratio: 0.5 })
}

/** @param rows in the order of the page; the link of the second is a script and must not be rendered */
async function turnAdvertisements(
  page: Page,
  site: Site,
  rows: readonly { title: string; link: string }[],
): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0))
  await expect(shownSlide(page)).toHaveAccessibleName('Slide 1')
  await ads(page).getByRole('button', { name: 'Previous slide' }).click()
  await expect(shownSlide(page)).toHaveAccessibleName(`Slide ${rows.length}`)
  await ads(page).getByRole('button', { name: 'Next slide' }).click()
  await expect(shownSlide(page)).toHaveAccessibleName('Slide 1')
  await ads(page).getByRole('button', { name: 'Next slide' }).click()
  await expect(shownSlide(page)).toHaveAccessibleName('Slide 2')
  await expect(ads(page).locator(`a[href*="script"]`)).toHaveCount(0)
  await expect(ads(page).getByText(rows[1]?.title ?? '')).toBeInViewport({
    ratio: 0.9,
  })
  await ads(page).getByRole('button', { name: 'Slide 1', exact: true }).click()
  const first = ads(page).getByRole('link', { name: rows[0]?.title ?? '' })
  await expect(first).toBeInViewport({ ratio: 0.9 })
  const counted = page.waitForResponse((response) => response.url().endsWith('/clicks'))
  await first.click()
  expect((await counted).status()).toBe(200)
  await expect(page).toHaveURL(`${site.url}${rows[0]?.link}`)
}

test('home recovers from being offline, shows ten jobs of each tier, and counts clicks on advertisements', async ({
  phone: { page, context },
  site,
}) => {
  const rows = await site.rows<{ id: string; title: string; link: string }>(
    `select id, title, link_url as link from advertisements where lang_code = 'en' order by place, id`,
  )
  await site.rows(`update advertisements set link_url = 'javascript:document.title="run"' where id = $1`, [
    rows[1]?.id,
  ])
  await context.setOffline(true)
  await page.goto(`${site.url}/home`)
  const error = page.getByRole('alert').filter({ hasText: 'The jobs could not be loaded' })
  await expect(error).toHaveCount(1)
  await expect(error.getByRole('link', { name: 'News' })).toHaveAttribute('href', '/news')
  await context.setOffline(false)
  // No button is pressed here: it would disappear below the pointer.
  for (const tier of ['Premium', 'Grand', 'Local']) {
    const cards = page.getByRole('region', { name: tier, exact: true }).getByRole('article')
    await expect(cards).toHaveCount(10)
    for (const link of await cards.getByRole('heading').getByRole('link').all())
      await expect(link).toHaveAttribute('href', /\/recruitment\/detail\/[\w-]{36}$/)
  }
  await expect(error).toHaveCount(0)
  await test.step('premium', () => turnPremium(page))
  await test.step('advertisements', () => turnAdvertisements(page, site, rows))
})
