import type { Page } from '@playwright/test'
import { percentile, type Figure } from './figure.ts'
import { aPhone, FIRST_CARD, slowdown, type BenchPhone } from './phone.ts'

const REPEATS = 6

declare global {
  interface Window {
    longestInteraction?: number
  }
}

interface Interaction {
  name: string
  act: (page: Page, repeat: number) => Promise<void>
}

/** From the tap to the next paint (Event Timing), four times slowed down: the slowest of six taps each. */
export async function measureInteractions(
  url: string,
  signIn: (page: Page) => Promise<void>,
): Promise<Figure[]> {
  const phone = await aPhone()
  try {
    await phone.page.addInitScript(noteInteractions)
    await signIn(phone.page)
    await phone.page.goto(`${url}/recruitinfo`)
    await phone.page.locator(FIRST_CARD).first().waitFor()
    await slowdown(phone, 4)
    const figures: Figure[] = []
    for (const interaction of interactions) figures.push(await measure(phone, url, interaction))
    return figures
  } finally {
    await phone.close()
  }
}

const interactions: Interaction[] = [
  {
    name: 'bookmark',
    act: (page, repeat) => page.locator('article button[aria-pressed]').nth(repeat).click(),
  },
  { name: 'filter', act: (page) => page.locator('[role="group"] button[aria-pressed]').first().click() },
  { name: 'page', act: (page, repeat) => page.locator('main nav a:not([aria-current])').nth(repeat).click() },
  {
    name: 'tab',
    act: (page, repeat) =>
      page
        .locator('nav[data-tab-bar] a')
        .nth(repeat % 2 === 0 ? 4 : 0)
        .click(),
  },
]

async function measure(phone: BenchPhone, url: string, { name, act }: Interaction): Promise<Figure> {
  await phone.page.goto(`${url}/recruitinfo`)
  await phone.page.locator(FIRST_CARD).first().waitFor()
  const delays: number[] = []
  for (let repeat = 0; repeat < REPEATS; repeat++) {
    await phone.page.evaluate(() => (window.longestInteraction = 0))
    await act(phone.page, repeat)
    // The entry of an interaction is delivered with the frame after it; faster than 16 ms has none.
    await phone.page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
    )
    delays.push(await phone.page.evaluate(() => window.longestInteraction ?? 0))
  }
  return { what: `interaction to next paint: ${name}`, value: percentile(delays, 1), unit: 'ms', budget: 100 }
}

/** Runs in the page, before its scripts. */
function noteInteractions(): void {
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('interactionId' in entry && entry.interactionId) {
        window.longestInteraction = Math.max(window.longestInteraction ?? 0, entry.duration)
      }
    }
  })
  observer.observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit)
}
