import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { sqlState } from './database.ts'

const DIR = join(import.meta.dirname, 'migrations')
/** Two processes made the same table at the same moment. */
const CREATED_MEANWHILE = new Set(['23505', '42P07'])

/**
 * Applies what is missing, in the order of the file names, each file once and whole. Processes that start together wait
 * for each other on a row lock, which every PostgreSQL-compatible engine has.
 * @returns the names of the files applied now
 */
export async function migrate(pool: pg.Pool): Promise<string[]> {
  await createBookkeeping(pool)
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('select from migration_lock for update')
    const { rows } = await client.query<{ name: string }>('select name from migrations')
    const applied = new Set(rows.map((row) => row.name))
    const missing = (await readdir(DIR))
      .filter((name) => name.endsWith('.sql') && !applied.has(name))
      .toSorted()
    for (const name of missing) {
      await client.query(await readFile(join(DIR, name), 'utf8'))
      await client.query('insert into migrations (name) values ($1)', [name])
    }
    await client.query('commit')
    return missing
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

async function createBookkeeping(pool: pg.Pool): Promise<void> {
  try {
    await pool.query(`
      create table if not exists migrations (name text primary key, applied_at timestamptz not null default now());
      create table if not exists migration_lock (id int primary key);
      insert into migration_lock (id) values (1) on conflict do nothing;
    `)
  } catch (error) {
    if (!CREATED_MEANWHILE.has(sqlState(error))) throw error
    await createBookkeeping(pool)
  }
}
