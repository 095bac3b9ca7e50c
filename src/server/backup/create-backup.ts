import { access, readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { join } from 'node:path'
import type pg from 'pg'
import { appliedMigrations } from '../db/migrate.ts'
import { hasCode } from '../has-code.ts'
import type { FileStorage } from '../providers/files/file-storage.ts'
import type { Secret } from '../providers/secret/secret.ts'
import { BackupError, writeArchive } from './archive.ts'
import { MANIFEST, manifestOf } from './manifest.ts'
import { dumpTable, sequencesOf, tablesOf, type TablePart } from './tables.ts'

/** What a backup reads. */
export interface Site {
  pool: pg.Pool
  files: FileStorage
  secret: Secret
  /** Keys that were created there are part of the backup; keys from the environment are not. */
  dataDir: string
  /** Called with the uploads that the database names and the storage does not have. */
  onMissing?: (references: readonly string[]) => void
}

/** Files of the data folder that hold keys. */
export const KEY_FILES = ['secret-key', 'push-keys.json'] as const

/**
 * Writes the whole site into one file while it runs: database, uploads and keys, as of one moment.
 * @returns size in bytes
 * @throws BackupError if the file exists
 */
export async function createBackup(site: Site, path: string): Promise<number> {
  if (await exists(path)) throw new BackupError(`${path} exists: choose another name`)
  return withSnapshot(site.pool, (client) => writeArchive(path, entriesOf(site, client)))
}

async function* entriesOf(site: Site, client: pg.ClientBase) {
  const manifest = manifestOf({
    createdAt: new Date().toISOString(),
    postgres: await versionOf(client),
    migrations: Object.fromEntries(await appliedMigrations(client)),
    sequences: await sequencesOf(client),
    keyId: site.secret.id,
    ...(site.secret.former && { formerKeyId: site.secret.former.id }),
  })
  yield { name: MANIFEST, content: Buffer.from(JSON.stringify(manifest)) }
  yield* keysIn(site.dataDir)
  let number = 0
  for await (const { table, content } of dumpTables(client)) {
    number += 1
    yield { name: `tables/${String(number).padStart(8, '0')}/${table}`, content }
  }
  // An upload is stored before its row is committed, so the files of all rows in the snapshot are there by now.
  const stored = new Set<string>()
  for await (const reference of site.files.list()) {
    const file = await site.files.read(reference)
    if (!file) continue
    stored.add(reference)
    yield { name: `files/${reference}`, content: await buffer(file) }
  }
  // The listing of a bucket may be older than the rows: what it leaves out is asked for by name.
  const missing: string[] = []
  for (const reference of await namedFiles(client)) {
    if (stored.has(reference)) continue
    const file = await site.files.read(reference)
    if (file) yield { name: `files/${reference}`, content: await buffer(file) }
    else missing.push(reference)
  }
  if (missing.length > 0) site.onMissing?.(missing)
}

async function namedFiles(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ reference: string }>('select reference from files order by reference')
  return rows.map(({ reference }) => reference)
}

async function* keysIn(dataDir: string) {
  for (const name of KEY_FILES) {
    const content = await readFile(join(dataDir, name)).catch((error: unknown) => {
      if (hasCode(error, 'ENOENT')) return null
      throw error
    })
    if (content) yield { name: `keys/${name}`, content }
  }
}

/** All rows of the database, one table after the other. */
export async function* dumpTables(client: pg.ClientBase): AsyncGenerator<TablePart> {
  for (const table of await tablesOf(client)) yield* dumpTable(client, table)
}

/** Runs the work in a transaction that sees the database as it was at one moment, and delays nobody. */
export async function withSnapshot<Result>(
  pool: pg.Pool,
  work: (client: pg.ClientBase) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    const result = await work(client)
    await client.query('commit')
    client.release()
    return result
  } catch (error) {
    // A copy may be under way: the connection is not used again.
    client.release(true)
    throw error
  }
}

async function versionOf(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ server_version: string }>('show server_version')
  return rows[0]?.server_version ?? ''
}

async function exists(path: string): Promise<boolean> {
  try {
    await access(path)
    return true
  } catch {
    return false
  }
}
