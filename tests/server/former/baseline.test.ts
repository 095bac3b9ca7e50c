import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createBackup } from '../../../src/server/backup/create-backup.ts'
import { moveDatabase } from '../../../src/server/backup/move-database.ts'
import { restoreBackup } from '../../../src/server/backup/restore-backup.ts'
import { migrate } from '../../../src/server/db/migrate.ts'
import { createLocalFiles } from '../../../src/server/providers/files/file-storage.ts'
import { createSecret } from '../../../src/server/providers/secret/secret.ts'
import { aDatabase, type TestDatabase } from '../../support/database.ts'
import { formerSite } from './former-site.ts'

const KEY = 'a key that only tests know, long enough'
const TOO_OLD =
  /^the database is older than this version can migrate .*start the version of commit db0fd79c[^\n]*$/

interface Applied {
  name: string
  checksum: string
}

const appliedTo = async (pool: pg.Pool) =>
  (await pool.query<Applied>('select name, checksum from migrations order by name')).rows
const jobsIn = async (pool: pg.Pool) => (await pool.query('select * from jobs order by id')).rows

let folder: string
let site: TestDatabase
let current: Applied[]
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ilteo-baseline-'))
  current = await appliedTo((await aDatabase()).pool)
})
afterAll(() => rm(folder, { recursive: true, force: true }))
beforeEach(async () => {
  site = await formerSite('0091')
})

const siteAt = (database: TestDatabase, name: string) => ({
  pool: database.pool,
  files: createLocalFiles(join(folder, name, 'files')),
  dataDir: join(folder, name),
})
async function backUp(name: string): Promise<string> {
  const path = join(folder, `${name}.backup`)
  await createBackup({ ...siteAt(site, name), secret: createSecret(KEY) }, path)
  return path
}

describe('A database with the migrations that the baseline replaces', () => {
  test('An update leaves it with the baseline and the later migrations, and a second start changes nothing', async () => {
    expect(await migrate(site.pool)).toEqual(current.slice(1).map(({ name }) => name))
    expect(await appliedTo(site.pool)).toEqual(current)
    expect(await migrate(site.pool)).toEqual([])
  })

  test('Migrating only records the baseline if it has the later migrations already', async () => {
    const former = await appliedTo(site.pool)
    await migrate(site.pool)
    await site.pool.query(`delete from migrations where name = '0091_baseline.sql'`)
    await site.pool.query(
      'insert into migrations (name, checksum) select name, checksum from json_populate_recordset(null::migrations, $1)',
      [JSON.stringify(former)],
    )
    expect(await migrate(site.pool)).toEqual([])
    expect(await appliedTo(site.pool)).toEqual(current)
  })

  test('A backup of it from before the update is restored', async () => {
    const jobs = await jobsIn(site.pool)
    const path = await backUp('before')
    const target = await aDatabase('template0')
    await restoreBackup(path, { ...siteAt(target, 'restored'), secretKey: KEY, formerSecretKey: null })
    expect(await appliedTo(target.pool)).toEqual(current)
    expect(await jobsIn(target.pool)).toMatchObject(jobs)
  })

  test('Moving it before the update gives the target the baseline', async () => {
    const jobs = await jobsIn(site.pool)
    const others = `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`
    await expect.poll(async () => (await site.pool.query(others)).rowCount).toBe(0)
    const target = await aDatabase('template0')
    await moveDatabase(site.pool, target.pool)
    expect(await appliedTo(target.pool)).toEqual(current)
    expect(await jobsIn(target.pool)).toMatchObject(jobs)
  })
})

describe.each([
  ['lacks the last of them', `delete from migrations where name = '0091_cancelled_receipts.sql'`],
  ['lacks one in between', `delete from migrations where name = '0017_demonstration_members.sql'`],
  ['had another content of one', `update migrations set checksum = 'x' where name = '0001_members.sql'`],
  ['has no checksums', 'alter table migrations drop column checksum'],
])('A database that %s', (_, statement) => {
  beforeEach(() => site.pool.query(statement))

  test('Migrating refuses it and leaves it as it is', async () => {
    const before = (await site.pool.query('select * from migrations order by name')).rows
    await expect(migrate(site.pool)).rejects.toThrow(TOO_OLD)
    expect((await site.pool.query('select * from migrations order by name')).rows).toEqual(before)
  })
})

test('A backup of a database with only some of them is refused, and the target is left empty', async () => {
  await site.pool.query(`delete from migrations where name > '0074'`)
  const path = await backUp('older')
  const target = await aDatabase('template0')
  const restoring = restoreBackup(path, {
    ...siteAt(target, 'refused'),
    secretKey: KEY,
    formerSecretKey: null,
  })
  await expect(restoring).rejects.toThrow(/older than this version can migrate .*0073_saved_searches.sql/)
  expect((await target.pool.query(`select from pg_class where relname = 'members'`)).rowCount).toBe(0)
})
