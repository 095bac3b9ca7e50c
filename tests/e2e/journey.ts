import { type BrowserContext, expect, test as base, type Request, type TestInfo } from '@playwright/test'
import { rm } from 'node:fs/promises'
import { faultProxy, type FaultProxy } from '../support/fault-proxy.ts'
import { openPhone, profileWithApp, readyForOffline, type OpenPhone, type Phone } from './phone.ts'
import { Phones } from './phones.ts'
import {
  openSharedSite,
  openSite,
  type OpenSite,
  type SharedSite,
  type Site,
  type SiteServer,
} from './site.ts'

export { expect, readyForOffline, type Phone, type Site }

interface Options {
  size: { width: number; height: number }
  /** The app was never opened on the phone: there is no service worker, and pages come from the server. */
  isFirstVisit: boolean
  /** On a first visit: the app is not installed either, which takes the processor as long as three pages. */
  isNeverInstalled: boolean
  /** Additional command-line switches of the phone's browser. */
  switches: string[]
  /**
   * Why the journey needs a server and a database that no other one uses, such as `restarts the server`; null for those
   * of its Playwright worker, whose database is set back to the demonstration content.
   */
  ownSite: string | null
  /** How that server begins where it is not the usual one. */
  siteServer: SiteServer
  /** Scripts of its pages are damaged: errors that nothing handles are expected. */
  hasScriptErrors: boolean
  /** Why the journey needs a browser that no other one uses, such as `sets the clock`; null for one that is reset. */
  ownPhone: string | null
  /** The browser has all features, among them those that work while no page is open. */
  isWholeBrowser: boolean
}

/** What the journeys of one Playwright worker share, one after the other. */
interface Shared {
  /** Keeps the address the same, so that the profile of a phone with the app is prepared once. */
  network: FaultProxy
  /** The site that most journeys use; null after it was given up. */
  sharedSite: { current: SharedSite | null }
  profile: string
  phones: Phones
}

const hasFailed = ({ status, expectedStatus }: TestInfo) => status !== expectedStatus

export const test = base.extend<
  Options & { site: Site; phone: Phone; desk: Phone['page']; deskLocale: string },
  Shared
>({
  size: [{ width: 360, height: 740 }, { option: true }],
  isFirstVisit: [false, { option: true }],
  isNeverInstalled: [false, { option: true }],
  switches: [[], { option: true }],
  ownSite: [null, { option: true }],
  siteServer: [{}, { option: true }],
  hasScriptErrors: [false, { option: true }],
  ownPhone: [null, { option: true }],
  isWholeBrowser: [false, { option: true }],
  deskLocale: ['en-US', { option: true }],
  network: [
    async ({}, use) => {
      const network = await faultProxy(null)
      await use(network)
      await network.close()
    },
    { scope: 'worker' },
  ],
  sharedSite: [
    async ({ network }, use) => {
      const shared = { current: await openSharedSite(network) }
      await use(shared)
      await shared.current?.close()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  profile: [
    // Requests the site so that there is an app to install.
    async ({ network, sharedSite }, use) => {
      void sharedSite
      const profile = await profileWithApp(network.url)
      await use(profile)
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  phones: [
    async ({ network, profile }, use) => {
      const phones = new Phones(network.url, profile)
      await use(phones)
      await phones.close()
    },
    { scope: 'worker' },
  ],
  site: async ({ network, sharedSite, profile, ownSite, siteServer }, use, testInfo) => {
    // Prepared before the journey, as it needs the network.
    void profile
    const site = ownSite === null ? await readySite(sharedSite, network) : await openSite(network, siteServer)
    await use(site)
    if (hasFailed(testInfo)) {
      console.log(`the server logged:\n${site.output()}`)
      if (ownSite === null) sharedSite.current = null
    }
    if (site !== sharedSite.current) await site.close()
  },
  phone: async (
    {
      network,
      size,
      locale,
      isFirstVisit,
      isNeverInstalled,
      switches,
      isWholeBrowser,
      profile,
      phones,
      ownPhone,
      hasScriptErrors,
    },
    use,
    testInfo,
  ) => {
    const borrow = async (phone: OpenPhone) => {
      await useWatched(phone, use, testInfo, hasScriptErrors)
      return !hasFailed(testInfo)
    }
    const wanted = { size, locale: locale ?? 'en-US' }
    const isShared = !isFirstVisit && switches.length === 0 && !isWholeBrowser && ownPhone === null
    if (isShared) return phones.lend(wanted, borrow)
    const own = {
      url: network.url,
      ...wanted,
      switches,
      isWholeBrowser,
      isNeverInstalled,
      ...(isFirstVisit ? {} : { profile }),
    }
    const phone = await openPhone(own)
    await borrow(phone)
    await phone.close()
  },
  /** A second browser beside the phone: the employer's desktop. */
  desk: async ({ phones, deskLocale: locale }, use, testInfo) => {
    await phones.lend({ size: { width: 1280, height: 900 }, locale }, async (desk) => {
      await use(desk.page)
      return !hasFailed(testInfo)
    })
  },
})

/** The shared site as the journey before found it, or a new one where that journey failed. */
async function readySite(sharedSite: Shared['sharedSite'], network: FaultProxy): Promise<OpenSite> {
  sharedSite.current ??= await openSharedSite(network)
  await sharedSite.current.makeReady()
  return sharedSite.current
}

interface Seen {
  violations: string[]
  /** Errors that no script of a page has handled. */
  unhandled: string[]
  errors: string[]
  unanswered: string[]
  waiting: Set<Request>
}

/**
 * Fails a journey that violates the content security policy or leaves an error unhandled, and logs what a failed one
 * showed.
 */
async function useWatched(
  phone: Phone,
  use: (phone: Phone) => Promise<void>,
  testInfo: TestInfo,
  hasScriptErrors: boolean,
): Promise<void> {
  const seen: Seen = { violations: [], unhandled: [], errors: [], unanswered: [], waiting: new Set() }
  watch(phone.context, seen)
  await use({
    get context() {
      return phone.context
    },
    get page() {
      return phone.page
    },
    async killAndReopen() {
      const page = await phone.killAndReopen()
      watch(phone.context, seen)
      return page
    },
  })
  if (hasFailed(testInfo)) {
    console.log(`without an answer:\n${seen.unanswered.join('\n')}`)
    console.log(`waiting for:\n${[...seen.waiting].map((request) => request.url()).join('\n')}`)
    console.log(`errors:\n${seen.errors.join('\n')}`)
    await logPages(phone)
  }
  expect(seen.violations).toEqual([])
  if (!hasScriptErrors) expect(seen.unhandled).toEqual([])
}

function watch(context: BrowserContext, { violations, unhandled, errors, unanswered, waiting }: Seen): void {
  context.on('console', (message) => {
    if (/Content Security Policy|Trusted ?(Type|HTML|Script)/i.test(message.text()))
      violations.push(message.text())
    if (message.type() === 'error') errors.push(message.text())
  })
  context.on('weberror', (error) => unhandled.push(`${error.page()?.url()}: ${error.error().stack}`))
  context.on('request', (request) => waiting.add(request))
  context.on('requestfinished', (request) => waiting.delete(request))
  context.on('requestfailed', (request) => {
    waiting.delete(request)
    unanswered.push(`${request.method()} ${request.url()}: ${request.failure()?.errorText}`)
  })
}

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
