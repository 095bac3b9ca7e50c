import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { expect } from './journey.ts'

interface Scope {
  /** Runs the contrast rule alone, as after a change of the colour scheme. */
  onlyColours?: boolean
  /** The element to judge, such as a dialog; the whole page if absent. */
  within?: string
}

/**
 * Axe violations on the screen once nothing moves: rule and first element of each.
 * @param place named in each finding
 */
export async function axeFindings(page: Page, place: string, scope: Scope = {}): Promise<string[]> {
  await waitUntilStill(page)
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(axe.source)
  const found = await page.evaluate(violations, scope)
  return found.map((each) => `${place}: ${each}`)
}

/** Runs in the page, into which axe was loaded. The results of @axe-core/playwright would cost more than the rules. */
async function violations({ onlyColours, within }: Scope): Promise<string[]> {
  const judge = (globalThis as unknown as { axe: typeof axe }).axe
  const result = await judge.run(within ? { include: within } : document, {
    resultTypes: ['violations'],
    ...(onlyColours && { runOnly: ['color-contrast'] }),
  })
  return result.violations.map(
    ({ id, nodes }) => `${id} at ${nodes[0]?.target.join(' ')} (${nodes.length}) ${nodes[0]?.html}`,
  )
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
