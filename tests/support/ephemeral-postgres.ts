import pg from 'pg'
import type { EmbeddedPostgres } from '../../src/server/db/embedded/cluster.ts'

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

/** Lets the product's role create databases, as each test has its own; its other rights are those of the product. */
export async function allowDatabases({ administration, connection }: EmbeddedPostgres): Promise<void> {
  const client = new pg.Client(administration)
  await client.connect()
  await client.query(`alter role ${connection.user} createdb`)
  await client.end()
}
