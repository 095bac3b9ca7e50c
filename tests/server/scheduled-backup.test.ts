import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createScheduledBackups } from '../../src/server/backup/scheduled.ts'
import { backupSettings } from '../../src/server/config/backup-env.ts'
import { createLocalFiles } from '../../src/server/providers/files/file-storage.ts'
import { createSecret } from '../../src/server/providers/secret/secret.ts'
import { aDatabase, type TestDatabase } from '../support/database.ts'

let folder: string
let database: TestDatabase
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ilteo-schedule-'))
  database = await aDatabase()
})
afterEach(async () => {
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

const scheduled = (at = '03:30', keep = '2') => {
  const settings = backupSettings({ BACKUP_DIR: folder, BACKUP_AT: at, BACKUP_KEEP: keep })
  if (!settings) throw new Error('BACKUP_DIR is set')
  const site = {
    pool: database.pool,
    files: createLocalFiles(join(folder, 'files')),
    secret: createSecret('a key of thirty-two characters or more'),
    dataDir: join(folder, 'data'),
  }
  return createScheduledBackups(database.db, site, settings)
}
const seoul = (day: number, time: string) => new Date(`2026-06-0${day}T${time}:00+09:00`)
const backups = async () => (await readdir(folder)).filter((name) => name.endsWith('.backup')).toSorted()

test('One backup a day is made at the time in Seoul, however many processes look', async () => {
  expect(await scheduled().work(seoul(1, '03:29'))).toBe(0)
  const made = await Promise.all([1, 2, 3].map(() => scheduled().work(seoul(1, '03:30'))))
  expect(made.reduce((sum, each) => sum + each)).toBe(1)
  expect(await scheduled().work(seoul(1, '23:59'))).toBe(0)
  expect(await backups()).toEqual(['ilteo-2026-06-01.backup'])
})

test('Only the newest backups are kept, and other files of the folder stay', async () => {
  await writeFile(join(folder, 'mine.backup'), '')
  for (const day of [1, 2, 3]) await scheduled().work(seoul(day, '04:00'))
  expect(await backups()).toEqual(['ilteo-2026-06-02.backup', 'ilteo-2026-06-03.backup', 'mine.backup'])
})

test('A backup that failed is recorded with its reason, and made again an hour later', async () => {
  // A folder in the place of the unfinished file.
  const obstacle = join(folder, 'ilteo-2026-06-01.backup.part')
  await mkdir(obstacle)
  await expect(scheduled().work(seoul(1, '04:00'))).rejects.toThrow(/EISDIR/)
  const read = () => database.db.selectFrom('backups').selectAll().executeTakeFirstOrThrow()
  expect(await read()).toMatchObject({ finished_at: null, error: expect.stringMatching(/EISDIR/) })
  await rm(obstacle, { recursive: true, force: true })
  expect(await scheduled().work(seoul(1, '04:59'))).toBe(0)
  expect(await scheduled().work(seoul(1, '05:00'))).toBe(1)
  expect(await read()).toMatchObject({ error: null, bytes: expect.any(Number) })
})

test.each([
  [{ BACKUP_AT: '24:00' }, /BACKUP_AT/],
  [{ BACKUP_KEEP: '0' }, /BACKUP_KEEP/],
])('A setting that makes no sense is refused: %j', (setting, reason) => {
  expect(() => backupSettings({ BACKUP_DIR: folder, ...setting })).toThrow(reason)
})
