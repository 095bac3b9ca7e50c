import type pg from 'pg'
import { beforeAll, describe, expect, test } from 'vitest'
import { signIn } from '../../../src/contract/account/member.ts'
import { listJobs } from '../../../src/contract/job/job.ts'
import { migrate } from '../../../src/server/db/migrate.ts'
import { sweep } from '../../../src/server/jobs/sweep.ts'
import { untilIdle } from '../../support/background.ts'
import { type RunningServer, runServer } from '../../support/server.ts'
import { aDatabase } from '../../support/database.ts'
import { formerSite, formerSites, MADE_AT } from './former-site.ts'
import { schemaOf } from './schema-of.ts'

const DEMO = { authType: 'EMAIL', password: 'ilteo-demo-1' } as const

/** Written by every server, or by its background work from the rest. */
const OWN = new Set([
  'migrations',
  'migration_lock',
  'readiness',
  'rate_limits',
  'servers',
  'site_days',
  'tasks',
  'job_listing_version',
  'public_changes',
  'work_matching',
])

/** Columns that a migration changes on purpose, and why. */
const CHANGED: Record<string, string> = {}
/** Columns that a migration removes, and why. */
const REMOVED: Record<string, string> = {
  'arrears_entries.district': '0093: read from the addresses when they are compared',
}

interface Column {
  table: string
  column: string
}

async function columnsOf(pool: pg.Pool): Promise<Column[]> {
  const { rows } = await pool.query<Column>(
    `select table_name as table, column_name as column from information_schema.columns
     join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER' order by 1, 2`,
  )
  return rows.filter(({ table }) => !OWN.has(table))
}

/** The values of each column, in an order of their own: that of the rows is not kept. */
async function valuesOf(pool: pg.Pool, columns: readonly Column[]): Promise<Map<string, string[]>> {
  const values = new Map<string, string[]>()
  for (const { table, column } of columns) {
    const { rows } = await pool.query<{ value: string }>(
      `select coalesce("${column}"::text, 'null') as value from "${table}" order by 1`,
    )
    values.set(
      `${table}.${column}`,
      rows.map(({ value }) => value),
    )
  }
  return values
}

describe.each(await formerSites())('A site of the versions with migrations %s', (site) => {
  let server: RunningServer
  let columns: Column[]
  let before: Map<string, string[]>
  let listed: number
  let applied: string[]
  beforeAll(async () => {
    const database = await formerSite(site)
    columns = await columnsOf(database.pool)
    before = await valuesOf(database.pool, columns)
    const { rowCount } = await database.pool.query('select distinct job_id from job_listings')
    listed = rowCount ?? 0
    applied = await migrate(database.pool)
    server = await runServer({ database })
    server.clock.now = MADE_AT
  })

  test('Every row is there after the migrations, with its values', async () => {
    expect(applied.length).toBeGreaterThan(0)
    const present = await columnsOf(server.database.pool)
    const kept = columns.filter(({ table, column }) =>
      present.some((each) => each.table === table && each.column === column),
    )
    const removed = columns.filter((each) => !kept.includes(each))
    expect(removed.map(({ table, column }) => `${table}.${column}`)).toEqual(Object.keys(REMOVED))
    const after = await valuesOf(server.database.pool, kept)
    const changed = [...after].filter(
      ([name, values]) => !(name in CHANGED) && before.get(name)?.join('\n') !== values.join('\n'),
    )
    expect(changed.map(([name]) => name)).toEqual([])
    expect(before.size).toBeGreaterThan(300)
  })

  test('Its schema is that of an empty database after the migrations', async () => {
    const empty = await aDatabase()
    expect(await schemaOf(server.database.pool)).toEqual(await schemaOf(empty.pool))
  })

  test('Its members sign in, its jobs are listed, and background work runs', async () => {
    for (const member of ['worker', 'employer', 'operator']) {
      const body = { ...DEMO, email: `${member}@ilteo.test` }
      expect(await server.call(signIn, { body })).toMatchObject({ status: 200 })
    }
    expect(listed).toBeGreaterThan(30)
    expect((await server.call(listJobs)).totalCount).toBe(listed)
    await untilIdle(server)
    await sweep(server.database.db, server.services.files, MADE_AT)
    expect((await server.call(listJobs)).totalCount).toBe(listed)
  })
})
