import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

/**
 * What axe finds on the screen once it stands still: rule and first element of each finding. Where a journey has
 * switched to the dark scheme nothing but colours has changed, so that only they need a look.
 */
export async function axeFindings(
  page: Page,
  place: string,
  { onlyColours = false }: { onlyColours?: boolean } = {},
): Promise<string[]> {
  await standsStill(page)
  const isThere = await page.evaluate<boolean>('"axe" in window')
  // Brought into each page once; and as the app has no frames of others, there is nothing to put together in a page of
  // its own: both would be most of the work.
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) }).setLegacyMode()
  axe.options({ resultTypes: ['violations'] })
  if (onlyColours) axe.withRules(['color-contrast'])
  const { violations } = await axe.analyze()
  return violations.map(
    ({ id, nodes }) => `${place}: ${id} at ${nodes[0]?.target.join(' ')} (${nodes.length}) ${nodes[0]?.html}`,
  )
}

/** Nothing is loading, and every movement and change of colour has come to its end; what moves for ever may. */
async function standsStill(page: Page): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0)
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
  // Asking for the animations brings the styles up to date, so that a transition that is due has begun.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
      ),
  )
}
