import { chromium, type BrowserContext, type CDPSession, type Page } from '@playwright/test'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser, ensureHeadlessBrowser } from '../support/browser.mjs'
import { isAppRendered } from '../support/is-app-rendered.ts'
import { isSmoke, sized } from '../support/smoke.ts'
import { untilClosed } from './part.ts'

export interface BenchPhone {
  context: BrowserContext
  page: Page
  devtools: CDPSession
  close(): Promise<void>
}

const ARGS = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** What people use; in smoke runs, which measure nothing, the one that takes half of its processor time. */
export const browserOfBench = (): Promise<string> => (isSmoke ? ensureHeadlessBrowser() : ensureBrowser())

/**
 * Chromium emulating a phone.
 * @param begun the folder of a profile to copy; without it, the profile is empty
 */
export async function aPhone({
  locale = 'ko-KR',
  begun,
}: { locale?: string; begun?: string } = {}): Promise<BenchPhone> {
  const profile = await mkdtemp(join(tmpdir(), 'ilteo-bench-'))
  if (begun !== undefined) await cp(begun, profile, { recursive: true })
  const context = await openProfile(profile, locale)
  const close = untilClosed(async () => {
    await context.close()
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  })
  const page = context.pages()[0] ?? (await context.newPage())
  const devtools = await context.newCDPSession(page)
  return { context, page, devtools, close }
}

/** Prepares a profile that phones begin with. @returns its folder */
export async function preparedProfile(prepare: (page: Page) => Promise<void>): Promise<string> {
  const profile = await mkdtemp(join(tmpdir(), 'ilteo-bench-begun-'))
  const context = await openProfile(profile, 'ko-KR')
  await prepare(context.pages()[0] ?? (await context.newPage()))
  await context.close()
  return profile
}

async function openProfile(profile: string, locale: string): Promise<BrowserContext> {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: await browserOfBench(),
    args: ARGS,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    locale,
  })
  context.setDefaultTimeout(sized(30_000, 600_000))
  return context
}

/** Navigates and waits until the app has hydrated: clicks before that are lost. */
export async function openApp(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.waitForFunction(isAppRendered)
}

/** In smoke runs, which measure nothing, the browser is as fast as it can be. */
export const slowdown = (phone: BenchPhone, rate: number) =>
  phone.devtools.send('Emulation.setCPUThrottlingRate', { rate: sized(rate, 1) })

/** The first card of a list, in any language. */
export const FIRST_CARD = 'article h2 a, article h3 a'

export async function offlineReady(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    await navigator.serviceWorker.ready
    return navigator.serviceWorker.controller !== null
  })
}
