import type { Page } from '@playwright/test'
import { lastScreenCache } from '../../src/client/offline/cache/last-screen-cache.ts'
import type { FaultProxy } from '../support/fault-proxy.ts'
import { median, type Figure } from './figure.ts'
import { aPhone, FIRST_CARD, offlineReady, slowdown, type BenchPhone } from './phone.ts'

const VISITS = 7
/** Of the time that the baseline page takes from a cold start. */
const SHARE = 0.5

declare global {
  interface Window {
    firstCardAt?: number
  }
}

/**
 * A returning reader on a phone four times slower than this machine: from the navigation's start until a card of the list
 * is in the page and painted, with a good network, none, and one that takes everything and answers nothing. Each visit
 * takes turns with a cold start of the baseline page.
 */
export async function measureReturningVisit(network: FaultProxy, baselineUrl: string): Promise<Figure[]> {
  const phone = await aPhone()
  // A phone of its own: what a cold start clears away, the returning reader keeps.
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
          what: `${what}, of the baseline's cold start`,
          value: value / median(cold),
          unit: '',
          budget: SHARE,
        },
      )
    }
    return [
      { what: 'the baseline, cold start: list visible', value: median(coldStarts), unit: 'ms' },
      ...figures,
    ]
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

/** Who comes back has looked at the list for longer than the moment that writing down the screen takes. */
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
      // The scripts may keep this message waiting; the browser knows when it first painted, and what was there then.
      const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
      window.firstCardAt = paint >= foundAt ? paint : performance.now()
    })
    painted.port1.start()
    // What is posted before a frame is drawn arrives after it.
    requestAnimationFrame(() => requestAnimationFrame(() => painted.port2.postMessage(null)))
  }
  const observer = new MutationObserver(look)
  observer.observe(document, { childList: true, subtree: true })
}
