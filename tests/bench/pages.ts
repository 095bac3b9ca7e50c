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
import { aPhone, type BenchPhone, FIRST_CARD, offlineReady, openApp, preparedProfile } from './phone.ts'
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
  /** A phone of a worker who is signed in, with the app installed. */
  openMember: () => Promise<BenchPhone>
}

interface PagePart {
  /** Seconds. */
  limit: number
  measure: (setting: Setting) => Promise<Figure[]>
  /** Not compared with the baseline page. */
  isAlone?: boolean
}

/** The parts that a browser measures, by their names in `--only`. */
export const PAGE_PARTS: Readonly<Record<string, PagePart>> = {
  'first-visits': {
    limit: 300,
    isAlone: true,
    measure: ({ visited }) => measureFirstVisits(some(visited, '/home', { home: true })),
  },
  'returning-visits': {
    limit: 300,
    measure: ({ network, baselineUrl }) => measureReturningVisit(network, baselineUrl),
  },
  'long-tasks': {
    limit: 600,
    isAlone: true,
    measure: ({ visited }) => measureLongTasks(some(visited, '/')),
  },
  interactions: {
    limit: 300,
    measure: ({ url, baselineUrl, openMember }) => measureInteractions(url, baselineUrl, openMember),
  },
  outbox: {
    limit: 180,
    isAlone: true,
    measure: ({ url, openMember }) => measureEnqueue(url, openMember),
  },
  resume: {
    limit: 300,
    isAlone: true,
    measure: ({ url, openMember }) => measureResume(url, openMember),
  },
  lighthouse: {
    limit: 2400,
    measure: ({ visited, baselineUrl }) => measureLighthouse(some(visited, '/news'), baselineUrl),
  },
}

const JOBS = sized(3000, 60)

/**
 * Measures these parts on one site, or alternately on it and on that of another version.
 * @param version a commit, or the folder of a checkout
 */
export async function measurePages(names: readonly string[], version?: string): Promise<Figure[]> {
  if (names.length === 0) return []
  const other = version === undefined ? null : await openBeside(version, JOBS)
  const site = await openSite(JOBS)
  const baseline = names.every((name) => PAGE_PARTS[name]?.isAlone) ? null : await openBaseline()
  const settings: Setting[] = []
  try {
    for (const each of other ? [site.server, other] : [site.server])
      settings.push(await settingAt(each.url, baseline?.url ?? ''))
    const figures: Figure[] = []
    for (const name of names) figures.push(...(await measureAlternately(name, settings)))
    return figures
  } finally {
    for (const { network } of settings) await network.close()
    await baseline?.close()
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
    openMember: memberPhones(url),
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

/** The pages that a part measures; in a smoke run one alone. */
function some(visited: Setting['visited'], alone: string, { home = false } = {}): Setting['visited'] {
  const { '/home': _home, ...others } = visited
  const { [alone]: only } = visited
  if (isSmoke && only) return { [alone]: only }
  return home ? visited : others
}

async function firstOf(address: string): Promise<string> {
  const { data } = (await (await fetch(address)).json()) as { data: { id: string }[] }
  return data[0]?.id ?? ''
}

/** Signs in and installs the app once; each phone is a copy of that one. */
function memberPhones(url: string): () => Promise<BenchPhone> {
  let begun: Promise<string> | undefined
  return async () => {
    begun ??= preparedProfile(async (page) => {
      await signInAsWorker(page, url)
      await offlineReady(page)
    })
    return aPhone({ begun: await begun })
  }
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
