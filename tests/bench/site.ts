import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from '../../src/server/db/database.ts'
import { migrate } from '../../src/server/db/migrate.ts'
import { createLocalFiles } from '../../src/server/providers/files/file-storage.ts'
import { seedDemo } from '../../src/server/seed/seed-demo.ts'
import { openEmptyDatabase } from '../support/empty-database.ts'
import { startServer, type ServerProcess } from '../support/server-process.ts'
import { untilClosed } from './part.ts'

export interface BenchSite {
  server: ServerProcess
  databaseUrl: string
  /** Of its data. */
  folder: string
  /** Seconds taken to load the jobs. */
  seedSeconds: number
  close(): Promise<void>
}

/** The product in a separate process, with a fresh embedded database of that many jobs. */
export async function openSite(jobs: number): Promise<BenchSite> {
  const folder = await mkdtemp(join(tmpdir(), 'ilteo-bench-site-'))
  const database = await openEmptyDatabase(folder)
  let server: ServerProcess | undefined
  const close = untilClosed(async () => {
    await server?.stop('SIGTERM')
    await database.close()
    await rm(folder, { recursive: true, force: true })
  })
  const connected = connect(database.connection, 2)
  await migrate(connected.pool)
  const start = performance.now()
  await seedDemo(connected, { files: createLocalFiles(join(folder, 'files')), now: new Date(), jobs })
  const seedSeconds = (performance.now() - start) / 1000
  await connected.close()
  server = await startServer({ DATABASE_URL: database.url, DATA_DIR: folder, DEMO: 'on' })
  return { server, databaseUrl: database.url, folder, seedSeconds, close }
}

/** Resident memory of a process in MB; NaN if the system does not report it. */
export async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024
}

/** Processor time that a process has spent in seconds; NaN if the system does not report it. */
export async function processorSeconds(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // After the name, which may contain spaces: user and system time in ticks of 10 ms (proc(5)).
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}
