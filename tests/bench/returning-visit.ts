import type { Page } from '@playwright/test'
import { lastScreenCache } from '../../src/client/offline/cache/last-screen-cache.ts'
import type { FaultProxy } from '../support/fault-proxy.ts'
import { median, shareOf, type Figure } from './figure.ts'
import { aPhone, FIRST_CARD, offlineReady, slowdown, type BenchPhone } from './phone.ts'
import { repeats } from './repeats.ts'

const VISITS = repeats(7)
/** Relative to a cold start of the baseline page. */
const SHARE = 0.5

declare global {
  interface Window {
    firstCardAt?: number
  }
}

/**
 * A returning visit on a phone four times slower than this machine: time from the start of the navigation until a card of
 * the list is painted, with a good network, offline, and with a network that never responds. Visits alternate with cold
 * starts of the baseline page.
 */
export async function measureReturningVisit(network: FaultProxy, baselineUrl: string): Promise<Figure[]> {
  const phone = await aPhone()
  // A separate phone: cold starts clear data that the returning visitor keeps.
  const other = await aPhone()
  try {
    await other.page.addInitScript(noteFirstCard, FIRST_CARD)
    await slowdown(other, 4)
    await phone.page.addInitScript(noteFirstCard, FIRST_CARD)
    await phone.page.goto(`${network.url}/recruitinfo`)
    await offlineReady(phone.page)
    await phone.page.reload()
    await phone.page.locator(FIRST_CARD).first().waitFor()
    await isScreenKept(phone.page)
    await slowdown(phone, 4)
    const figures: Figure[] = []
    const coldStarts: number[] = []
    for (const [mode, name] of [
      ['pass', 'online'],
      ['reset', 'offline'],
      ['stall', 'stalled network'],
    ] as const) {
      network.set(mode)
      const returning: number[] = []
      const cold: number[] = []
      for (let visit = 0; visit < VISITS; visit++) {
        cold.push(await coldStart(other, baselineUrl))
        returning.push(await timeToFirstCard(phone.page, `${network.url}/recruitinfo`))
      }
      coldStarts.push(...cold)
      const value = median(returning)
      const what = `returning visit, ${name}: list visible`
      figures.push(
        { what, value, unit: 'ms', budget: 500 },
        {
          what: `${what}, relative to the baseline's cold start`,
          value: shareOf(value, median(cold)),
          unit: '',
          budget: SHARE,
        },
      )
    }
    return [{ what: 'baseline, cold start: list visible', value: median(coldStarts), unit: 'ms' }, ...figures]
  } finally {
    network.set('pass')
    await other.close()
    await phone.close()
  }
}

async function coldStart(phone: BenchPhone, url: string): Promise<number> {
  await phone.devtools.send('Network.clearBrowserCache')
  await phone.devtools.send('Storage.clearDataForOrigin', { origin: url, storageTypes: 'all' })
  return timeToFirstCard(phone.page, url)
}

/** Returning visitors have looked at the list for long enough that the screen was saved. */
async function isScreenKept(page: Page): Promise<void> {
  await page.waitForFunction(
    async (name) => (await (await caches.open(name)).keys()).length > 0,
    lastScreenCache,
    { polling: 100 },
  )
}

async function timeToFirstCard(page: Page, address: string): Promise<number> {
  await page.goto('about:blank')
  await page.goto(address, { waitUntil: 'commit' })
  const handle = await page.waitForFunction(() => window.firstCardAt)
  return Number(await handle.jsonValue())
}

/** Runs in the page, before its scripts. */
function noteFirstCard(selector: string): void {
  const look = () => {
    if (window.firstCardAt !== undefined || !document.querySelector(selector)) return
    observer.disconnect()
    const foundAt = performance.now()
    const painted = new MessageChannel()
    painted.port1.addEventListener('message', () => {
      // Scripts may delay this message; the browser knows when and what it first painted.
      const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
      window.firstCardAt = paint >= foundAt ? paint : performance.now()
    })
    painted.port1.start()
    // A message posted before a frame is rendered arrives after it.
    requestAnimationFrame(() => requestAnimationFrame(() => painted.port2.postMessage(null)))
  }
  const observer = new MutationObserver(look)
  observer.observe(document, { childList: true, subtree: true })
}
