import { execFileSync } from 'node:child_process'
import { chmod, mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { openSharedDatabase } from '../../src/server/db/open-database.ts'
import { hasCode } from '../../src/server/has-code.ts'
import { freePort, type ServerProcess, startServer } from '../support/server-process.ts'
import { sized } from '../support/smoke.ts'
import { compare } from './compare.ts'
import { employ, emptyRecord, type Site, work } from './crowd.ts'
import { populate } from './populate.ts'

/** `npm run soak faults [minutes]`: forty clients while database, server, disk and clock fail in turn. */
const minutes = Number(process.argv[2])
const WORKERS = sized(28, 4)
const EMPLOYERS = sized(12, 2)
const TIMES = sized(10, 1)
/** Megabytes. */
const DISK = sized(2048, 256)
const HOUR = 3_600_000
/** Duration of a full disk and of a wrong clock. */
const FAULT_DURATION = sized(3_000, 300)
/** A fault is over once that many writes were acknowledged after it. */
const WRITES_AFTER = sized(40, 5)
const MAX_WAIT = sized(120_000, 600_000)

const folder = await mkdtemp(join(tmpdir(), 'ilteo-faults-'))
await chmod(folder, 0o711)
const dataDir = join(folder, 'data')
const clockFile = join(folder, 'clock')
const hasOwnDisk = mountDisk()
const env = {
  DATA_DIR: dataDir,
  DATABASE_URL: '',
  DEMO: 'off',
  WEB: 'off',
  PAYMENT_PROVIDER: 'sandbox',
  NODE_OPTIONS: `--import ${new URL('shifted-clock.mjs', import.meta.url).href}`,
  CLOCK_FILE: clockFile,
}
const done = emptyRecord()
let deaths = 0
let server: ServerProcess | undefined
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void cleanUp().then(() => process.exit(1)))
try {
  server = await launch(await freePort())
  process.exitCode = (await soak(server.url)) ? 0 : 1
} finally {
  await cleanUp()
}

/** A separate file system can be filled without affecting others. */
function mountDisk(): boolean {
  execFileSync('mkdir', ['-m', '711', dataDir])
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK}m,mode=711`, 'tmpfs', dataDir], {
      stdio: 'ignore',
    })
    return true
  } catch {
    console.log('the disk is not filled: mounting a file system needs root')
    return false
  }
}

async function launch(port: number): Promise<ServerProcess> {
  const started = await startServer(env, port)
  void started.ended.then(() => (deaths += 1))
  return started
}

async function soak(url: string): Promise<boolean> {
  const beside = await besideServer()
  const { workers, employers, jobIds } = await populate(beside.db, { workers: WORKERS, employers: EMPLOYERS })
  await beside.close()
  const site: Site = { url, jobIds, isOver: false }
  console.log(`${WORKERS + EMPLOYERS} clients for ${minutes} min on ${site.url}`)
  const crowd = Promise.all([
    ...workers.map((member) => work(site, done, member)),
    ...employers.map((member) => employ(site, done, member)),
  ])
  // An error of the clients is reported at the end: an unhandled one would prevent the cleanup.
  crowd.catch(() => undefined)
  const faults = plan()
  const pause = (minutes * 60_000) / (faults.length + 1)
  for (const [name, fault] of faults) {
    await delay(pause)
    await watch(name, fault)
  }
  await delay(pause)
  site.isOver = true
  await crowd
  return conclude(url)
}

type Fault = readonly [name: string, strike: () => Promise<void>]

/** Ten restarts each of database and server, with the other faults in between. */
function plan(): Fault[] {
  const signals = ['SIGKILL', 'SIGINT', 'SIGQUIT'] as const
  const both = Array.from({ length: TIMES }, (_, time): Fault[] => {
    const signal = signals[time % signals.length] ?? 'SIGKILL'
    return [
      [`database ${signal}`, () => strikeDatabase(signal)],
      ['server SIGKILL', killServer],
    ]
  }).flat()
  const disk: Fault[] = hasOwnDisk ? [['disk full', fillDisk]] : []
  both.splice(14, 0, ...disk, ['clock an hour back', () => shiftClock(-HOUR)])
  both.splice(6, 0, ...disk, ['clock an hour ahead', () => shiftClock(HOUR)])
  return both
}

/** Reports the longest time without an acknowledged write, from the fault until writes are acknowledged after it. */
async function watch(name: string, strike: () => Promise<void>): Promise<void> {
  const before = done.writes
  const fault: { isOver: boolean; error?: unknown } = { isOver: false }
  void strike()
    .catch((error: unknown) => (fault.error = error))
    .finally(() => (fault.isOver = true))
  let seen = { writes: done.writes, at: performance.now() }
  let longest = 0
  let after = 0
  while (!fault.isOver || after < WRITES_AFTER) {
    await delay(20)
    if (fault.error) throw fault.error
    const now = performance.now()
    longest = Math.max(longest, now - seen.at)
    if (done.writes > seen.writes) {
      if (fault.isOver) after += done.writes - seen.writes
      seen = { writes: done.writes, at: now }
    }
    if (longest > MAX_WAIT) throw new Error(`${name}: no write was acknowledged for ${MAX_WAIT / 1000} s`)
  }
  console.log(
    `${name}: longest time without an acknowledged write ${(longest / 1000).toFixed(1)} s, ${done.writes - before} meanwhile`,
  )
}

async function strikeDatabase(signal: NodeJS.Signals): Promise<void> {
  const file = join(dataDir, 'postgres', 'postmaster.pid')
  const pid = Number.parseInt(await readFile(file, 'utf8').catch(() => ''), 10)
  if (pid > 0) process.kill(pid, signal)
}

async function killServer(): Promise<void> {
  if (!server) return
  await server.stop('SIGKILL')
  // This stop was requested, so it is not counted as a crash.
  deaths -= 1
  server = await launch(server.port)
}

async function fillDisk(): Promise<void> {
  const path = join(dataDir, 'ballast')
  const ballast = await open(path, 'w')
  const block = Buffer.alloc(1024 * 1024)
  try {
    for (;;) await ballast.write(block)
  } catch (error) {
    if (!hasCode(error, 'ENOSPC')) throw error
  }
  await delay(FAULT_DURATION)
  await ballast.close()
  await rm(path)
}

async function shiftClock(offset: number): Promise<void> {
  await writeFile(clockFile, String(offset))
  await delay(FAULT_DURATION)
  await writeFile(clockFile, '0')
}

async function besideServer() {
  const beside = await openSharedDatabase({ databaseUrl: null, dataDir })
  return { db: beside.db, close: () => beside.close() }
}

async function conclude(url: string): Promise<boolean> {
  const isAlive = deaths === 0 && (await fetch(`${url}/readyz`)).status === 200
  const { db, close } = await besideServer()
  const { lost, doubled } = await compare(db, done)
  await close()
  for (const line of [...lost, ...doubled].slice(0, 20)) console.log(line)
  for (const [name, count] of done.refusals) console.log(`refused: ${name} ${count}`)
  const code = await server?.stop('SIGTERM')
  console.log(
    `${done.writes} writes acknowledged (${done.repeats} repeats), ${done.paid.size} orders paid: ` +
      `lost ${lost.length}, doubled ${doubled.length}, process alive ${isAlive}, exit code ${code}`,
  )
  return lost.length === 0 && doubled.length === 0 && isAlive && code === 0
}

async function cleanUp(): Promise<void> {
  await server?.stop('SIGKILL')
  if (hasOwnDisk) {
    for (let tries = 0; tries < 50 && !unmounted(); tries++) await delay(200)
  }
  await rm(folder, { recursive: true, force: true })
}

function unmounted(): boolean {
  try {
    execFileSync('umount', [dataDir], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
