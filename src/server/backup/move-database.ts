import type pg from 'pg'
import { appliedMigrations } from '../db/migrate.ts'
import { BackupError } from './archive.ts'
import { dumpTables, withSnapshot } from './create-backup.ts'
import { requireEmptyDatabase, restoreTables } from './restore-backup.ts'
import { sequencesOf } from './tables.ts'

/**
 * Copies the database into an empty one, of any PostgreSQL version from 15. Uploads and keys stay in the data folder.
 * @throws BackupError if the target is not empty, or somebody else is connected to the source, whose later writes
 *   would be lost
 */
export async function moveDatabase(source: pg.Pool, target: pg.Pool): Promise<void> {
  await requireUnused(source)
  await requireEmptyDatabase(target)
  await withSnapshot(source, async (client) => {
    const state = {
      migrations: Object.fromEntries(await appliedMigrations(client)),
      sequences: await sequencesOf(client),
    }
    await restoreTables(target, state, dumpTables(client))
  })
}

async function requireUnused(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*) from pg_stat_activity
     where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
  )
  if ((rows[0]?.count ?? 0) > 0)
    throw new BackupError('the database is in use: stop every server on it first, so that nothing is lost')
}
