// Started and ended by a test: a test run that prints its process ids and waits. Options: `--idle` starts no database and
// no server, `--alone` is not supervised.
import { startEphemeralPostgres } from './ephemeral-postgres.ts'
import { startServer } from './server-process.ts'
import { supervised } from './supervised.mjs'

const folders: string[] = []
const processes = [process.pid]
if (!process.argv.includes('--alone')) {
  const folder = await supervised('ilteo-interrupted-')
  // As `npm test` does.
  process.env['TMPDIR'] = folder
  folders.push(folder)
}
if (!process.argv.includes('--idle')) await startSite()
console.log(JSON.stringify({ processes, folders }))
setInterval(() => undefined, 60_000)

async function startSite(): Promise<void> {
  const { connection, folder } = await startEphemeralPostgres('ilteo-interrupted-')
  const { user, password, host, port, database } = connection
  const DATABASE_URL = `postgres://${user}:${password}@/${database}?host=${encodeURIComponent(host)}&port=${port}`
  const server = await startServer({ DATABASE_URL, DATA_DIR: folder, DEMO: 'off', WEB: 'off' })
  folders.push(folder)
  processes.push(server.pid)
}
