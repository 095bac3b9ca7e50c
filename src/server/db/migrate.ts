import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { withStartLock } from './start-lock.ts'

const DIR = join(import.meta.dirname, 'migrations')

interface Migration {
  name: string
  sql: string
  checksum: string
}

interface Applied {
  name: string
  /** Null if applied before checksums were recorded. */
  checksum: string | null
}

/**
 * Applies pending migrations in file-name order, each in a transaction. Concurrent starts wait for each other.
 * @returns names of the files applied
 * @throws Error of one line if the database is newer than the product, or an applied file was changed
 */
export async function migrate(pool: pg.Pool, dir: string = DIR): Promise<string[]> {
  const migrations = await readMigrations(dir)
  return withStartLock(pool, (client) => applyMissing(client, migrations))
}

/**
 * Applies pending migrations in the transaction of the client.
 * @param wanted the state to reach; by default the product's own
 * @throws Error of one line if `wanted` names a migration that this version does not have, or has with other content
 */
export async function migrateTo(client: pg.PoolClient, wanted?: ReadonlyMap<string, string>): Promise<void> {
  const migrations = await readMigrations(DIR)
  if (wanted) refuseOthers(migrations, wanted)
  await applyMissing(client, wanted ? migrations.filter(({ name }) => wanted.has(name)) : migrations)
}

/** The migrations that were applied to a database, with their checksums. */
export async function appliedMigrations(client: pg.ClientBase): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from migrations order by name',
  )
  return new Map(rows.map(({ name, checksum }) => [name, checksum]))
}

async function applyMissing(client: pg.PoolClient, migrations: readonly Migration[]): Promise<string[]> {
  const applied = await readApplied(client)
  refuseOthers(migrations, applied)
  for (const { name, checksum } of migrations)
    if (applied.get(name) === null) await writeChecksum(client, name, checksum)
  const missing = migrations.filter(({ name }) => !applied.has(name))
  for (const { name, sql, checksum } of missing) {
    await client.query(sql)
    await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum])
  }
  return missing.map(({ name }) => name)
}

async function readMigrations(dir: string): Promise<Migration[]> {
  const names = (await readdir(dir)).filter((name) => name.endsWith('.sql')).toSorted()
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(dir, name), 'utf8')
      return { name, sql, checksum: checksumOf(sql) }
    }),
  )
}

/** Independent of line endings, which Git may convert. */
function checksumOf(sql: string): string {
  return createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex')
}

async function readApplied(client: pg.PoolClient): Promise<Map<string, string | null>> {
  await client.query(`
    create table if not exists migrations (name text primary key, applied_at timestamptz not null default now());
    alter table migrations add column if not exists checksum text;
  `)
  const { rows } = await client.query<Applied>('select name, checksum from migrations order by name')
  return new Map(rows.map(({ name, checksum }) => [name, checksum]))
}

function refuseOthers(migrations: readonly Migration[], applied: ReadonlyMap<string, string | null>): void {
  const known = new Map(migrations.map(({ name, checksum }) => [name, checksum]))
  for (const [name, checksum] of applied) {
    if (!known.has(name))
      throw new Error(
        `the database was migrated by a newer version (${name}): start that version, or restore an older backup`,
      )
    if (checksum !== null && checksum !== known.get(name))
      throw new Error(
        `the migration ${name} is not the one that was applied to this database: restore the file`,
      )
  }
}

async function writeChecksum(client: pg.PoolClient, name: string, checksum: string): Promise<void> {
  await client.query('update migrations set checksum = $2 where name = $1', [name, checksum])
}
