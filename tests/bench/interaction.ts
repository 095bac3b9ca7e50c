import type { Page } from '@playwright/test'
import { median, percentile, shareOf, type Figure } from './figure.ts'
import { aPhone, type BenchPhone, FIRST_CARD, openApp, slowdown } from './phone.ts'
import { sized } from '../support/smoke.ts'
import { repeats } from './repeats.ts'

/** At least twice: the first tap may cover what the second one needs. */
const REPEATS = repeats(7, 2)
/** Frames within which the browser reports a tap. */
const REPORTED = sized(60, 6)
/** Relative to a plain button of the baseline page. */
const SHARE = 1.5

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
 * Time from the tap to the next paint (Event Timing) with four times CPU slowdown: the slowest of seven taps each, and
 * their median relative to that of a plain button on the baseline page, tapped alternately. The time until all updates
 * have finished is reported as well.
 */
export async function measureInteractions(
  url: string,
  baselineUrl: string,
  openMember: () => Promise<BenchPhone>,
): Promise<Figure[]> {
  const phone = await openMember()
  const other = await aPhone()
  try {
    await phone.page.addInitScript(notePress)
    await other.page.addInitScript(notePress)
    await other.page.goto(baselineUrl)
    await other.page.locator(FIRST_CARD).first().waitFor()
    await slowdown(other, 4)
    await slowdown(phone, 4)
    const figures: Figure[] = []
    for (const interaction of interactions)
      figures.push(...(await measure({ page: phone.page, bare: other.page }, url, interaction)))
    return figures
  } finally {
    await other.close()
    await phone.close()
  }
}

const interactions: Interaction[] = [
  {
    name: 'bookmark',
    act: (page, repeat) => page.locator('article button[aria-pressed]').nth(repeat).click(),
  },
  // The last chip only toggles; the first ones may open a sheet that asks for the reader's place or status.
  { name: 'filter', act: (page) => page.locator('[role="group"] button[aria-pressed]').last().click() },
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

async function measure(
  { page, bare }: { page: Page; bare: Page },
  url: string,
  { name, act }: Interaction,
): Promise<Figure[]> {
  await openApp(page, `${url}/recruitinfo`)
  await page.locator(FIRST_CARD).first().waitFor()
  const presses: Press[] = []
  const barePresses: Press[] = []
  for (let repeat = 0; repeat < REPEATS; repeat++) {
    barePresses.push(await press(bare, () => bare.locator('button').click()))
    presses.push(await press(page, () => act(page, repeat)))
  }
  const toPaint = presses.map((each) => each.toPaint)
  const bareToPaint = barePresses.map((each) => each.toPaint)
  const what = `interaction to next paint: ${name}`
  return [
    { what, value: percentile(toPaint, 1), unit: 'ms', budget: 100 },
    {
      what: `${what}, relative to a plain button`,
      value: shareOf(median(toPaint), median(bareToPaint)),
      unit: '',
      budget: SHARE,
    },
    {
      what: `${name}: all updates rendered`,
      value: median(presses.map((each) => each.toEnd)),
      unit: 'ms',
    },
  ]
}

interface Press {
  toPaint: number
  toEnd: number
}

async function press(page: Page, act: () => Promise<void>): Promise<Press> {
  await page.evaluate(() => delete window.press)
  await act()
  return page.evaluate(pressed, REPORTED)
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

/** Runs in the page: duration of the tap, once nothing in the page is busy. */
async function pressed(reported: number): Promise<{ toPaint: number; toEnd: number }> {
  /** Milliseconds. The browser reports no shorter taps. */
  const shortest = 16
  const frame = () => new Promise((done) => requestAnimationFrame(done))
  const begin = performance.now()
  let endedAt = Number.NaN
  // The browser reports a tap some frames after its paint, and none that took less time.
  for (let calm = 0, frames = 0; calm < 3 || (frames < reported && !window.press?.isClick); frames++) {
    await frame()
    calm = document.querySelector('main [aria-busy="true"]') ? 0 : calm + 1
    if (calm === 1) endedAt = performance.now()
  }
  return { toPaint: window.press?.toPaint ?? shortest, toEnd: endedAt - (window.press?.at ?? begin) }
}
