import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect } from '../../src/server/db/database.ts'
import { asAppRole } from '../../src/server/db/embedded/app-role.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../src/server/db/embedded/cluster.ts'
import { migrate } from '../../src/server/db/migrate.ts'
import { restrictDataDir } from '../../src/server/config/private-data-dir.ts'
import { createLocalFiles } from '../../src/server/providers/files/file-storage.ts'
import { writeMessageFile } from '../../src/server/providers/outbox-file.ts'
import { vapidKeysFrom } from '../../src/server/providers/push/vapid-keys.ts'
import { keyFromFile } from '../../src/server/providers/secret/read-or-create-file.ts'
import { EPHEMERAL_SETTINGS } from '../support/ephemeral-postgres.ts'

let dataDir: string
let postgres: EmbeddedPostgres
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'ilteo-private-'))
  postgres = await startEmbeddedPostgres(dataDir, EPHEMERAL_SETTINGS)
})
afterAll(async () => {
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
})

async function query(connection: pg.ClientConfig, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

const modeOf = async (...path: string[]) => ((await stat(join(dataDir, ...path))).mode & 0o777).toString(8)

test('Every file in the data folder is readable by the server alone', async () => {
  await keyFromFile(dataDir)
  await vapidKeysFrom(dataDir)
  await createLocalFiles(join(dataDir, 'files')).put('photo-abc.jpg', Buffer.from('x'))
  await writeMessageFile(join(dataDir, 'outbox'), { kind: 'mail', extension: 'eml', content: 'x' })
  await restrictDataDir(dataDir)
  expect(await modeOf()).toBe(process.getuid?.() === 0 ? '711' : '700')
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true })
  const open: string[] = []
  for (const entry of entries.filter(({ parentPath }) => !parentPath.startsWith(join(dataDir, 'postgres')))) {
    const mode = (await stat(join(entry.parentPath, entry.name))).mode & 0o777
    if (mode !== (entry.isDirectory() ? 0o700 : 0o600)) open.push(`${entry.name} ${mode.toString(8)}`)
  }
  expect(open).toEqual([])
})

test('Starting the server restricts files that an earlier version left readable', async () => {
  const old = await mkdtemp(join(tmpdir(), 'ilteo-private-old-'))
  await chmod(old, 0o755)
  await mkdir(join(old, 'files'), { mode: 0o755 })
  await writeFile(join(old, 'push-keys.json'), '{}', { mode: 0o644 })
  await restrictDataDir(old)
  const modes = await Promise.all(['.', 'files', 'push-keys.json'].map((name) => stat(join(old, name))))
  expect(modes.map(({ mode }) => mode & 0o066)).toEqual([0, 0, 0])
  await rm(old, { recursive: true })
})

test('The server connects to the embedded database without superuser rights', async () => {
  const [role] = await query(
    postgres.connection,
    'select rolsuper, rolcreaterole, rolcreatedb, rolbypassrls from pg_roles where rolname = current_user',
  )
  expect(Object.values(role ?? {})).toEqual([false, false, false, false])
  await expect(query(postgres.connection, `copy (select 1) to program 'true'`)).rejects.toThrow(/permission/)
  await expect(query(postgres.connection, 'select rolpassword from pg_authid')).rejects.toThrow(/permission/)
  await expect(query(postgres.connection, 'alter system set fsync = off')).rejects.toThrow(/permission/)
})

test('A cluster owned by the superuser is handed over to the app role at the next start and can be migrated', async () => {
  const { administration } = postgres
  const superuser = connect(administration, 2)
  const applied = await migrate(superuser.pool)
  expect(applied.length).toBeGreaterThan(0)
  await superuser.close()
  await postgres.stop()
  postgres = await startEmbeddedPostgres(dataDir, EPHEMERAL_SETTINGS)
  const left = await query(
    postgres.administration,
    `select relname::text as name from pg_class where relnamespace = 'public'::regnamespace and relowner <> 'ilteo_app'::regrole
     union all select proname::text from pg_proc where pronamespace = 'public'::regnamespace and proowner <> 'ilteo_app'::regrole`,
  )
  expect(left).toEqual([])
  await query(postgres.connection, `alter table members add column later text; drop table idempotency_keys`)
  await query(postgres.connection, 'create extension pg_trgm')
  expect(asAppRole(postgres.administration)).toEqual(postgres.connection)
})
