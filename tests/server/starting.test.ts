import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { migrate } from '../../src/server/db/migrate.ts'
import { withStartLock } from '../../src/server/db/start-lock.ts'
import { aDatabase, type TestDatabase } from '../support/database.ts'
import { eventually } from '../support/eventually.ts'
import { databaseUrl } from '../support/operator-console.ts'
import { freePort, launchServer } from '../support/server-process.ts'

const MIGRATIONS = new URL('../../src/server/db/migrations', import.meta.url).pathname

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ilteo-starting-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

let empty: TestDatabase
beforeEach(async () => {
  empty = await aDatabase('template0')
})
afterEach(() => empty.close())

test('A migration waits for the process that holds the lock', async () => {
  let isDone = false
  const waiting = await withStartLock(empty.pool, async () => {
    const migrating = migrate(empty.pool).finally(() => (isDone = true))
    await eventually(async () => {
      // Outside the transaction, which would keep seeing its first snapshot of pg_stat_activity.
      const { rows } = await empty.pool.query(
        'select from pg_stat_activity where cardinality(pg_blocking_pids(pid)) > 0',
      )
      expect(isDone || rows.length > 0).toBe(true)
    })
    expect(isDone).toBe(false)
    return { migrating }
  })
  expect(await waiting.migrating).toEqual((await readdir(MIGRATIONS)).toSorted())
})

test('Concurrent migrations of an empty database apply each file once', { repeats: 3 }, async () => {
  const applied = await Promise.all(Array.from({ length: 4 }, () => migrate(empty.pool)))
  expect(applied.flat().toSorted()).toEqual((await readdir(MIGRATIONS)).toSorted())
})

test('Two servers on an empty database load the content once and share one key', async () => {
  const env = {
    DATABASE_URL: databaseUrl({ database: empty }),
    DATA_DIR: join(folder, 'shared'),
    DEMO: 'on',
    WEB: 'off',
  }
  const servers = [launchServer(env, await freePort()), launchServer(env, await freePort())]
  try {
    await Promise.all(servers.map((server) => server.listening))
    expect(
      servers
        .map((server) => server.output())
        .join('')
        .match(/loading the demonstration/g),
    ).toHaveLength(1)
    expect((await readdir(env.DATA_DIR)).filter((name) => name.startsWith('secret-key'))).toEqual([
      'secret-key',
    ])
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
  }
})

describe('Migrations', () => {
  let dir: string
  let copies = 0
  beforeEach(async () => {
    dir = join(folder, `migrations-${copies++}`)
    await cp(MIGRATIONS, dir, { recursive: true })
    await migrate(empty.pool, dir)
  })
  const change = async (name: string, edit: (sql: string) => string) =>
    writeFile(join(dir, name), edit(await readFile(join(dir, name), 'utf8')))

  test('Migrating fails if a newer version has migrated the database', async () => {
    await rm(join(dir, '0092_shown_rights.sql'))
    await expect(migrate(empty.pool, dir)).rejects.toThrow(
      /^the database was migrated by a newer version \(0092_[^\n]*$/,
    )
  })

  test('Migrating fails if an applied file was changed, and applies nothing', async () => {
    await change('0091_baseline.sql', (sql) => `${sql}\n-- changed`)
    await writeFile(join(dir, '9999_next.sql'), 'create table next ()')
    await expect(migrate(empty.pool, dir)).rejects.toThrow(
      /^the migration 0091_baseline.sql is not the one[^\n]*$/,
    )
    expect((await empty.pool.query("select to_regclass('next') as next")).rows).toEqual([{ next: null }])
  })

  test('Migrating accepts applied files with other line endings', async () => {
    for (const name of await readdir(dir)) await change(name, (sql) => sql.replaceAll('\n', '\r\n'))
    expect(await migrate(empty.pool, dir)).toEqual([])
  })
})
