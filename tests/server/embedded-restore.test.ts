import { execFileSync } from 'node:child_process'
import { chmod, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { connect } from '../../src/server/db/database.ts'
import { startEmbeddedPostgres } from '../../src/server/db/embedded/cluster.ts'
import { EPHEMERAL_SETTINGS } from '../support/ephemeral-postgres.ts'

const isRoot = process.getuid?.() === 0

let folder: string
let dataDir: string
/** A folder whose data folder was started once and holds a table: creating a cluster takes most of a test. */
let planted: string

async function aFolder(): Promise<string> {
  folder = await mkdtemp(join(tmpdir(), 'ilteo-restore-'))
  await chmod(folder, 0o755)
  dataDir = join(folder, 'data')
  return folder
}
beforeAll(async () => {
  planted = await aFolder()
  await session(PLANT)
})
afterAll(() => rm(planted, { recursive: true, force: true }))
beforeEach(async () => {
  await aFolder()
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** Starts the data folder's database, runs the statement and stops it again. */
async function session(statement: string): Promise<unknown[]> {
  const postgres = await startEmbeddedPostgres(dataDir, EPHEMERAL_SETTINGS)
  const { pool, close } = connectedTo(postgres.connection)
  try {
    return (await pool.query(statement)).rows
  } finally {
    await close()
    await postgres.stop()
  }
}

function connectedTo(connection: Parameters<typeof connect>[0]) {
  const connected = connect(connection, 1)
  return { pool: connected.pool, close: () => connected.close() }
}

const at = (...names: string[]) => join(dataDir, ...names)
const PLANT = "create table kept as select 'here' as is"
const LOOK = 'select * from kept'
const plant = () => execFileSync('cp', ['-a', join(planted, 'data'), dataDir])

describe('A partially restored data folder', () => {
  test('A data folder without its cluster is refused, left unchanged, and starts once the cluster is back', async () => {
    plant()
    await rename(at('postgres'), join(folder, 'left-behind'))
    await expect(session('select 1')).rejects.toThrow(/no database in .*postgres.*belongs to one[^\n]*$/)
    expect(await readdir(dataDir)).not.toContain('postgres')
    await rename(join(folder, 'left-behind'), at('postgres'))
    expect(await session(LOOK)).toEqual([{ is: 'here' }])
  })

  test('A data folder whose postgres-location names a missing cluster is refused', async () => {
    plant()
    await writeFile(at('postgres-location'), join(folder, 'elsewhere'))
    await expect(session('select 1')).rejects.toThrow(/no database in .*elsewhere.*postgres-location/)
    expect(await readdir(folder)).toEqual(['data'])
    await rm(at('postgres-location'))
    expect(await session(LOOK)).toEqual([{ is: 'here' }])
  })

  test('A data folder without the password of its cluster is refused', async () => {
    plant()
    await rename(at('postgres-password'), join(folder, 'password'))
    await expect(session('select 1')).rejects.toThrow(/postgres-password is missing/)
    await rename(join(folder, 'password'), at('postgres-password'))
    expect(await session(LOOK)).toEqual([{ is: 'here' }])
  })

  test.runIf(isRoot)('A data folder that the PostgreSQL user cannot reach is refused', async () => {
    plant()
    await chmod(folder, 0o700)
    await expect(session('select 1')).rejects.toThrow(/cannot be reached by the user of PostgreSQL/)
    expect(await readdir(dataDir)).not.toContain('postgres-location')
    await chmod(folder, 0o711)
    expect(await session(LOOK)).toEqual([{ is: 'here' }])
  })
})

describe('The first start of an embedded database', () => {
  test('A first start that was interrupted before the cluster was complete starts over', async () => {
    plant()
    await rm(at('postgres'), { recursive: true })
    await rename(at('postgres-password'), at('postgres-password.new'))
    expect(await session("select to_regclass('kept') as is")).toEqual([{ is: null }])
  })

  test('A first start that was interrupted after the cluster was complete continues with it', async () => {
    plant()
    await rename(at('postgres-password'), at('postgres-password.new'))
    expect(await session(LOOK)).toEqual([{ is: 'here' }])
    expect(await session(LOOK)).toEqual([{ is: 'here' }])
  })

  test.runIf(isRoot)(
    'A first start creates missing parent folders that the PostgreSQL user can traverse',
    async () => {
      dataDir = join(folder, 'srv', 'ilteo', 'data')
      const before = process.umask(0o077)
      try {
        await session(PLANT)
      } finally {
        process.umask(before)
      }
      expect(await readdir(dataDir)).not.toContain('postgres-location')
      expect((await stat(join(folder, 'srv'))).mode & 0o777).toBe(0o711)
    },
  )
})
