import { join } from 'node:path'
import pg from 'pg'
import { connect } from '../../src/server/db/database.ts'
import { migrate } from '../../src/server/db/migrate.ts'
import { vapidKeysFrom } from '../../src/server/providers/push/vapid-keys.ts'
import { createLocalFiles } from '../../src/server/providers/files/file-storage.ts'
import { seedDemo } from '../../src/server/seed/seed-demo.ts'
import { startEphemeralPostgres } from '../support/ephemeral-postgres.ts'

export const TEMPLATE = 'ilteo_demo'

/** Starts one PostgreSQL for all journeys, with the demonstration content in a template database that each site copies. */
export default async function prepare(): Promise<() => Promise<void>> {
  const embedded = await startEphemeralPostgres('ilteo-journeys-')
  const { connection, administration, folder } = embedded
  const admin = new pg.Client(connection)
  await admin.connect()
  await admin.query(`create database ${TEMPLATE}`)
  await admin.end()
  const template = connect({ ...connection, database: TEMPLATE }, 4)
  await migrate(template.pool)
  await seedDemo(template, { files: createLocalFiles(join(folder, 'files')), now: new Date() })
  await template.close()
  await vapidKeysFrom(folder)
  process.env['ILTEO_JOURNEYS'] = JSON.stringify({ connection, administration, folder })
  return () => embedded.stop()
}
