import { chromium, type BrowserContext, type CDPSession, type Page } from '@playwright/test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from '../support/browser.mjs'
import { isAppRendered } from '../support/is-app-rendered.ts'
import { sized } from '../support/smoke.ts'
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

/** Chromium emulating a phone, with an empty profile. */
export async function aPhone(locale = 'ko-KR'): Promise<BenchPhone> {
  const profile = await mkdtemp(join(tmpdir(), 'ilteo-bench-'))
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: await ensureBrowser(),
    args: ARGS,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    locale,
  })
  const close = untilClosed(async () => {
    await context.close()
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  })
  context.setDefaultTimeout(sized(30_000, 600_000))
  const page = context.pages()[0] ?? (await context.newPage())
  const devtools = await context.newCDPSession(page)
  return { context, page, devtools, close }
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
