import type { Page } from '@playwright/test'
import { expect, type Phone, test } from './journey.ts'
import { aNewWorker, openForm } from './outbox-acts.ts'

const still = (page: Page) =>
  page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))

/** The word that comes then stands above what is pressed. */
async function pressWhileNetworkGoes({ page, context }: Phone): Promise<void> {
  const worker = page.getByRole('button', { name: 'Worker', exact: true })
  const word = page.getByText('No internet connection')
  await worker.hover()
  await page.mouse.down()
  await context.setOffline(true)
  await page.waitForFunction(() => !navigator.onLine)
  await page.mouse.up()
  await expect(worker).toHaveAttribute('aria-pressed', 'true')
  await expect(word).toBeVisible()
  await context.setOffline(false)
  await expect(word).toHaveCount(0)
}

test('a press held for a moment counts when the network goes meanwhile, and on the action bar after the reader has scrolled down', async ({
  phone,
  site,
}) => {
  const { page } = phone
  await openForm(page, site, await aNewWorker(site))
  await test.step('the network goes', () => pressWhileNetworkGoes(phone))
  await page.mouse.move(180, 300)
  // Repeated, as nobody says when the bar has begun to follow the scrolling.
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, 0))
    await page.mouse.wheel(0, 300)
    await expect(page.locator('html')).toHaveAttribute('data-scroll', 'down', { timeout: 2_000 })
  }).toPass({ timeout: 60_000 })
  await still(page)
  await page.getByRole('button', { name: 'Next' }).hover()
  await page.mouse.down()
  await still(page)
  await page.mouse.up()
  await expect(page.getByRole('heading', { name: 'The job I want' })).toBeVisible()
})
