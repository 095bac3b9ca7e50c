import type { Page } from '@playwright/test'
import { faultProxy, type FaultProxy } from '../support/fault-proxy.ts'
import { isSmoke, sized } from '../support/smoke.ts'
import { openBaseline } from './baseline-site.ts'
import { besides, openBeside } from './beside.ts'
import type { Figure } from './figure.ts'
import { measureFirstVisits } from './first-visit.ts'
import { measureInteractions } from './interaction.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measureLongTasks } from './long-tasks.ts'
import { measureEnqueue } from './outbox.ts'
import { part } from './part.ts'
import { FIRST_CARD, openApp } from './phone.ts'
import { rounds } from './repeats.ts'
import { measureResume } from './resume.ts'
import { measureReturningVisit } from './returning-visit.ts'
import { openSite } from './site.ts'

interface Setting {
  url: string
  network: FaultProxy
  baselineUrl: string
  /** Public pages, each with content that appears once the page has loaded. */
  visited: Record<string, { url: string; content: string }>
  signIn: (page: Page) => Promise<void>
}

interface PagePart {
  /** Seconds. */
  limit: number
  measure: (setting: Setting) => Promise<Figure[]>
}

/** The parts that a browser measures, by their names in `--only`. */
export const PAGE_PARTS: Readonly<Record<string, PagePart>> = {
  'first-visits': { limit: 300, measure: ({ visited }) => measureFirstVisits(visited) },
  'returning-visits': {
    limit: 300,
    measure: ({ network, baselineUrl }) => measureReturningVisit(network, baselineUrl),
  },
  'long-tasks': { limit: 600, measure: ({ visited }) => measureLongTasks(watchedOf(visited)) },
  interactions: {
    limit: 300,
    measure: ({ url, baselineUrl, signIn }) => measureInteractions(url, baselineUrl, signIn),
  },
  outbox: { limit: 180, measure: ({ url, signIn }) => measureEnqueue(url, signIn) },
  resume: { limit: 300, measure: ({ url, signIn }) => measureResume(url, signIn) },
  lighthouse: {
    limit: 2400,
    measure: ({ visited, baselineUrl }) => measureLighthouse(searchedOf(visited), baselineUrl),
  },
}

const JOBS = sized(3000, 300)

/**
 * Measures these parts on one site, or alternately on it and on that of another version.
 * @param version a commit, or the folder of a checkout
 */
export async function measurePages(names: readonly string[], version?: string): Promise<Figure[]> {
  if (names.length === 0) return []
  const other = version === undefined ? null : await openBeside(version, JOBS)
  const site = await openSite(JOBS)
  const baseline = await openBaseline()
  const settings: Setting[] = []
  try {
    for (const each of other ? [site.server, other] : [site.server])
      settings.push(await settingAt(each.url, baseline.url))
    const figures: Figure[] = []
    for (const name of names) figures.push(...(await measureAlternately(name, settings)))
    return figures
  } finally {
    for (const { network } of settings) await network.close()
    await baseline.close()
    await site.close()
    await other?.close()
  }
}

async function settingAt(url: string, baselineUrl: string): Promise<Setting> {
  return {
    url,
    network: await faultProxy(Number(new URL(url).port)),
    baselineUrl,
    visited: await publicPages(url),
    signIn: (page: Page) => signInAsWorker(page, url),
  }
}

async function measureAlternately(name: string, settings: readonly Setting[]): Promise<Figure[]> {
  const { limit, measure } = PAGE_PARTS[name] ?? never(name)
  const measured: Figure[][][] = settings.map(() => [])
  for (let round = 0; round < rounds; round++)
    for (const [index, setting] of settings.entries())
      measured[index]?.push(await part(name, limit, () => measure(setting)))
  const [own = [], others] = measured
  return others ? besides(own, others) : own.flat()
}

async function publicPages(url: string) {
  const job = await firstOf(`${url}/api/employee/jobs`)
  return {
    '/': { url: `${url}/`, content: 'main h1' },
    '/recruitinfo': { url: `${url}/recruitinfo`, content: FIRST_CARD },
    'a job': { url: `${url}/recruitment/detail/${job}`, content: 'article h1' },
    '/news': { url: `${url}/news`, content: 'main h2' },
    '/home': { url: `${url}/home`, content: FIRST_CARD },
  }
}

/** Pages that search engines list; in a smoke run only the quickest, as a report takes seconds. */
function searchedOf({ '/home': _home, ...searched }: Setting['visited']): Setting['visited'] {
  const { '/news': news } = searched
  return isSmoke && news ? { '/news': news } : searched
}

/** The pages whose long tasks have a budget; in a smoke run only one. */
function watchedOf({ '/home': _home, ...watched }: Setting['visited']): Setting['visited'] {
  const { '/': landing } = watched
  return isSmoke && landing ? { '/': landing } : watched
}

async function firstOf(address: string): Promise<string> {
  const { data } = (await (await fetch(address)).json()) as { data: { id: string }[] }
  return data[0]?.id ?? ''
}

async function signInAsWorker(page: Page, url: string): Promise<void> {
  await openApp(page, `${url}/signIn`)
  await page.locator('input[type="email"], input[name="email"]').first().fill('worker@ilteo.test')
  await page.locator('input[type="password"]').fill('ilteo-demo-1')
  await page.locator('form button[type="submit"]').click()
  await page.waitForURL((address) => !address.pathname.toLowerCase().startsWith('/signin'))
}

function never(name: string): never {
  throw new Error(`the bench has no part ${name}`)
}
