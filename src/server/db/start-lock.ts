import type pg from 'pg'
import { sqlState } from './database.ts'

/** Another process created the table at the same moment: its name, its type, or the table itself exists. */
const CREATED_MEANWHILE = new Set(['23505', '42710', '42P07'])

/**
 * Runs the work (migrations or first content) while no other process on this database runs such work. The lock is a
 * row lock, which every PostgreSQL-compatible engine supports and which a dying process releases.
 * @param work gets the connection that holds the lock, in a transaction that commits with the work
 */
export async function withStartLock<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  await createLock(pool)
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('select from migration_lock for update')
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    // If the connection broke, the original error is the one to report.
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
}

async function createLock(pool: pg.Pool): Promise<void> {
  try {
    await pool.query(`
      create table if not exists migration_lock (id int primary key);
      insert into migration_lock (id) values (1) on conflict do nothing;
    `)
  } catch (error) {
    if (!CREATED_MEANWHILE.has(sqlState(error))) throw error
    await createLock(pool)
  }
}
