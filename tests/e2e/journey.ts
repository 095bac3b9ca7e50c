import { expect, test as base } from '@playwright/test'
import { rm } from 'node:fs/promises'
import { faultProxy, type FaultProxy } from '../support/fault-proxy.ts'
import { openPhone, profileWithApp, readyForOffline, type Phone } from './phone.ts'
import { openSite, type Site } from './site.ts'

export { expect, readyForOffline, type Phone, type Site }

interface Options {
  size: { width: number; height: number }
  /** The app was never opened on the phone: there is no service worker, and pages come from the server. */
  isFirstVisit: boolean
  /** Additional command-line switches of the phone's browser. */
  switches: string[]
}

/** Fixtures that the journeys of one Playwright worker share, one after the other. */
interface Shared {
  /** The browser has all features, among them those that work while no page is open. */
  isWholeBrowser: boolean
  /** Keeps the address the same, so that the profile of a phone with the app is prepared once. */
  network: FaultProxy
  profile: string
}

export const test = base.extend<Options & { site: Site; phone: Phone }, Shared>({
  size: [{ width: 360, height: 740 }, { option: true }],
  isFirstVisit: [false, { option: true }],
  switches: [[], { option: true }],
  isWholeBrowser: [false, { option: true, scope: 'worker' }],
  network: [
    async ({}, use) => {
      const network = await faultProxy(null)
      await use(network)
      await network.close()
    },
    { scope: 'worker' },
  ],
  profile: [
    async ({ network, isWholeBrowser }, use) => {
      const site = await openSite(network)
      const profile = await profileWithApp(network.url, isWholeBrowser)
      await site.close('SIGTERM')
      await use(profile)
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  site: async ({ network, profile }, use, testInfo) => {
    // Requested so that it is prepared before: preparing it needs the network.
    void profile
    const site = await openSite(network)
    await use(site)
    if (testInfo.status !== testInfo.expectedStatus) console.log(`the server logged:\n${site.output()}`)
    await site.close()
  },
  phone: async (
    { network, size, locale, isFirstVisit, switches, isWholeBrowser, profile },
    use,
    testInfo,
  ) => {
    const { url } = network
    const phone = await openPhone({
      url,
      size,
      locale: locale ?? 'en-US',
      switches,
      isWholeBrowser,
      ...(isFirstVisit ? {} : { profile }),
    })
    const violations: string[] = []
    phone.context.on('console', (message) => {
      if (/Content Security Policy|Trusted ?(Type|HTML|Script)/i.test(message.text()))
        violations.push(message.text())
    })
    const unanswered: string[] = []
    phone.context.on('requestfailed', (request) =>
      unanswered.push(`${request.method()} ${request.url()}: ${request.failure()?.errorText}`),
    )
    await use(phone)
    expect(violations).toEqual([])
    if (testInfo.status !== testInfo.expectedStatus) {
      console.log(`without an answer:\n${unanswered.join('\n')}`)
      await logPages(phone)
    }
    await phone.close()
  },
})

/** Logs the text of each page, for failures on a machine without access. */
async function logPages({ context }: Phone): Promise<void> {
  for (const page of context.pages()) {
    const text = await page
      .locator('body')
      .innerText({ timeout: 5000 })
      .catch((error: Error) => error.message)
    console.log(`${page.url()} showed:\n${text.slice(0, 2000)}`)
  }
}

export const WORKER = { email: 'worker@ilteo.test', password: 'ilteo-demo-1' }
