import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { BackupSettings } from '../config/backup-env.ts'
import type { Db } from '../db/database.ts'
import { seoulDay, seoulMidnight } from '../seoul-day.ts'
import { createBackup, type Site } from './create-backup.ts'

const NAME = /^ilteo-\d{4}-\d\d-\d\d\.backup$/
const MINUTE = 60_000
/** A backup that did not finish is made again after this time; it also bounds how long one may take. */
const RETRY_AFTER = 60 * MINUTE
const MAX_ERROR_LENGTH = 300

export interface ScheduledBackups {
  /**
   * Makes the day's backup if it is due and no other process makes it.
   * @returns 1 if it was made
   */
  work(now: Date): Promise<number>
}

/** One backup a day in a folder; the oldest beyond the limit are deleted once a new one is complete. */
export function createScheduledBackups(db: Db, site: Site, settings: BackupSettings): ScheduledBackups {
  return {
    async work(now) {
      if (now.getTime() - seoulMidnight(now).getTime() < settings.minute * MINUTE) return 0
      const day = seoulDay(now)
      if (!(await claim(db, day, now))) return 0
      try {
        const bytes = await write(site, settings.folder, day)
        await db
          .updateTable('backups')
          .set({ finished_at: new Date(), bytes })
          .where('day', '=', day)
          .execute()
        await removeOld(settings)
        return 1
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error)
        await db
          .updateTable('backups')
          .set({ error: reason.slice(0, MAX_ERROR_LENGTH) })
          .where('day', '=', day)
          .execute()
        throw error
      }
    },
  }
}

async function claim(db: Db, day: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into backups (day, started_at) values (${day}, ${now})
    on conflict (day) do update set started_at = excluded.started_at, error = null
      where backups.finished_at is null and backups.started_at <= ${new Date(now.getTime() - RETRY_AFTER)}
    returning day`.execute(db)
  return rows.length > 0
}

async function write(site: Site, folder: string, day: string): Promise<number> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, `ilteo-${day}.backup`)
  // Complete, but its process died before recording it.
  await rm(path, { force: true })
  return createBackup(site, path)
}

async function removeOld({ folder, keep }: BackupSettings): Promise<void> {
  const names = (await readdir(folder)).filter((name) => NAME.test(name)).toSorted()
  for (const name of names.slice(0, -keep)) await rm(join(folder, name), { force: true })
}
