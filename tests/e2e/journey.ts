import { expect, test as base } from '@playwright/test'
import { rm } from 'node:fs/promises'
import { faultProxy, type FaultProxy } from '../support/fault-proxy.ts'
import { openPhone, profileWithApp, readyForOffline, type Phone } from './phone.ts'
import { openSite, type Site } from './site.ts'

export { expect, readyForOffline, type Phone, type Site }

interface Options {
  size: { width: number; height: number }
  /** The app was never opened on the phone: no service worker, and pages come from the server. */
  isFirstVisit: boolean
  /** Switches of the phone's browser beside its own. */
  switches: string[]
}

/** What the journeys of one process share, one after the other. */
interface Shared {
  /** Keeps the address the same, so that a phone with the app can be made ready once for all of them. */
  network: FaultProxy
  profile: string
}

export const test = base.extend<Options & { site: Site; phone: Phone }, Shared>({
  size: [{ width: 360, height: 740 }, { option: true }],
  isFirstVisit: [false, { option: true }],
  switches: [[], { option: true }],
  network: [
    async ({}, use) => {
      const network = await faultProxy(null)
      await use(network)
      await network.close()
    },
    { scope: 'worker' },
  ],
  profile: [
    async ({ network }, use) => {
      const site = await openSite(network)
      const profile = await profileWithApp(network.url)
      await site.close('SIGTERM')
      await use(profile)
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  site: async ({ network, profile }, use) => {
    // Named so that it is there before: making it ready needs the network.
    void profile
    const site = await openSite(network)
    await use(site)
    await site.close()
  },
  phone: async ({ network, size, locale, isFirstVisit, switches, profile }, use, testInfo) => {
    const { url } = network
    const phone = await openPhone({
      url,
      size,
      locale: locale ?? 'en-US',
      switches,
      ...(isFirstVisit ? {} : { profile }),
    })
    const violations: string[] = []
    phone.context.on('console', (message) => {
      if (/Content Security Policy|Trusted ?(Type|HTML|Script)/i.test(message.text()))
        violations.push(message.text())
    })
    await use(phone)
    expect(violations).toEqual([])
    if (testInfo.status !== testInfo.expectedStatus) await sayWhatIsShown(phone)
    await phone.close()
  },
})

/** For whoever reads a failure on a machine that they cannot look into. */
async function sayWhatIsShown({ context }: Phone): Promise<void> {
  for (const page of context.pages()) {
    const text = await page
      .locator('body')
      .innerText({ timeout: 5000 })
      .catch((error: Error) => error.message)
    console.log(`${page.url()} showed:\n${text.slice(0, 2000)}`)
  }
}

export const WORKER = { email: 'worker@ilteo.test', password: 'ilteo-demo-1' }
