import { copyFile, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createBackup } from '../../src/server/backup/create-backup.ts'
import { moveDatabase } from '../../src/server/backup/move-database.ts'
import { restoreBackup } from '../../src/server/backup/restore-backup.ts'
import { sequencesOf, tablesOf } from '../../src/server/backup/tables.ts'
import { migrate } from '../../src/server/db/migrate.ts'
import { createLocalFiles } from '../../src/server/providers/files/file-storage.ts'
import { createSecret } from '../../src/server/providers/secret/secret.ts'
import { seedDemo } from '../../src/server/seed/seed-demo.ts'
import { aDatabase, type TestDatabase } from '../support/database.ts'

const KEY = 'a key of thirty-two characters or more'
const NOW = new Date('2026-06-01T03:00:00Z')

let folder: string
let source: TestDatabase
let backup: string

const filesIn = (name: string) => createLocalFiles(join(folder, name, 'files'))
const siteOf = (database: TestDatabase) => ({
  pool: database.pool,
  files: filesIn('source'),
  secret: createSecret(KEY),
  dataDir: join(folder, 'source'),
})

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ilteo-backup-'))
  source = await aDatabase()
  await seedDemo(source, { files: filesIn('source'), now: NOW, jobs: 200 })
  await writeFile(join(folder, 'source', 'secret-key'), KEY)
  backup = join(folder, 'site.backup')
  await createBackup(siteOf(source), backup)
})
afterAll(async () => {
  await source.close()
  await rm(folder, { recursive: true, force: true })
})

let target: TestDatabase
let number = 0
beforeEach(async () => {
  target = await aDatabase('template0')
  number += 1
})
afterEach(() => target.close())

const targetSite = (secretKey: string | null = null, formerSecretKey: string | null = null) => ({
  pool: target.pool,
  files: filesIn(`target-${number}`),
  dataDir: join(folder, `target-${number}`),
  secretKey,
  formerSecretKey,
})

/** Every table's rows as one text each, sorted. */
async function contentOf(pool: pg.Pool): Promise<Map<string, unknown>> {
  const client = await pool.connect()
  try {
    const content = new Map<string, unknown>()
    for (const table of await tablesOf(client)) {
      const { rows } = await client.query<{ row: string }>(
        `select t::text as row from "${table}" t order by 1`,
      )
      content.set(
        table,
        rows.map(({ row }) => row),
      )
    }
    return content.set('sequences', await sequencesOf(client))
  } finally {
    client.release()
  }
}

async function namesIn(files: ReturnType<typeof filesIn>): Promise<string[]> {
  const names = []
  for await (const reference of files.list()) names.push(reference)
  return names.toSorted()
}

describe('A restored backup', () => {
  test('has every row of every table, every upload, the key and the rules of the schema', async () => {
    const site = targetSite()
    await restoreBackup(backup, site)
    expect(await contentOf(target.pool)).toEqual(await contentOf(source.pool))
    expect(await namesIn(site.files)).toEqual(await namesIn(filesIn('source')))
    expect(await readFile(join(site.dataDir, 'secret-key'), 'utf8')).toBe(KEY)
    const rules = `select conrelid::regclass::text, conname, pg_get_constraintdef(oid) from pg_constraint
      where connamespace = 'public'::regnamespace order by 1, 2`
    expect((await target.pool.query(rules)).rows).toEqual((await source.pool.query(rules)).rows)
    const triggers = 'select tgname, tgenabled from pg_trigger where not tgisinternal order by 1'
    expect((await target.pool.query(triggers)).rows).toEqual((await source.pool.query(triggers)).rows)
    expect(await migrate(target.pool)).toEqual([])
  })

  test('may be of the key before, while a change of keys is under way', async () => {
    await restoreBackup(backup, targetSite('the new key of thirty-two characters', KEY))
    expect((await target.pool.query('select from members')).rowCount).toBeGreaterThan(0)
  })

  test('is the state of one moment while two tables are written together', async () => {
    const path = join(folder, 'under-load.backup')
    const state = { isOver: false, written: 0 }
    const writing = (async () => {
      for (; !state.isOver; state.written++) await writeToTwoTables(state.written)
    })()
    try {
      await createBackup(siteOf(source), path)
    } finally {
      state.isOver = true
      await writing
    }
    await restoreBackup(path, targetSite())
    const { rows } = await target.pool.query<{ limits: number; tasks: number }>(`
      select (select count(*) from rate_limits where key like 'load-%') as limits,
        (select count(*) from tasks where kind = 'load') as tasks`)
    expect(rows[0]?.limits).toBe(rows[0]?.tasks)
    expect(rows[0]?.tasks).toBeLessThan(state.written)
    await source.pool.query(`delete from rate_limits where key like 'load-%'`)
    await source.pool.query(`delete from tasks where kind = 'load'`)
  })
})

/** The first table of a backup's order and one of its last. */
async function writeToTwoTables(index: number): Promise<void> {
  await source.pool.query(
    `with limits as (insert into rate_limits (key, points, expire) values ($1, 1, 0))
     insert into tasks (id, kind, payload, due_at, created_at)
     values (gen_random_uuid(), 'load', '{}', now() + interval '1 day', now())`,
    [`load-${index}`],
  )
}

describe('A backup is refused, and the target left empty,', () => {
  /** Why the backup was refused, and what the attempt left in the target. */
  async function attempt(path: string, secretKey: string | null = null) {
    const site = targetSite(secretKey)
    const reason = await restoreBackup(path, site).then(
      () => 'it was restored',
      (error: Error) => error.message,
    )
    const tables = await target.pool.query(`select from pg_class where relname = 'members'`)
    return { reason, left: [...(await namesIn(site.files)), ...tables.rows] }
  }
  const refusal = (reason: RegExp) => ({ reason: expect.stringMatching(reason), left: [] })

  test('if it is cut off at any place', async () => {
    const { length } = await readFile(backup)
    for (const share of [0, 0.01, 0.5, 0.99]) {
      const path = join(folder, 'cut.backup')
      await copyFile(backup, path)
      await truncate(path, Math.floor(length * share))
      expect(await attempt(path)).toEqual(refusal(/cut off/))
    }
  })

  test('if a byte was changed', async () => {
    const content = await readFile(backup)
    const middle = Math.floor(content.length / 2)
    content[middle] = (content[middle] ?? 0) ^ 1
    const path = join(folder, 'changed.backup')
    await writeFile(path, content)
    expect(await attempt(path)).toEqual(refusal(/cut off|damaged/))
  })

  test('if it is not a backup', async () => {
    const path = join(folder, 'text.backup')
    await writeFile(path, 'hello')
    expect(await attempt(path)).toEqual(refusal(/not a backup/))
  })

  test('if the environment has another key', async () => {
    const other = 'another key of thirty-two characters'
    expect(await attempt(backup, other)).toEqual(refusal(/another SECRET_KEY/))
  })

  test('if it was made while the key was being changed, and the former key is missing', async () => {
    const path = join(folder, 'changing.backup')
    const newKey = 'the new key of thirty-two characters'
    await createBackup({ ...siteOf(source), secret: createSecret(newKey, KEY) }, path)
    expect(await attempt(path, newKey)).toEqual(refusal(/SECRET_KEY_FORMER/))
    await restoreBackup(path, targetSite(newKey, KEY))
  })

  test('if the database was migrated by a newer version', async () => {
    const path = join(folder, 'newer.backup')
    await source.pool.query(`insert into migrations (name, checksum) values ('9999_later.sql', 'x')`)
    await createBackup(siteOf(source), path)
    await source.pool.query(`delete from migrations where name = '9999_later.sql'`)
    expect(await attempt(path)).toEqual(refusal(/newer version/))
  })
})

describe('A target that is in use', () => {
  test('A restore into a database with tables is refused', async () => {
    await target.pool.query('create table mine (id int)')
    await expect(restoreBackup(backup, targetSite())).rejects.toThrow(/not empty \(table mine\)/)
  })

  test('A restore into a folder with uploads is refused', async () => {
    const site = targetSite()
    await site.files.put('abc.png', 'mine')
    await expect(restoreBackup(backup, site)).rejects.toThrow(/uploaded files already/)
    expect(await namesIn(site.files)).toEqual(['abc.png'])
  })

  test('A backup never replaces a file', async () => {
    await expect(createBackup(siteOf(source), backup)).rejects.toThrow(/exists/)
  })

  test('A backup holds uploads that the listing leaves out, and names those that are missing', async () => {
    const { rows: owners } = await source.pool.query<{ id: string }>('select id from members limit 1')
    const add = `insert into files (reference, owner_id, type, content_type, size, is_public, created_at)
      values ($1, $2, 'IMAGE', 'image/png', 4, false, now())`
    const files = filesIn('source')
    await files.put('unlisted.png', 'here')
    for (const name of ['lost.png', 'unlisted.png']) await source.pool.query(add, [name, owners[0]?.id])
    async function* staleList() {
      for await (const reference of files.list()) if (reference !== 'unlisted.png') yield reference
    }
    const missing: string[] = []
    const onMissing = (references: readonly string[]) => void missing.push(...references)
    const path = join(folder, 'stale.backup')
    await createBackup({ ...siteOf(source), files: { ...files, list: staleList }, onMissing }, path)
    expect(missing).toContain('lost.png')
    expect(missing).not.toContain('unlisted.png')
    const site = targetSite()
    await restoreBackup(path, site)
    expect(await namesIn(site.files)).toContain('unlisted.png')
    await source.pool.query(`delete from files where reference in ('lost.png', 'unlisted.png')`)
    await files.remove('unlisted.png')
  })

  test('A backup that fails leaves no file', async () => {
    const names = await readdir(folder)
    const broken = { ...siteOf(source), files: { ...filesIn('source'), list: () => failing() } }
    await expect(createBackup(broken, join(folder, 'broken.backup'))).rejects.toThrow('disk is gone')
    expect(await readdir(folder)).toEqual(names)
  })
})

async function* failing(): AsyncGenerator<string> {
  yield* []
  throw new Error('disk is gone')
}

describe('A moved database', () => {
  test('has every row, and a source that others use is refused', async () => {
    const own = await aDatabase()
    await own.pool.query(`insert into rate_limits (key, points, expire) values ('kept', 1, 0)`)
    const other = new pg.Client(own.connection)
    await other.connect()
    await expect(moveDatabase(own.pool, target.pool)).rejects.toThrow(/in use/)
    await other.end()
    const others = `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`
    await expect.poll(async () => (await own.pool.query(others)).rowCount).toBe(0)
    await moveDatabase(own.pool, target.pool)
    expect(await contentOf(target.pool)).toEqual(await contentOf(own.pool))
    await own.close()
  })
})
