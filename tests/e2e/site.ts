import { randomUUID } from 'node:crypto'
import { mkdir, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import type { FaultProxy } from '../support/fault-proxy.ts'
import { freePort, startServer, type ServerProcess } from '../support/server-process.ts'
import { TEMPLATE } from './prepare.ts'

/** The product with its database, behind a network that a journey can make bad. */
export interface Site {
  url: string
  network: FaultProxy
  /** Where the server listens behind the network. */
  serverPort: number
  /** Where the embedded providers put the mails and text messages that they would send. */
  messages: string
  /** Rows of the journey's own database. */
  rows<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>
  stopServer(): Promise<void>
  /** `main`: of another copy of the product. */
  startServer(main?: string): Promise<void>
}

/** Only a server that ends by itself writes down what it has compiled, for those after it. */
export type OwnSite = Site & { close(signal?: NodeJS.Signals): Promise<void> }

/** A server with a database and a data folder of its own; the network leads to it until the next is opened. */
export async function openSite(network: FaultProxy): Promise<OwnSite> {
  const { connection, folder } = JSON.parse(process.env['ILTEO_JOURNEYS'] ?? '{}')
  const name = `journey_${randomUUID().replaceAll('-', '')}`
  const dataDir = join(folder, name)
  await mkdir(dataDir)
  // As where the server ran before: its pictures and its keys are there.
  for (const kept of ['files', 'push-keys.json']) await symlink(join(folder, kept), join(dataDir, kept))
  await rowsOf(connection, `create database ${name} template ${TEMPLATE} strategy file_copy`)
  const databaseUrl = `postgres://${connection.user}:${connection.password}@/${name}?host=${encodeURIComponent(connection.host)}&port=${connection.port}`
  const env = {
    DATABASE_URL: databaseUrl,
    DEMO: 'on',
    DATA_DIR: dataDir,
    // Every journey starts a server: reading its sources anew each time would be half of the work.
    NODE_COMPILE_CACHE: join(folder, 'compiled'),
    // However busy the machine is: a page that does not come whole is a failure.
    PAGE_PATIENCE: '60000',
  }
  const port = await freePort()
  let server: ServerProcess | null = await startServer(env, port)
  network.leadTo(port)
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
    async startServer(main) {
      server ??= await startServer(env, port, main)
    },
    async close(signal) {
      network.leadTo(null)
      await server?.stop(signal)
      await rowsOf(connection, `drop database ${name} with (force)`)
      await rm(dataDir, { recursive: true, force: true })
    },
  }
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
