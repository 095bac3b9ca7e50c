import type { Page } from '@playwright/test'
import { median, percentile, type Figure } from './figure.ts'
import { aPhone, FIRST_CARD, offlineReady, openApp, slowdown, type BenchPhone } from './phone.ts'

const REPEATS = 6

declare global {
  interface Window {
    press?: { at: number; toPaint: number; isClick: boolean }
  }
}

interface Interaction {
  name: string
  act: (page: Page, repeat: number) => Promise<void>
}

/**
 * From the tap to the next paint (Event Timing), four times slowed down: the slowest of six taps each. Reported beside it
 * is how long it takes until everything has followed.
 */
export async function measureInteractions(
  url: string,
  signIn: (page: Page) => Promise<void>,
): Promise<Figure[]> {
  const phone = await aPhone()
  try {
    await phone.page.addInitScript(notePress)
    await signIn(phone.page)
    await offlineReady(phone.page)
    await slowdown(phone, 4)
    const figures: Figure[] = []
    for (const interaction of interactions) figures.push(...(await measure(phone, url, interaction)))
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

async function measure({ page }: BenchPhone, url: string, { name, act }: Interaction): Promise<Figure[]> {
  await openApp(page, `${url}/recruitinfo`)
  await page.locator(FIRST_CARD).first().waitFor()
  const toPaint: number[] = []
  const toEnd: number[] = []
  for (let repeat = 0; repeat < REPEATS; repeat++) {
    await page.evaluate(() => delete window.press)
    await act(page, repeat)
    const press = await page.evaluate(pressed)
    toPaint.push(press.toPaint)
    toEnd.push(press.toEnd)
  }
  return [
    {
      what: `interaction to next paint: ${name}`,
      value: percentile(toPaint, 1),
      unit: 'ms',
      budget: 100,
    },
    { what: `${name}: until everything is drawn`, value: median(toEnd), unit: 'ms' },
  ]
}

/** Runs in the page, before its scripts. */
function notePress(): void {
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!('interactionId' in entry) || !entry.interactionId) continue
      window.press = {
        at: Math.min(window.press?.at ?? entry.startTime, entry.startTime),
        toPaint: Math.max(window.press?.toPaint ?? 0, entry.duration),
        isClick: window.press?.isClick === true || entry.name === 'click',
      }
    }
  })
  observer.observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit)
}

/** Runs in the page: what the press took, once nothing on it is busy any more. */
async function pressed(): Promise<{ toPaint: number; toEnd: number }> {
  const frame = () => new Promise((done) => requestAnimationFrame(done))
  const begin = performance.now()
  let endedAt = Number.NaN
  // The browser tells of a press some frames after its paint, and not at all of one that took less than 16 ms.
  for (let calm = 0, frames = 0; calm < 3 || (frames < 60 && !window.press?.isClick); frames++) {
    await frame()
    calm = document.querySelector('main [aria-busy="true"]') ? 0 : calm + 1
    if (calm === 1) endedAt = performance.now()
  }
  return { toPaint: window.press?.toPaint ?? 0, toEnd: endedAt - (window.press?.at ?? begin) }
}
