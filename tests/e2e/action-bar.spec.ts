import type { Page } from '@playwright/test'
import { expect, type Phone, test } from './journey.ts'
import { signUpWorker, openForm } from './outbox-acts.ts'

const animationsEnd = (page: Page) =>
  page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))

/** The banner that appears then pushes the pressed button down. */
async function pressWhileNetworkGoes({ page, context }: Phone): Promise<void> {
  const worker = page.getByRole('button', { name: 'Worker', exact: true })
  const banner = page.getByText('No internet connection')
  await worker.hover()
  await page.mouse.down()
  await context.setOffline(true)
  await page.waitForFunction(() => !navigator.onLine)
  await page.mouse.up()
  await expect(worker).toHaveAttribute('aria-pressed', 'true')
  await expect(banner).toBeVisible()
  await context.setOffline(false)
  await expect(banner).toHaveCount(0)
}

test('a press still counts when a banner or the hiding tab bar moves the button before it is released', async ({
  phone,
  site,
}) => {
  const { page } = phone
  await openForm(page, site, await signUpWorker(site))
  await test.step('the network goes', () => pressWhileNetworkGoes(phone))
  await page.mouse.move(180, 300)
  // Repeated, as nothing tells when the bar has begun to follow the scrolling.
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, 0))
    await page.mouse.wheel(0, 300)
    await expect(page.locator('html')).toHaveAttribute('data-scroll', 'down', { timeout: 2_000 })
  }).toPass({ timeout: 60_000 })
  await animationsEnd(page)
  await page.getByRole('button', { name: 'Next' }).hover()
  await page.mouse.down()
  await animationsEnd(page)
  await page.mouse.up()
  await expect(page.getByRole('heading', { name: 'The job I want' })).toBeVisible()
})
