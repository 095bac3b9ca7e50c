import pg from 'pg'
import type { EmbeddedPostgres } from '../../src/server/db/embedded/cluster.ts'

/**
 * Settings of a PostgreSQL that many products share, each with a pool of its own, and that nothing must outlive: writing
 * through to the disk and tidying up only cost time.
 */
export const EPHEMERAL_SETTINGS = {
  max_connections: '200',
  fsync: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
}

/** Lets the product's own role make databases, as every test has one: all else it may do no more than in the product. */
export async function allowDatabases({ administration, connection }: EmbeddedPostgres): Promise<void> {
  const client = new pg.Client(administration)
  await client.connect()
  await client.query(`alter role ${connection.user} createdb`)
  await client.end()
}
