import { randomUUID } from 'node:crypto'
import { mkdir, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import type { FaultProxy } from '../support/fault-proxy.ts'
import { freePort, startServer, type ServerProcess } from '../support/server-process.ts'
import { TEMPLATE } from './prepare.ts'

/** The product with its database, behind a proxy through which a journey injects faults. */
export interface Site {
  url: string
  network: FaultProxy
  /** The port of the server behind the proxy. */
  serverPort: number
  /** The folder into which the embedded providers write mails and text messages. */
  messages: string
  /** Queries the journey's own database. */
  rows<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>
  stopServer(): Promise<void>
  /**
   * @param main the entry of another copy of the product
   * @param settings environment variables besides the usual ones
   */
  startServer(main?: string, settings?: Record<string, string>): Promise<void>
}

/** `SIGTERM` lets the server write its compile cache for the next ones. */
export type OwnSite = Site & {
  close(signal?: NodeJS.Signals): Promise<void>
  /** What the server has logged. */
  output(): string
}

/** Starts a server with its own database and data folder; the proxy leads to it until the next is opened. */
export async function openSite(network: FaultProxy): Promise<OwnSite> {
  const { connection, folder } = JSON.parse(process.env['ILTEO_JOURNEYS'] ?? '{}')
  const name = `journey_${randomUUID().replaceAll('-', '')}`
  const dataDir = join(folder, name)
  await mkdir(dataDir)
  // As on a server that has run before, with its images and keys.
  for (const kept of ['files', 'push-keys.json']) await symlink(join(folder, kept), join(dataDir, kept))
  await rowsOf(connection, `create database ${name} template ${TEMPLATE} strategy file_copy`)
  const databaseUrl = `postgres://${connection.user}:${connection.password}@/${name}?host=${encodeURIComponent(connection.host)}&port=${connection.port}`
  const env = {
    DATABASE_URL: databaseUrl,
    DEMO: 'on',
    SUPPORT_EMAIL: 'help@ilteo.test',
    SUPPORT_MESSENGER_URL: 'https://messenger.ilteo.test/ilteo',
    SUPPORT_HOURS: '9:00-18:00',
    DATA_DIR: dataDir,
    // Every journey starts a server; compiling its sources each time would take half of the time.
    NODE_COMPILE_CACHE: join(folder, 'compiled'),
    // Most journeys search for nothing.
    WARM_UP: 'off',
    // Generous for busy machines: an incomplete page is a failure.
    PAGE_PATIENCE: '60000',
  }
  const port = await freePort()
  let server: ServerProcess | null = await startServer(env, port)
  network.retarget(port)
  return {
    url: network.url,
    network,
    serverPort: port,
    messages: join(dataDir, 'outbox'),
    rows: (text, values = []) => rowsOf({ ...connection, database: name }, text, values),
    async stopServer() {
      await server?.stop()
      server = null
    },
    async startServer(main, settings) {
      server ??= await startServer({ ...env, ...settings }, port, main)
    },
    output: () => server?.output() ?? '',
    async close(signal) {
      network.retarget(null)
      await server?.stop(signal)
      await rowsOf(connection, `drop database ${name} with (force)`)
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Connects for each query: dropping the database would terminate a connection kept open. */
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
