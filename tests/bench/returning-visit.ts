import type { Page } from '@playwright/test'
import { lastScreenCache } from '../../src/client/offline/last-screen-cache.ts'
import type { FaultProxy } from '../support/fault-proxy.ts'
import { median, type Figure } from './figure.ts'
import { aPhone, FIRST_CARD, offlineReady, slowdown, type BenchPhone } from './phone.ts'

const VISITS = 5

declare global {
  interface Window {
    firstCardAt?: number
  }
}

/**
 * A returning reader on a phone four times slower than this machine: from the navigation's start until a card of the list
 * is in the page and painted, with a good network, none, and one that takes everything and answers nothing.
 */
export async function measureReturningVisit(network: FaultProxy): Promise<Figure[]> {
  const phone = await aPhone()
  try {
    await phone.page.addInitScript(noteFirstCard, FIRST_CARD)
    await phone.page.goto(`${network.url}/recruitinfo`)
    await offlineReady(phone.page)
    await phone.page.reload()
    await phone.page.locator(FIRST_CARD).first().waitFor()
    await isScreenKept(phone.page)
    await slowdown(phone, 4)
    const figures: Figure[] = []
    for (const [weather, name] of [
      ['pass', 'online'],
      ['reset', 'offline'],
      ['stall', 'stalled network'],
    ] as const) {
      network.set(weather)
      figures.push({
        what: `returning visit, ${name}: list visible`,
        value: await visits(phone, `${network.url}/recruitinfo`),
        unit: 'ms',
        budget: 500,
      })
    }
    return figures
  } finally {
    network.set('pass')
    await phone.close()
  }
}

/** Who comes back has looked at the list for longer than the moment that writing down the screen takes. */
async function isScreenKept(page: Page): Promise<void> {
  await page.waitForFunction(
    async (name) => (await (await caches.open(name)).keys()).length > 0,
    lastScreenCache,
    { polling: 100 },
  )
}

async function visits(phone: BenchPhone, address: string): Promise<number> {
  const times: number[] = []
  for (let visit = 0; visit < VISITS; visit++) {
    await phone.page.goto('about:blank')
    await phone.page.goto(address, { waitUntil: 'commit' })
    const handle = await phone.page.waitForFunction(() => window.firstCardAt)
    times.push(Number(await handle.jsonValue()))
  }
  return median(times)
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
