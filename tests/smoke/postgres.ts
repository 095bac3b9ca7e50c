import pg from 'pg'
import { addressOf } from '../support/database-address.ts'
import { startEphemeralPostgres } from '../support/ephemeral-postgres.ts'

/**
 * The PostgreSQL that the smoke runs share, in a process of its own, as their runner is plain JavaScript. Creates the
 * databases of its arguments, prints their addresses after its own, and ends with its standard input.
 */
const postgres = await startEphemeralPostgres('ilteo-smoke-')
const names = process.argv.slice(2)
const client = new pg.Client(postgres.connection)
await client.connect()
for (const name of names) await client.query(`create database ${name}`)
await client.end()
const all = [postgres.connection.database, ...names]
console.log(all.map((database) => addressOf({ ...postgres.connection, database })).join(' '))
process.stdin.resume().once('close', () => void postgres.stop())
