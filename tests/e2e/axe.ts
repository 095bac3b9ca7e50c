import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

/**
 * Axe violations on the screen once nothing moves: rule and first element of each.
 * @param place named in each finding
 * @param options.onlyColours runs the contrast rule alone, as after a change of the colour scheme
 */
export async function axeFindings(
  page: Page,
  place: string,
  { onlyColours = false }: { onlyColours?: boolean } = {},
): Promise<string[]> {
  await waitUntilStill(page)
  const isThere = await page.evaluate<boolean>('"axe" in window')
  // Axe is injected into each page once, and legacy mode skips merging results of frames, which the app does not have:
  // both would take most of the time.
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) }).setLegacyMode()
  axe.options({ resultTypes: ['violations'] })
  if (onlyColours) axe.withRules(['color-contrast'])
  const { violations } = await axe.analyze()
  return violations.map(
    ({ id, nodes }) => `${place}: ${id} at ${nodes[0]?.target.join(' ')} (${nodes.length}) ${nodes[0]?.html}`,
  )
}

const LOOKS = [
  { name: 'a phone', size: { width: 360, height: 740 }, colorScheme: 'light' },
  { name: 'a desk', size: { width: 1280, height: 800 }, colorScheme: 'dark' },
] as const

/**
 * Violations of axe on a phone and a desktop, in light and dark, and whether the page is wider than the screen. Colors
 * do not depend on the size, and nothing else depends on the color scheme: two combinations cover all four.
 * @param arrange repeats what a change of size undoes
 */
export async function findingsInAllLooks(
  page: Page,
  place: string,
  arrange: () => Promise<unknown> = async () => undefined,
): Promise<string[]> {
  const found: string[] = []
  for (const { name, size, colorScheme } of LOOKS) {
    await page.setViewportSize(size)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await arrange()
    found.push(...(await axeFindings(page, `${place} on ${name}`)))
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
    if (isWide) found.push(`${place} on ${name}: too wide`)
  }
  return found
}

/** Waits until nothing is loading and all finite animations have ended. */
async function waitUntilStill(page: Page): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0)
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
  // Reading the animations updates the styles, so that a pending transition has started.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
      ),
  )
}
