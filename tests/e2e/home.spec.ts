import type { Page } from '@playwright/test'
import { signInAsWorker } from './acts.ts'
import { expect, test } from './journey.ts'

const ads = (page: Page) => page.getByRole('region', { name: 'Advertisements' })
const shownSlide = (page: Page) =>
  ads(page)
    .getByRole('button', { name: /^Slide / })
    .and(page.locator('[aria-current="true"]'))

test('the search of the home page searches, and its chips open what they name', async ({
  phone: { page },
  site,
}) => {
  await page.goto(`${site.url}/home`)
  await page.getByRole('searchbox', { name: 'Company, work or place' }).fill('공장')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/recruitinfo\?query=/i)
  await expect(page.getByRole('button', { name: 'Remove 공장' })).toBeVisible()
  for (const [chip, sheet] of [
    ['Region', 'Region'],
    ['Work', 'Work'],
    ['Benefits', 'Benefits'],
  ] as const) {
    await page.goto(`${site.url}/home`)
    await page.getByRole('region', { name: 'Find jobs' }).getByRole('link', { name: chip }).click()
    await expect(page.getByRole('dialog', { name: sheet })).toBeVisible()
  }
})

test('ten of each tier are shown, each card leading to its posting, the premium ones two at a time and round and round', async ({
  phone: { page },
  site,
}) => {
  await page.goto(`${site.url}/home`)
  for (const tier of ['Premium', 'Grand', 'Local']) {
    const cards = page.getByRole('region', { name: tier }).getByRole('article')
    await expect(cards).toHaveCount(10)
    for (const link of await cards.getByRole('heading').getByRole('link').all())
      await expect(link).toHaveAttribute('href', /\/recruitment\/detail\/[\w-]{36}$/)
  }
  const premium = page.getByRole('region', { name: 'Premium' })
  const cards = premium.getByRole('article')
  await expect(cards.nth(1)).toBeInViewport()
  await expect(cards.nth(2)).not.toBeInViewport()
  await premium.getByRole('button', { name: 'Next slide' }).click()
  await expect(cards.nth(3)).toBeInViewport({ ratio: 0.9 })
  await premium.getByRole('button', { name: 'Slide 1', exact: true }).click()
  await expect(premium.getByRole('button', { name: 'Slide 1', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await premium.getByRole('button', { name: 'Previous slide' }).click()
  await expect(cards.nth(9)).toBeInViewport({ ratio: 0.9 })
  await premium.getByRole('button', { name: 'Slide 5' }).and(page.locator('[aria-current="true"]')).waitFor()
  await premium.getByRole('button', { name: 'Next slide' }).click()
  await expect(cards.nth(0)).toBeInViewport({ ratio: 0.9 })
})

test('advertisements go round by arrows and dots, lead where they say, count a click once, and never run anything', async ({
  phone: { page },
  site,
}) => {
  const rows = await site.rows<{ id: string; title: string }>(
    'select id, title from advertisements order by place, id',
  )
  await site.rows(`update advertisements set link_url = 'javascript:document.title="run"' where id = $1`, [
    rows[1]?.id,
  ])
  await page.goto(`${site.url}/home`)
  await expect(shownSlide(page)).toHaveAccessibleName('Slide 1')
  await ads(page).getByRole('button', { name: 'Previous slide' }).click()
  await expect(shownSlide(page)).toHaveAccessibleName(`Slide ${rows.length}`)
  await ads(page).getByRole('button', { name: 'Next slide' }).click()
  await ads(page).getByRole('button', { name: 'Next slide' }).click()
  await expect(shownSlide(page)).toHaveAccessibleName('Slide 2')
  await expect(ads(page).locator(`a[href*="script"]`)).toHaveCount(0)
  await expect(ads(page).getByText(rows[1]?.title ?? '')).toBeInViewport({ ratio: 0.9 })
  await ads(page).getByRole('button', { name: 'Slide 1', exact: true }).click()
  const counted = page.waitForResponse((response) => response.url().endsWith('/clicks'))
  await ads(page)
    .getByRole('link', { name: rows[0]?.title ?? '' })
    .click()
  expect((await counted).status()).toBe(200)
  await expect(page).toHaveURL(/\/news$/)
})

test('without a network and without any jobs, home says so once, with ways to what the phone may have', async ({
  phone: { page, context },
  site,
}) => {
  await context.setOffline(true)
  await page.goto(`${site.url}/home`)
  const trouble = page.getByRole('alert').filter({ hasText: 'The jobs could not be loaded' })
  await expect(trouble).toHaveCount(1)
  await expect(trouble.getByRole('link', { name: 'News' })).toHaveAttribute('href', '/news')
  await context.setOffline(false)
  await trouble.getByRole('button', { name: 'Load again' }).click()
  for (const tier of ['Premium', 'Grand', 'Local'])
    await expect(
      page.getByRole('region', { name: tier, exact: true }).getByRole('article').first(),
    ).toBeVisible()
  await expect(trouble).toHaveCount(0)
})

test('the panels lead each kind of member in, and show members their own things', async ({
  phone: { page },
  site,
}) => {
  await page.goto(`${site.url}/home`)
  const main = page.getByRole('main')
  const hiring = main.locator('section', { has: page.getByRole('heading', { name: 'I am hiring' }) }).last()
  await expect(hiring.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', /\/signIn\/employer/)
  await expect(hiring.getByRole('link', { name: 'Find ID and password' })).toHaveAttribute(
    'href',
    /\/findPassword/,
  )
  await hiring.getByRole('link', { name: 'Sign up' }).click()
  await expect(page.getByRole('radio', { name: 'Company' })).toBeChecked()

  await page.goto(`${site.url}/signIn/employee`)
  await signInAsWorker(page)
  await expect(main.getByRole('link', { name: 'Application status' })).toBeVisible()
  await expect(main.getByRole('heading', { name: 'I am hiring' })).toHaveCount(0)
})
