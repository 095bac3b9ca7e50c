import { join } from 'node:path'
import pg from 'pg'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../src/server/db/embedded/cluster.ts'
import { watchedFolder } from './watched-folder.mjs'

/**
 * Settings of a PostgreSQL that many test servers share, each with its own pool, and whose data is discarded: durability
 * and vacuuming would only cost time.
 */
export const EPHEMERAL_SETTINGS = {
  max_connections: '400',
  fsync: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
}

/**
 * Starts a PostgreSQL whose user may create databases, in a temporary folder. Both are removed when this process ends,
 * even if it is killed.
 * @returns also the `folder`, where other files may be put
 */
export async function startEphemeralPostgres(prefix: string): Promise<EmbeddedPostgres & { folder: string }> {
  const folder = watchedFolder(prefix)
  const embedded = await startEmbeddedPostgres(join(folder.path, 'database'), EPHEMERAL_SETTINGS)
  await allowDatabases(embedded)
  return {
    ...embedded,
    folder: folder.path,
    async stop() {
      await embedded.stop()
      await folder.remove()
    },
  }
}

/** Lets the product's role create databases, as each test has its own; its other rights are those of the product. */
export async function allowDatabases({ administration, connection }: EmbeddedPostgres): Promise<void> {
  const client = new pg.Client(administration)
  await client.connect()
  await client.query(`alter role ${connection.user} createdb`)
  await client.end()
}
