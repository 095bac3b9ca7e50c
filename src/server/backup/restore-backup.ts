import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { migrateTo } from '../db/migrate.ts'
import { withStartLock } from '../db/start-lock.ts'
import { type FileStorage, isReference } from '../providers/files/file-storage.ts'
import { createSecret } from '../providers/secret/secret.ts'
import { BackupError, parsed, readArchive } from './archive.ts'
import { KEY_FILES } from './create-backup.ts'
import { MANIFEST, type Manifest, readManifest } from './manifest.ts'
import { loadTables, type Sequence, type TablePart } from './tables.ts'

/** Where a backup is restored to. */
export interface Target {
  pool: pg.Pool
  files: FileStorage
  dataDir: string
  /** The key of the environment; null for one in the data folder. */
  secretKey: string | null
  /** What is encrypted with it can be read as well. */
  formerSecretKey: string | null
}

/**
 * Fills an empty site from a backup. The archive is read completely once before anything is written, and the database
 * is filled in one transaction.
 * @throws BackupError if the archive is damaged, of a newer version or of another key, or the target is not empty
 */
export async function restoreBackup(path: string, target: Target): Promise<Manifest> {
  const { manifest, keys } = await inspect(path)
  requireKey(manifest, keys, target)
  await requireEmpty(target)
  const restored: string[] = []
  try {
    for await (const { reference, content } of filesIn(path)) {
      restored.push(reference)
      await target.files.put(reference, content)
    }
    await restoreTables(target.pool, manifest, tablesIn(path))
  } catch (error) {
    for (const reference of restored) await target.files.remove(reference)
    throw error
  }
  // Written last: with a key, the data folder counts as a site.
  await writeKeys(target, keys)
  return manifest
}

/** Creates the schema that the rows were written for, loads them, and migrates to the product's own schema. */
export async function restoreTables(
  pool: pg.Pool,
  { migrations, sequences }: { migrations: Record<string, string>; sequences: readonly Sequence[] },
  parts: AsyncIterable<TablePart>,
): Promise<void> {
  await withStartLock(pool, async (client) => {
    await migrateTo(client, new Map(Object.entries(migrations)))
    await loadTables(client, parts, sequences)
    await migrateTo(client)
  })
  await pool.query('analyze')
}

async function inspect(path: string): Promise<{ manifest: Manifest; keys: Map<string, Buffer> }> {
  let manifest: Manifest | null = null
  const keys = new Map<string, Buffer>()
  for await (const { name, content } of readArchive(path)) {
    manifest ??= manifestIn(path, name, content)
    if (name.startsWith('keys/')) keys.set(name.slice('keys/'.length), content)
  }
  if (!manifest) throw new BackupError(`${path} is not a backup`)
  return { manifest, keys }
}

/** The manifest is the first entry, so that a file of another format is recognised before it is read. */
function manifestIn(path: string, name: string, content: Buffer): Manifest {
  const manifest = name === MANIFEST ? readManifest(parsed(content)) : null
  if (manifest === 'newer')
    throw new BackupError(`${path} was written by a newer version: restore it with that version`)
  if (manifest === null) throw new BackupError(`${path} is not a backup`)
  return manifest
}

function requireKey(
  manifest: Manifest,
  keys: ReadonlyMap<string, Buffer>,
  { secretKey, formerSecretKey }: Pick<Target, 'secretKey' | 'formerSecretKey'>,
): void {
  const key = secretKey ?? keys.get('secret-key')?.toString()
  if (key === undefined)
    throw new BackupError('the backup was made with SECRET_KEY set: set the same SECRET_KEY to restore it')
  const { id, former } = createSecret(key, formerSecretKey)
  const accepted = new Set([id, former?.id])
  if (!accepted.has(manifest.keyId))
    throw new BackupError('the backup was made with another SECRET_KEY: set that key, or none')
  if (manifest.formerKeyId !== undefined && !accepted.has(manifest.formerKeyId))
    throw new BackupError(
      'the backup was made while SECRET_KEY was being changed: set the same SECRET_KEY_FORMER as well',
    )
}

async function requireEmpty({ pool, files }: Target): Promise<void> {
  await requireEmptyDatabase(pool)
  for await (const reference of files.list())
    throw new BackupError(`there are uploaded files already (${reference}): restore into an empty folder`)
}

/** @throws BackupError naming a table that exists */
export async function requireEmptyDatabase(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'migration_lock' limit 1`,
  )
  if (rows[0])
    throw new BackupError(`the database is not empty (table ${rows[0].name}): restore into an empty one`)
}

async function* filesIn(path: string): AsyncGenerator<{ reference: string; content: Buffer }> {
  for await (const { name, content } of readArchive(path)) {
    if (!name.startsWith('files/')) continue
    const reference = name.slice('files/'.length)
    if (!isReference(reference)) throw new BackupError(`${path} is not a backup: ${name}`)
    yield { reference, content }
  }
}

async function* tablesIn(path: string): AsyncGenerator<TablePart> {
  for await (const { name, content } of readArchive(path)) {
    const table = /^tables\/\d+\/(\w+)$/.exec(name)?.[1]
    if (table) yield { table, content }
  }
}

async function writeKeys({ dataDir, secretKey }: Target, keys: ReadonlyMap<string, Buffer>): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  for (const name of KEY_FILES) {
    const content = keys.get(name)
    if (!content || (name === 'secret-key' && secretKey !== null)) continue
    await writeFile(join(dataDir, name), content, { mode: 0o600, flush: true })
  }
}
