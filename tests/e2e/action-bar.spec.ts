import type { Page } from '@playwright/test'
import { getMe } from '../../src/contract/account/member.ts'
import { arriveSignedIn, holdBack } from './acts.ts'
import { expect, type Phone, readyForOffline, type Site, test } from './journey.ts'
import { isPersisted } from './kept.ts'
import { signUpWorker } from './outbox-acts.ts'

const animationsEnd = (page: Page) =>
  page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))

const residence = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Opens the resume form, which appears empty before the account's answers; they come during the press. */
async function pressWhileAnswersArrive({ page, context }: Phone, site: Site): Promise<void> {
  const ofTheMember = /\/api\/users\/(?!authentication)/
  const answer = await holdBack(context, ofTheMember)
  await arriveSignedIn(page, site, '/writeResume', await signUpWorker(site))
  await residence(page, 'Student').hover()
  await page.mouse.down()
  answer()
  await isPersisted(page, getMe)
  await page.mouse.up()
  await expect(residence(page, 'Student')).toHaveAttribute('aria-pressed', 'true')
  await context.unroute(ofTheMember)
}

/** The banner that appears then pushes the pressed button down. */
async function pressWhileNetworkGoes({ page, context }: Phone): Promise<void> {
  const banner = page.getByText('No internet connection')
  await residence(page, 'Worker').hover()
  await page.mouse.down()
  await context.setOffline(true)
  await page.waitForFunction(() => !navigator.onLine)
  await page.mouse.up()
  await expect(residence(page, 'Worker')).toHaveAttribute('aria-pressed', 'true')
  await expect(banner).toBeVisible()
  await context.setOffline(false)
  await expect(banner).toHaveCount(0)
}

/** In small steps, until the tab bar hides. */
async function scrollDown(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0))
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  const html = page.locator('html')
  // Repeated, as nothing tells when the bar has begun to follow the scrolling.
  await expect(async () => {
    await page.mouse.wheel(0, 100)
    await expect(html).toHaveAttribute('data-scroll', 'down', { timeout: 2_000 })
  }).toPass({ timeout: 60_000 })
}

test('a press still counts when a late answer, a banner, the hiding tab bar or scrolling changes the page before it is released', async ({
  phone,
  site,
}) => {
  const { page } = phone
  await test.step('the account’s answers arrive', () => pressWhileAnswersArrive(phone, site))
  await readyForOffline(page)
  await test.step('the network goes', () => pressWhileNetworkGoes(phone))
  await page.mouse.move(180, 300)
  await test.step('the tab bar hides', () => scrollDown(page))
  await animationsEnd(page)
  await page.getByRole('button', { name: 'Next' }).hover()
  await page.mouse.down()
  await page.evaluate(() => scrollTo(0, 0))
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await animationsEnd(page)
  await page.mouse.up()
  await expect(page.getByRole('heading', { name: 'The job I want' })).toBeVisible()
})
