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

/** The schema that 70 files up to 0091 made, before any version was released. A database with all of them has it. */
const BASELINE = '0091_baseline.sql'
/** SHA-256 of the names and checksums of these files. */
const REPLACED_DIGEST = '5b2d3dc4017fcc1808cb0570884253092281739017d8a6aaf8764a4bfdd78e96'
/** A commit that still has the files. */
const LAST_WITH_REPLACED = 'db0fd79c'

/**
 * Applies pending migrations in file-name order, in one transaction. Concurrent starts wait for each other.
 * @returns names of the files applied
 * @throws Error of one line if the database is newer than the product, lacks migrations from before the baseline, or
 *   had a file applied that was changed since
 */
export async function migrate(pool: pg.Pool, dir: string = DIR): Promise<string[]> {
  const migrations = await readMigrations(dir)
  return withStartLock(pool, (client) => applyMissing(client, migrations))
}

/**
 * Applies pending migrations in the transaction of the client.
 * @param wanted the state to reach; by default the product's own
 * @throws Error of one line if `wanted` names a migration that this version does not have, or has with other content,
 *   or lacks migrations from before the baseline
 */
export async function migrateTo(client: pg.PoolClient, wanted?: ReadonlyMap<string, string>): Promise<void> {
  const migrations = await readMigrations(DIR)
  if (!wanted) return void (await applyMissing(client, migrations))
  const state = withBaseline(wanted, migrations)
  refuseOthers(migrations, state)
  await applyMissing(
    client,
    migrations.filter(({ name }) => state.has(name)),
  )
}

/** The migrations that were applied to a database, with their checksums. */
export async function appliedMigrations(client: pg.ClientBase): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from migrations order by name',
  )
  return new Map(rows.map(({ name, checksum }) => [name, checksum]))
}

async function applyMissing(client: pg.PoolClient, migrations: readonly Migration[]): Promise<string[]> {
  const recorded = await readApplied(client)
  const applied = withBaseline(recorded, migrations)
  refuseOthers(migrations, applied)
  if (applied !== recorded) await recordBaseline(client, recorded, applied)
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
  return sha256(sql.replaceAll('\r\n', '\n'))
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

async function readApplied(client: pg.PoolClient): Promise<ReadonlyMap<string, string>> {
  // A table without checksums is of a database that lacks other migrations too, which are named when it is refused.
  await client.query(`
    create table if not exists migrations (name text primary key, applied_at timestamptz not null default now());
    alter table migrations add column if not exists checksum text;
  `)
  return appliedMigrations(client)
}

const isReplaced = (name: string): boolean => name < '0092' && name !== BASELINE

/**
 * The same state, with the baseline instead of the files that it replaces.
 * @throws Error of one line if some of these files are missing, or were changed
 */
function withBaseline(
  applied: ReadonlyMap<string, string>,
  migrations: readonly Migration[],
): ReadonlyMap<string, string> {
  const replaced = [...applied].filter(([name]) => isReplaced(name)).toSorted(([a], [b]) => (a < b ? -1 : 1))
  if (replaced.length === 0) return applied
  const lines = replaced.map(([name, checksum]) => `${name} ${checksum}\n`)
  if (sha256(lines.join('')) !== REPLACED_DIGEST)
    throw new Error(
      `the database is older than this version can migrate (its migrations end with ${replaced.at(-1)?.[0]}): ` +
        `start the version of commit ${LAST_WITH_REPLACED} on it once, then this one`,
    )
  const checksum = migrations.find(({ name }) => name === BASELINE)?.checksum ?? ''
  return new Map([[BASELINE, checksum], ...[...applied].filter(([name]) => !isReplaced(name))])
}

async function recordBaseline(
  client: pg.PoolClient,
  recorded: ReadonlyMap<string, string>,
  applied: ReadonlyMap<string, string>,
): Promise<void> {
  await client.query(
    `with replaced as (delete from migrations where name = any($1) returning applied_at)
     insert into migrations (name, checksum, applied_at) select $2, $3, max(applied_at) from replaced`,
    [[...recorded.keys()].filter(isReplaced), BASELINE, applied.get(BASELINE)],
  )
}

function refuseOthers(migrations: readonly Migration[], applied: ReadonlyMap<string, string>): void {
  const known = new Map(migrations.map(({ name, checksum }) => [name, checksum]))
  for (const [name, checksum] of applied) {
    if (!known.has(name))
      throw new Error(
        `the database was migrated by a newer version (${name}): start that version, or restore an older backup`,
      )
    if (checksum !== known.get(name))
      throw new Error(
        `the migration ${name} is not the one that was applied to this database: restore the file`,
      )
  }
}
