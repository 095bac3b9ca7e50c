import { chromium, type BrowserContext, type Page, type Response } from '@playwright/test'
import { cpSync } from 'node:fs'
import { mkdtemp, readlink, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listCountries } from '../../src/contract/place/country.ts'
import { listRegions } from '../../src/contract/place/region.ts'
import { ensureBrowser } from '../support/browser.mjs'
import { faultProxy } from '../support/fault-proxy.ts'
import { isTakenOver } from '../support/taken-over.ts'
import { isKept } from './kept.ts'

const QUIET = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

export interface Phone {
  context: BrowserContext
  page: Page
  /** Ends the browser as the system would, with SIGKILL, and opens it again on the same profile. */
  killAndReopen(): Promise<Page>
}

export interface PhoneOptions {
  /** The address of the product, which this phone reaches through a network of its own. */
  url: string
  size: { width: number; height: number }
  locale: string
  /** Of the browser, beside those that every phone has. */
  switches?: readonly string[]
  /** The folder of a profile to begin with; a copy of it is used. */
  profile?: string
}

export type OwnPhone = Phone & { close(): Promise<void> }

export async function openPhone({
  url,
  size,
  locale,
  switches = [],
  profile: begun,
}: PhoneOptions): Promise<OwnPhone> {
  const profile = await mkdtemp(join(tmpdir(), 'ilteo-profile-'))
  // Of many small files, which take several times as long one promise after the other.
  if (begun) cpSync(begun, profile, { recursive: true })
  const network = await phoneNetwork(url)
  const open = async () => {
    const browser = await openBrowser(profile, { size, locale, args: [...network.args, ...switches] })
    network.followOffline(browser.context)
    return browser
  }
  let current = await open()
  return {
    get context() {
      return current.context
    },
    get page() {
      return current.page
    },
    async killAndReopen() {
      await killBrowser(current.context, profile)
      current = await open()
      return current.page
    },
    async close() {
      // Nobody comes back to it: closing in good order would take a second for writing down what is then removed.
      await killBrowser(current.context, profile)
      await network.close()
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/**
 * The way from one phone to the product, under the product's own address. Without it a service worker that starts while
 * its phone is offline would reach the server: the browser's emulation comes to it too late.
 */
async function phoneNetwork(url: string) {
  const { host, port } = new URL(url)
  const network = await faultProxy(Number(port))
  return {
    args: [`--host-resolver-rules=MAP ${host} ${new URL(network.url).host}`],
    /** What the browser is told about its network is true from now on, also after it was killed. */
    followOffline(context: BrowserContext) {
      const tellBrowser = context.setOffline.bind(context)
      context.setOffline = async (isOffline) => {
        network.set(isOffline ? 'reset' : 'pass')
        await tellBrowser(isOffline)
      }
    },
    close: () => network.close(),
  }
}

/**
 * The profile of a phone on which the app is installed, and nothing else of it: no page was read, nobody was there.
 * @returns its folder; it holds for this address only
 */
export async function profileWithApp(url: string): Promise<string> {
  const profile = await mkdtemp(join(tmpdir(), 'ilteo-profile-app-'))
  const { context, page } = await openBrowser(profile, {
    size: { width: 360, height: 740 },
    locale: 'en-US',
    args: [],
  })
  await page.goto(`${url}/signIn`)
  await readyForOffline(page)
  // No page of the app: what is taken away here is not written again.
  await page.goto(`${url}/robots.txt`)
  await page.evaluate(async () => {
    for (const name of await caches.keys()) if (!name.includes('precache')) await caches.delete(name)
  })
  const devtools = await context.newCDPSession(page)
  await devtools.send('Storage.clearDataForOrigin', {
    origin: url,
    storageTypes: 'cookies,local_storage,indexeddb',
  })
  await context.close()
  return profile
}

/**
 * Waits until the service worker controls the page, and the lists that forms choose from are on the phone: from then on
 * the app works without a network. It is fetched whole first, which takes a while on a busy machine.
 */
export async function readyForOffline(page: Page): Promise<void> {
  await page.waitForFunction(
    async () => {
      await navigator.serviceWorker.ready
      return navigator.serviceWorker.controller !== null
    },
    undefined,
    { timeout: 180_000 },
  )
  for (const list of [listCountries, listRegions]) await isKept(page, list)
}

async function openBrowser(
  profile: string,
  { size, locale, args }: Pick<PhoneOptions, 'size' | 'locale'> & { args: string[] },
) {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: await ensureBrowser(),
    args: [...QUIET, ...args],
    viewport: size,
    locale,
    timezoneId: 'Asia/Seoul',
    hasTouch: size.width < 563,
  })
  // Against hanging only, as the limits of playwright.config.ts.
  context.setDefaultTimeout(60_000)
  for (const page of context.pages()) waitForTheApp(page)
  context.on('page', waitForTheApp)
  return { context, page: context.pages()[0] ?? (await context.newPage()) }
}

/**
 * From now on going somewhere takes until the app is there: the worker puts what a page last showed into it before any
 * script has run, and a press on that would be lost.
 */
function waitForTheApp(page: Page): void {
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  const goBack = page.goBack.bind(page)
  const andApp = async (going: Promise<Response | null>) => {
    const response = await going
    await page.waitForFunction(isTakenOver)
    return response
  }
  page.goto = (...where) => andApp(goto(...where))
  page.reload = (...how) => andApp(reload(...how))
  page.goBack = (...how) => andApp(goBack(...how))
}

/** The lock in the profile names the browser's process: `host-pid`. */
async function killBrowser(browser: BrowserContext, profile: string): Promise<void> {
  const closed = new Promise((resolve) => browser.once('close', resolve))
  const pid = Number((await readlink(join(profile, 'SingletonLock'))).split('-').at(-1))
  process.kill(pid, 'SIGKILL')
  await closed
}
