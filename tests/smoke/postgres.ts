import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '../../src/server/db/embedded/cluster.ts'
import { addressOf } from '../support/database-address.ts'
import { allowDatabases, EPHEMERAL_SETTINGS } from '../support/ephemeral-postgres.ts'

/**
 * The PostgreSQL that the smoke runs share, in a process of its own, as their runner is plain JavaScript. Creates the
 * databases of its arguments, prints their addresses after its own, and ends with its standard input.
 */
const folder = await mkdtemp(join(tmpdir(), 'ilteo-smoke-'))
await chmod(folder, 0o711)
const postgres = await startEmbeddedPostgres(folder, EPHEMERAL_SETTINGS)
await allowDatabases(postgres)
const names = process.argv.slice(2)
const client = new pg.Client(postgres.connection)
await client.connect()
for (const name of names) await client.query(`create database ${name}`)
await client.end()
const all = [postgres.connection.database, ...names]
console.log(all.map((database) => addressOf({ ...postgres.connection, database })).join(' '))
process.stdin.resume().once('close', () => {
  void postgres.stop().then(() => rm(folder, { recursive: true, force: true }))
})
