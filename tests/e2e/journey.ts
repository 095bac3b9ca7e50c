import { chromium, expect, test as base, type BrowserContext, type Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { ensureBrowser } from '../support/browser.mjs'
import { faultProxy, type FaultProxy } from '../support/fault-proxy.ts'
import { freePort, startServer, type ServerProcess } from '../support/server-process.ts'
import { TEMPLATE } from './prepare.ts'

export { expect }

const QUIET = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** The product with its database, behind a network that a journey can make bad. */
export interface Site {
  url: string
  network: FaultProxy
  /** Where the server listens behind the network. */
  serverPort: number
  /** Rows of the journey's own database. */
  rows<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>
  stopServer(): Promise<void>
  /** `main`: of another copy of the product. */
  startServer(main?: string): Promise<void>
}

export interface Phone {
  context: BrowserContext
  page: Page
  /** Ends the browser as the system would, with SIGKILL, and opens it again on the same profile. */
  killAndReopen(): Promise<Page>
}

export const test = base.extend<{ site: Site; phone: Phone; size: { width: number; height: number } }>({
  size: [{ width: 360, height: 740 }, { option: true }],
  site: async ({}, use) => {
    const site = await openSite()
    await use(site)
    await site.close()
  },
  phone: async ({ size, locale }, use) => {
    const phone = await openPhone(size, locale ?? 'en-US')
    await use(phone)
    await phone.close()
  },
})

async function openSite(): Promise<Site & { close(): Promise<void> }> {
  const { connection, dataDir } = JSON.parse(process.env['ILTEO_JOURNEYS'] ?? '{}')
  const name = `journey_${randomUUID().replaceAll('-', '')}`
  await administer(connection, `create database ${name} template ${TEMPLATE}`)
  const databaseUrl = `postgres://${connection.user}:${connection.password}@/${name}?host=${encodeURIComponent(connection.host)}&port=${connection.port}`
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir }
  const port = await freePort()
  let server: ServerProcess | null = await startServer(env, port)
  const network = await faultProxy(port)
  return {
    url: network.url,
    network,
    serverPort: port,
    rows: (text, values = []) => rowsOf({ ...connection, database: name }, text, values),
    async stopServer() {
      await server?.stop()
      server = null
    },
    async startServer(main) {
      server ??= await startServer(env, port, main)
    },
    async close() {
      await network.close()
      await server?.stop('SIGTERM')
      await administer(connection, `drop database ${name} with (force)`)
    },
  }
}

async function administer(connection: pg.ClientConfig, statement: string): Promise<void> {
  await rowsOf(connection, statement)
}

/** A connection for each look: one kept open would be ended from outside when the database is dropped. */
async function rowsOf<Row extends pg.QueryResultRow>(
  connection: pg.ClientConfig,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return (await client.query<Row>(text, values)).rows
  } finally {
    await client.end()
  }
}

async function openPhone(
  viewport: { width: number; height: number },
  locale: string,
): Promise<Phone & { close(): Promise<void> }> {
  const profile = await mkdtemp(join(tmpdir(), 'ilteo-profile-'))
  const executablePath = await ensureBrowser()
  const open = async () => {
    const context = await chromium.launchPersistentContext(profile, {
      executablePath,
      args: QUIET,
      viewport,
      locale,
      timezoneId: 'Asia/Seoul',
      hasTouch: viewport.width < 563,
    })
    context.setDefaultTimeout(30_000)
    return { context, page: context.pages()[0] ?? (await context.newPage()) }
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
      const browser = current.context
      const closed = new Promise((resolve) => browser.once('close', resolve))
      await killBrowser(profile)
      await closed
      current = await open()
      return current.page
    },
    async close() {
      await current.context.close()
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** The lock in the profile names the browser's process: `host-pid`. */
async function killBrowser(profile: string): Promise<void> {
  const { readlink } = await import('node:fs/promises')
  const pid = Number((await readlink(join(profile, 'SingletonLock'))).split('-').at(-1))
  process.kill(pid, 'SIGKILL')
}

export const WORKER = { email: 'worker@ilteo.test', password: 'ilteo-demo-1' }

/** Waits until the service worker controls the page: from then on it opens without a network. */
export async function readyForOffline(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    await navigator.serviceWorker.ready
    return navigator.serviceWorker.controller !== null
  })
}
