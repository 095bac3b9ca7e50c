import type { Page } from '@playwright/test'
import { median, type Figure } from './figure.ts'
import { type BenchPhone, FIRST_CARD, openApp, slowdown } from './phone.ts'
import { repeats } from './repeats.ts'

const REPEATS = repeats(6, 2)

declare global {
  interface Window {
    savedAfter?: Promise<number>
  }
}

/**
 * Time from the click on a favorite until the phone shows it as saved, which it does only after the outbox's transaction
 * has completed; with four times CPU slowdown, and offline so that nothing is sent meanwhile.
 */
export async function measureEnqueue(url: string, openMember: () => Promise<BenchPhone>): Promise<Figure[]> {
  const phone = await openMember()
  try {
    await openApp(phone.page, `${url}/recruitinfo`)
    await phone.page.locator(FIRST_CARD).first().waitFor()
    await phone.context.setOffline(true)
    await slowdown(phone, 4)
    const times: number[] = []
    for (let repeat = 0; repeat < REPEATS; repeat++) times.push(await timeOfBookmark(phone.page, repeat))
    return [{ what: 'outbox: click to "saved"', value: median(times), unit: 'ms', budget: 50 }]
  } finally {
    await phone.close()
  }
}

/**
 * The mark in the header counts the entries of the outbox, so it changes exactly when an entry is added. Whether the
 * click sets or removes a favorite makes no difference.
 */
async function timeOfBookmark(page: Page, card: number): Promise<number> {
  await page.evaluate(watchMark)
  await page.locator('article button[aria-pressed]').nth(card).click()
  return page.evaluate(() => window.savedAfter ?? Promise.reject(new Error('nothing was pressed')))
}

/** Runs in the page. */
function watchMark(): void {
  const header = document.querySelector('header')
  if (!header) throw new Error('the page has no header')
  const countNow = () => header.querySelector('a[href="/outbox"] b')?.textContent ?? '0'
  const before = countNow()
  window.savedAfter = new Promise((resolve) => {
    let pressedAt = Number.NaN
    document.addEventListener('click', () => (pressedAt = performance.now()), { capture: true, once: true })
    const observer = new MutationObserver(() => {
      if (countNow() === before) return
      observer.disconnect()
      resolve(performance.now() - pressedAt)
    })
    observer.observe(header, { childList: true, subtree: true, characterData: true })
  })
}
