import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { connect } from '../../src/server/db/database.ts'
import { startEmbeddedPostgres } from '../../src/server/db/embedded/cluster.ts'
import { migrate } from '../../src/server/db/migrate.ts'
import { vapidKeysFrom } from '../../src/server/providers/push/vapid-keys.ts'
import { createLocalFiles } from '../../src/server/providers/files/file-storage.ts'
import { seedDemo } from '../../src/server/seed/seed-demo.ts'
import { allowDatabases, EPHEMERAL_SETTINGS } from '../support/ephemeral-postgres.ts'

export const TEMPLATE = 'ilteo_demo'

/** Starts one PostgreSQL for all journeys, with the demonstration content in a template database that each site copies. */
export default async function prepare(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'ilteo-journeys-'))
  // PostgreSQL runs as another user than root, and elsewhere than in this folder where it cannot reach it.
  await chmod(folder, 0o711)
  const embedded = await startEmbeddedPostgres(join(folder, 'database'), EPHEMERAL_SETTINGS)
  await allowDatabases(embedded)
  const admin = new pg.Client(embedded.connection)
  await admin.connect()
  await admin.query(`create database ${TEMPLATE}`)
  await admin.end()
  const template = connect({ ...embedded.connection, database: TEMPLATE }, 4)
  await migrate(template.pool)
  await seedDemo(template, { files: createLocalFiles(join(folder, 'files')), now: new Date() })
  await template.close()
  await vapidKeysFrom(folder)
  const { connection, administration } = embedded
  process.env['ILTEO_JOURNEYS'] = JSON.stringify({ connection, administration, folder })
  return async () => {
    await embedded.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
