import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listNews } from '../../src/contract/site/news.ts'
import { awaitDatabase } from '../../src/server/db/open-database.ts'
import { connect, type Connected } from '../../src/server/db/database.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../src/server/db/embedded/cluster.ts'
import { eventually } from '../support/eventually.ts'
import { EPHEMERAL_SETTINGS } from '../support/ephemeral-postgres.ts'
import { callEndpoint } from '../support/server.ts'
import { freePort, launchServer } from '../support/server-process.ts'

let folder: string
let port: number
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ilteo-away-'))
  // The unprivileged user of the database must be able to traverse the folder.
  await chmod(folder, 0o711)
  port = await freePort()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** A PostgreSQL that listens on a port, like one on another machine. */
const startDatabase = () =>
  startEmbeddedPostgres(join(folder, 'database'), {
    ...EPHEMERAL_SETTINGS,
    listen_addresses: '127.0.0.1',
    port: String(port),
  })

const urlOf = ({ connection }: EmbeddedPostgres) =>
  `postgres://${connection.user}:${connection.password}@127.0.0.1:${port}/${connection.database}`

const closedPort = 'postgres://somebody:a-password@127.0.0.1:1/nothing'

async function using<Result>(
  connected: Connected,
  work: (pool: pg.Pool) => Promise<Result>,
): Promise<Result> {
  try {
    return await work(connected.pool)
  } finally {
    await connected.close()
  }
}

test('The server waits for a database that is absent at startup and survives its restarts under load', async () => {
  const first = await startDatabase()
  const url = urlOf(first)
  await first.stop()
  const env = { DATABASE_URL: url, DATA_DIR: join(folder, 'data'), DEMO: 'off', WEB: 'off' }
  const server = launchServer(env, await freePort())
  await server.prints('waiting for the database')
  let database = await startDatabase()
  await server.listening

  const statuses = new Set<number>()
  const load = { isOver: false }
  const callers = Array.from({ length: 20 }, async () => {
    while (!load.isOver) statuses.add((await callEndpoint(server.url, listNews)).status)
  })
  for (let restart = 0; restart < 3; restart++) {
    await eventually(() => expect(statuses).toContain(200))
    await database.stop()
    await eventually(() => expect(statuses).toContain(503))
    expect((await fetch(`${server.url}/readyz`)).status).toBe(503)
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
    database = await startDatabase()
    statuses.clear()
  }
  await eventually(() => expect(statuses).toContain(200))
  load.isOver = true
  await Promise.all(callers)
  expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([])
  expect(await server.stop('SIGTERM')).toBe(0)
  await database.stop()
})

test('The start fails with one line that names the reason and no password if no database answers', async () => {
  const lines: string[] = []
  const waiting = using(connect(closedPort, 1), (pool) =>
    awaitDatabase(pool, { timeout: 2_000, report: (line) => void lines.push(line) }),
  )
  const error: unknown = await waiting.catch((thrown: unknown) => thrown)
  expect(String(error)).toMatch(/^Error: no database for \d+ s, giving up: .*ECONNREFUSED/)
  expect(lines).toHaveLength(1)
  expect(String(error) + lines.join('')).not.toMatch(/a-password|\n/)
})

test('The start fails at once if the database rejects the password', async () => {
  const database = await startDatabase()
  const wrong = urlOf(database).replace(database.connection.password, 'wrong')
  const waiting = using(connect(wrong, 1), (pool) => awaitDatabase(pool, { report: () => undefined }))
  await expect(waiting).rejects.toThrow(/^the database refuses this server: .*authentication failed/)
  await database.stop()
})
