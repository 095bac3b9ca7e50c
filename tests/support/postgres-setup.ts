import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { connect } from '../../src/server/db/database.ts'
import { markMatched } from '../../src/server/features/job/service.ts'
import { migrate } from '../../src/server/db/migrate.ts'
import { connectionAt } from './database-address.ts'
import { startEphemeralPostgres } from './ephemeral-postgres.ts'

export const TEMPLATE = 'ilteo_template'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: pg.ClientConfig
  }
}

/**
 * One PostgreSQL for the run: the one at TEST_DATABASE_URL, or else an embedded one in a temporary folder. Test files
 * get databases copied from one migrated template.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL']
  const embedded = given ? null : await startEphemeralPostgres('ilteo-test-')
  const connection = embedded?.connection ?? connectionAt(given ?? '')
  if (!(given && process.env['REUSE_TEMPLATE'] === 'on' && (await hasTemplate(connection))))
    await recreateTemplate(connection)
  project.provide('postgres', connection)
  return async () => embedded?.stop()
}

async function hasTemplate(connection: pg.ClientConfig): Promise<boolean> {
  const { rowCount } = await administer(connection, `select from pg_database where datname = '${TEMPLATE}'`)
  return rowCount === 1
}

async function recreateTemplate(connection: pg.ClientConfig): Promise<void> {
  await administer(connection, `drop database if exists ${TEMPLATE} with (force)`)
  await administer(connection, `create database ${TEMPLATE}`)
  const template = connect({ ...connection, database: TEMPLATE }, 1)
  await migrate(template.pool)
  // Postings of tests have what the tests say.
  await markMatched(template.db)
  await template.close()
}

async function administer(connection: pg.ClientConfig, statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return await client.query(statement)
  } finally {
    await client.end()
  }
}
