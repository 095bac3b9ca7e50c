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
  await recreateTemplate(connection)
  project.provide('postgres', connection)
  return async () => embedded?.stop()
}

async function recreateTemplate(connection: pg.ClientConfig): Promise<void> {
  const admin = new pg.Client(connection)
  await admin.connect()
  await admin.query(`drop database if exists ${TEMPLATE} with (force)`)
  await admin.query(`create database ${TEMPLATE}`)
  await admin.end()
  const template = connect({ ...connection, database: TEMPLATE }, 1)
  await migrate(template.pool)
  // Postings of tests have what the tests say.
  await markMatched(template.db)
  await template.close()
}
