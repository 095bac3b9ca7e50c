import { randomUUID } from 'node:crypto'
import { mkdir, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import type { ClusterConnection } from '../../src/server/db/embedded/app-role.ts'
import type { FaultProxy } from '../support/fault-proxy.ts'
import { freePort, startServer, type ServerProcess } from '../support/server-process.ts'
import { TEMPLATE } from './prepare.ts'
import { keepPristine } from './pristine.ts'

/** The product with its database, behind a proxy through which a journey injects faults. */
export interface Site {
  url: string
  network: FaultProxy
  /** The port of the server behind the proxy. */
  serverPort: number
  /** The folder into which the embedded providers write mails and text messages. */
  messages: string
  /** Queries the site's database. */
  rows<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>
  /** Only for a journey with `ownSite`. */
  stopServer(): Promise<void>
  /**
   * Only for a journey with `ownSite`.
   * @param main the entry of another copy of the product
   */
  startServer(main?: string): Promise<void>
}

/** `SIGTERM` lets the server write its compile cache for the next ones. */
export type OpenSite = Site & {
  close(signal?: NodeJS.Signals): Promise<void>
  /** What the server has logged. */
  output(): string
}

/** A site for many journeys, one after the other. */
export type SharedSite = OpenSite & {
  /** Restores the demonstration content and points the proxy at the server. */
  makeReady(): Promise<void>
}

interface Journeys {
  connection: ClusterConnection
  administration: ClusterConnection
  folder: string
}

const journeys = (): Journeys => JSON.parse(process.env['ILTEO_JOURNEYS'] ?? '{}')

/** How the first server of a site differs from the usual one. */
export interface SiteServer {
  /** The entry of another copy of the product. */
  main?: string
  /** Environment variables besides the usual ones. */
  settings?: Record<string, string>
}

/** Starts a server with its own database and data folder; the proxy leads to it until the next is opened. */
export async function openSite(network: FaultProxy, first: SiteServer = {}): Promise<OpenSite> {
  return (await startSite(network, first)).site
}

async function startSite(
  network: FaultProxy,
  first: SiteServer = {},
): Promise<{ site: OpenSite; database: string }> {
  // Ends connections to the former server now: one that ends just before a call of the journey would fail that call.
  network.retarget(null)
  const { connection, folder } = journeys()
  const name = `journey_${randomUUID().replaceAll('-', '')}`
  const dataDir = join(folder, name)
  await mkdir(dataDir)
  // As on a server that has run before, with its images and keys.
  for (const kept of ['files', 'push-keys.json']) await symlink(join(folder, kept), join(dataDir, kept))
  await administer(connection, `create database ${name} template ${TEMPLATE} strategy file_copy`)
  const databaseUrl = `postgres://${connection.user}:${connection.password}@/${name}?host=${encodeURIComponent(connection.host)}&port=${connection.port}`
  const env = {
    DATABASE_URL: databaseUrl,
    DEMO: 'on',
    SUPPORT_EMAIL: 'help@ilteo.test',
    SUPPORT_MESSENGER_URL: 'https://messenger.ilteo.test/ilteo',
    SUPPORT_HOURS: '9:00-18:00',
    DATA_DIR: dataDir,
    // Compiling the sources at each start would take half of the time.
    NODE_COMPILE_CACHE: join(folder, 'compiled'),
    // Most journeys search for nothing.
    WARM_UP: 'off',
    // Generous for busy machines: an incomplete page is a failure.
    PAGE_PATIENCE: '60000',
  }
  const port = await freePort()
  let server: ServerProcess | null = await startServer({ ...env, ...first.settings }, port, first.main)
  network.retarget(port)
  const queries = new pg.Pool({ ...connection, database: name, max: 2 })
  // `end` does not wait for the connections to close: dropping the database may end one that is still open.
  queries.on('error', () => undefined)
  const site: OpenSite = {
    url: network.url,
    network,
    serverPort: port,
    messages: join(dataDir, 'outbox'),
    async rows<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) {
      const { rows, command } = await queries.query<Row>(text, values)
      if (command !== 'SELECT') await expireKept(port)
      return rows
    },
    async stopServer() {
      await server?.stop()
      server = null
    },
    async startServer(main) {
      server ??= await startServer({ ...env, ...first.settings }, port, main)
    },
    output: () => server?.output() ?? '',
    async close(signal) {
      network.retarget(null)
      await server?.stop(signal)
      await queries.end()
      await administer(connection, `drop database ${name} with (force)`)
      await rm(dataDir, { recursive: true, force: true })
    },
  }
  return { site, database: name }
}

/** Opens a site that is restored between journeys, so that each finds the demonstration content as it was loaded. */
export async function openSharedSite(network: FaultProxy): Promise<SharedSite> {
  const { site, database } = await startSite(network)
  const pristine = await keepPristine({ ...journeys().administration, database })
  const refuse = () =>
    Promise.reject(new Error('the server is shared: state in `ownSite` why the journey needs its own'))
  return {
    ...site,
    stopServer: refuse,
    startServer: refuse,
    async makeReady() {
      site.network.retarget(site.serverPort)
      await pristine.restore()
      await expireKept(site.serverPort)
    },
    async close(signal) {
      await pristine.close()
      await site.close(signal)
    },
  }
}

/** The server looks for changes after each request that may make one, and otherwise once a second. */
async function expireKept(port: number): Promise<void> {
  // Fails where the journey has stopped the server.
  await fetch(`http://127.0.0.1:${port}/api/changed`, { method: 'POST' }).catch(() => undefined)
}

async function administer(connection: pg.ClientConfig, statement: string): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
