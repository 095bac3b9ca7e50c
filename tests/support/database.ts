import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { connect, type Connected } from '../../src/server/db/database.ts'
import { atEndOfFile } from './end-of-file.ts'
import { TEMPLATE } from './postgres-setup.ts'

export interface TestDatabase extends Connected {
  connection: pg.ClientConfig
}

/**
 * A fresh, migrated database; `close` drops it, at the end of the file at the latest.
 * @param template `template0` for an empty database
 */
export async function aDatabase(template = TEMPLATE): Promise<TestDatabase> {
  const server = inject('postgres')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await administer(server, `create database ${name} template ${template} strategy file_copy`)
  const connection = { ...server, database: name }
  // A guard against hanging: fifty commands at once wait for one row, and the machine may be busy.
  const connected = connect({ ...connection, connectionTimeoutMillis: 300_000 }, 10)
  async function drop(): Promise<void> {
    await connected.close()
    await administer(server, `drop database if exists ${name} with (force)`)
  }
  let dropped: Promise<void> | undefined
  const close = () => (dropped ??= drop())
  // Registered before any server on it, so that all of them are closed first.
  atEndOfFile(close)
  return { ...connected, connection, close }
}

async function administer(server: pg.ClientConfig, statement: string): Promise<void> {
  const client = new pg.Client(server)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
