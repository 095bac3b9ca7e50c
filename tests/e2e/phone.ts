import { chromium, type BrowserContext, type CDPSession, type Page, type Response } from '@playwright/test'
import { cpSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listCountries } from '../../src/contract/place/country.ts'
import { listRegions } from '../../src/contract/place/region.ts'
import { textsCache } from '../../src/client/browser/stored-texts.ts'
import { ensureBrowser, ensureHeadlessBrowser } from '../support/browser.mjs'
import { faultProxy } from '../support/fault-proxy.ts'
import { isAppRendered } from '../support/is-app-rendered.ts'
import { isPersisted } from './kept.ts'
import { killBrowser } from './kill-browser.ts'

const QUIET = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Without a graphics card its emulation draws more slowly than the processor itself.
  '--disable-gpu',
  // Pages live for seconds: optimizing their code takes longer than it saves.
  '--js-flags=--no-opt --no-maglev',
]

const FONTS = new URL('fonts.conf', import.meta.url).pathname

export interface Phone {
  context: BrowserContext
  page: Page
  /** Kills the browser with SIGKILL, as the system would, and opens it again on the same profile. */
  killAndReopen(): Promise<Page>
}

export interface PhoneOptions {
  /** The product's address, which this phone reaches through a proxy of its own. */
  url: string
  size: { width: number; height: number }
  locale: string
  /** Additional command-line switches of the browser. */
  switches?: readonly string[]
  /** With all features, which takes twice the processor's time. */
  isWholeBrowser?: boolean
  /** Its owner has asked for less motion: nothing is animated. */
  isStill?: boolean
  /** The service worker cannot be registered. */
  isNeverInstalled?: boolean
  /** The folder of a profile to copy. */
  profile?: string
}

export type OpenPhone = Phone & {
  /**
   * Closes all pages and removes all data of the site but its installed app, and all that a journey set in the browser.
   * @returns false for a browser that the journey has killed or closed
   */
  reset(): Promise<boolean>
  close(): Promise<void>
}

export async function openPhone({
  url,
  size,
  locale,
  switches = [],
  isWholeBrowser = false,
  isStill = false,
  isNeverInstalled = false,
  profile: begun,
}: PhoneOptions): Promise<OpenPhone> {
  const profile = await mkdtemp(join(tmpdir(), 'ilteo-profile-'))
  // Synchronous: a profile has many small files, and a promise for each takes several times as long.
  if (begun) cpSync(begun, profile, { recursive: true })
  const network = await phoneNetwork(url)
  const open = async () => {
    const browser = await openBrowser(profile, {
      size,
      locale,
      isWholeBrowser,
      isStill,
      args: [...network.args, ...switches],
    })
    network.followOffline(browser.context)
    if (isNeverInstalled) await browser.context.addInitScript(refuseWorker)
    return browser
  }
  let current = await open()
  let isGone = false
  const notice = () => current.context.once('close', () => (isGone = true))
  notice()
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
    async reset() {
      if (isGone) return false
      current.page = await resetBrowser(current.context, url)
      notice()
      return true
    },
    async close() {
      // Killed, because closing takes a second to write a profile that is removed next.
      await killBrowser(current.context, profile)
      await network.close()
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/**
 * A proxy between one phone and the product, under the product's own address. Without it a service worker that starts
 * while its phone is offline would reach the server: the browser's emulation applies to it too late.
 */
async function phoneNetwork(url: string) {
  const { host, port } = new URL(url)
  const network = await faultProxy(Number(port))
  return {
    args: [`--host-resolver-rules=MAP ${host} ${new URL(network.url).host}`],
    /** Makes the proxy follow `setOffline`, which then holds for service workers and after a kill, too. */
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
 * Prepares the profile of a phone on which the app is installed, without any data of the site.
 * @returns its folder, which is valid for this address only
 */
export async function profileWithApp(url: string): Promise<string> {
  const profile = await mkdtemp(join(tmpdir(), 'ilteo-profile-app-'))
  const { context, page } = await openBrowser(profile, {
    size: { width: 360, height: 740 },
    locale: 'en-US',
    isWholeBrowser: false,
    isStill: true,
    args: [],
  })
  await page.goto(`${url}/signIn`)
  await readyForOffline(page)
  // Not a page of the app, which would write again what is cleared here.
  await page.goto(`${url}/robots.txt`)
  await page.evaluate(async () => {
    for (const name of await caches.keys()) if (!name.includes('precache')) await caches.delete(name)
  })
  const devtools = await context.newCDPSession(page)
  await devtools.send('Storage.clearDataForOrigin', {
    origin: url,
    storageTypes: 'cookies,local_storage,indexeddb',
  })
  await page.evaluate(checkedToday)
  await context.close()
  return profile
}

/**
 * Waits until the app works offline: the service worker controls the page, and the lists that forms need are stored.
 * Precaching takes a while on a busy machine.
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
  await page.waitForFunction(areTextsStored, undefined, { timeout: 180_000 })
  for (const list of [listCountries, listRegions]) await isPersisted(page, list)
}

/** English texts are part of every installation. */
async function areTextsStored(): Promise<boolean> {
  const language = document.documentElement.lang
  const cache = await caches.open('ilteo-precache-texts')
  return (
    language === 'en' || (await cache.keys()).some(({ url }) => url.includes(`/texts-${language}-members-`))
  )
}

async function openBrowser(
  profile: string,
  {
    size,
    locale,
    isWholeBrowser,
    isStill,
    args,
  }: Pick<PhoneOptions, 'size' | 'locale' | 'isWholeBrowser' | 'isStill'> & { args: string[] },
) {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: await (isWholeBrowser ? ensureBrowser() : ensureHeadlessBrowser()),
    args: [...QUIET, ...args],
    env: { ...process.env, FONTCONFIG_FILE: FONTS },
    viewport: size,
    locale,
    timezoneId: 'Asia/Seoul',
    ...(isStill ? { reducedMotion: 'reduce' as const } : {}),
    hasTouch: size.width < 563,
  })
  // A guard against hanging, as the limits of playwright.config.ts: at load 25 a page took more than a minute to be ready.
  context.setDefaultTimeout(180_000)
  for (const page of context.pages()) waitForTheApp(page)
  context.on('page', waitForTheApp)
  return { context, page: context.pages()[0] ?? (await context.newPage()) }
}

/**
 * Makes navigation wait for the app: the worker serves a page's last screen before any script has run, and a press on
 * that would be lost.
 */
function waitForTheApp(page: Page): void {
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  const goBack = page.goBack.bind(page)
  const andApp = async (going: Promise<Response | null>) => {
    const response = await going
    await page.waitForFunction(isAppRendered)
    return response
  }
  page.goto = (...where) => andApp(goto(...where))
  page.reload = (...how) => andApp(reload(...how))
  page.goBack = (...how) => andApp(goBack(...how))
}

/** @returns the only page, a blank one */
async function resetBrowser(context: BrowserContext, origin: string): Promise<Page> {
  await context.setOffline(false)
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await context.clearPermissions()
  const former = context.pages()
  const blank = await context.newPage()
  for (const each of former) await each.close()
  context.removeAllListeners()
  context.on('page', waitForTheApp)
  const devtools = await context.newCDPSession(blank)
  // Stopped first, so that nothing is written again.
  await devtools.send('ServiceWorker.enable')
  await devtools.send('ServiceWorker.stopAllWorkers')
  await goWithoutApp(blank, devtools, origin)
  await blank.evaluate(async (texts) => {
    for (const name of await caches.keys())
      // The app itself stays installed, other than the texts of further languages.
      if (!name.includes('precache') || name === texts) await caches.delete(name)
  }, textsCache)
  await devtools.send('Storage.clearDataForOrigin', {
    origin,
    storageTypes: 'cookies,local_storage,indexeddb',
  })
  await devtools.send('Network.clearBrowserCache')
  await blank.evaluate(checkedToday)
  // Playwright still has a session with a worker that is stopped: what it sends there would wait for an answer.
  await devtools.send('ServiceWorker.startWorker', { scopeURL: `${origin}/` })
  // Without the blank page in its history.
  const page = await context.newPage()
  await blank.close()
  return page
}

/** Runs in each page, before its scripts. */
function refuseWorker(): void {
  // An empty page has none.
  if ('ServiceWorkerContainer' in globalThis)
    ServiceWorkerContainer.prototype.register = () => Promise.reject(new Error('later'))
}

/** The app looks once a day for files that were lost: as much work as a screen, which few journeys are about. */
function checkedToday(): void {
  localStorage.setItem('ilteo.checked', String(Date.now()))
}

/** Opens an empty page of the site, which can delete its caches. */
async function goWithoutApp(page: Page, devtools: CDPSession, origin: string): Promise<void> {
  await devtools.send('Network.enable')
  await devtools.send('Network.setBypassServiceWorker', { bypass: true })
  await page.route('**/*', (route) => route.fulfill({ body: '' }))
  await page.goto(origin)
}
