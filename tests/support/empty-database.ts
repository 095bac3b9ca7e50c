import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { startEmbeddedPostgres } from '../../src/server/db/embedded/cluster.ts'
import { addressOf, connectionAt } from './database-address.ts'

export interface EmptyDatabase {
  connection: pg.ClientConfig
  /** For `DATABASE_URL` of other processes. */
  url: string
  close(): Promise<void>
}

/**
 * A database without tables for a program that vitest does not run: in the PostgreSQL of the folder, which is started for
 * it, or in the one at TEST_DATABASE_URL, which several programs share.
 */
export async function openEmptyDatabase(folder: string): Promise<EmptyDatabase> {
  const shared = process.env['TEST_DATABASE_URL']
  if (shared) return createIn(shared)
  const embedded = await startEmbeddedPostgres(folder)
  const { connection } = embedded
  return { connection, url: addressOf(connection), close: () => embedded.stop() }
}

async function createIn(server: string): Promise<EmptyDatabase> {
  const name = `bench_${randomUUID().replaceAll('-', '')}`
  await administer(server, `create database ${name} template template0`)
  const connection = { ...connectionAt(server), database: name }
  return {
    connection,
    url: addressOf(connection),
    close: () => administer(server, `drop database if exists ${name} with (force)`),
  }
}

async function administer(server: string, statement: string): Promise<void> {
  const client = new pg.Client(connectionAt(server))
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
