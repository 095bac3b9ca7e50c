import type { Locator, Page } from '@playwright/test'
import { expect } from './journey.ts'

const MOST_STOPS = 120

/** Presses Tab until the element has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  // Tab skips what is disabled, as buttons are whose part of the app is still loading.
  await expect(target).toBeEnabled()
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`the keyboard does not reach ${target.toString()}`)
}
