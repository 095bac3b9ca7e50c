import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hasCode } from '../../has-code.ts'

interface Holder {
  pid: number
  /** Start time of the process, if available; tells a reused pid apart. */
  started: string | null
}

/** Another process serves the data folder; the message tells the operator what to do. */
export class DataDirInUse extends Error {
  constructor(dataDir: string, pid: number) {
    super(
      `${dataDir} is in use by another Ilteo server (process ${pid}). ` +
        'Stop it first, or set DATA_DIR to another folder, or DATABASE_URL to share one PostgreSQL.',
    )
    this.name = 'DataDirInUse'
  }
}

/**
 * Locks the data folder for this process. Takes over the lock of a process that was killed.
 * @returns a function that releases the lock
 * @throws DataDirInUse while another process holds it
 */
export async function lockDataDir(dataDir: string): Promise<() => Promise<void>> {
  await mkdir(dataDir, { recursive: true })
  const path = join(dataDir, 'server.lock')
  const mine = join(dataDir, `server.lock.${process.pid}`)
  await writeFile(
    mine,
    JSON.stringify({ pid: process.pid, started: await startOf(process.pid) } satisfies Holder),
    { mode: 0o600 },
  )
  try {
    await take(path, mine, dataDir)
  } finally {
    await rm(mine, { force: true })
  }
  return () => rm(path, { force: true })
}

async function take(path: string, mine: string, dataDir: string): Promise<void> {
  for (let attempt = 0; attempt < 5; attempt++) {
    if (await linked(mine, path)) return
    const found = await readHolder(path)
    if (found && (await isAlive(found.holder))) throw new DataDirInUse(dataDir, found.holder.pid)
    if (found) await removeStale(path, found.text)
  }
  throw new Error(`could not lock ${dataDir}: another process keeps taking it`)
}

/** Two starting processes may both see the stale lock; the one that moves it away wins. */
async function removeStale(path: string, staleText: string): Promise<void> {
  const aside = `${path}.stale.${process.pid}`
  try {
    await rename(path, aside)
  } catch {
    return
  }
  if ((await readFile(aside, 'utf8')) !== staleText) await linked(aside, path)
  await rm(aside, { force: true })
}

async function linked(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to)
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    throw error
  }
}

async function readHolder(path: string): Promise<{ holder: Holder; text: string } | null> {
  try {
    const text = await readFile(path, 'utf8')
    const value: unknown = JSON.parse(text)
    const isHolder =
      typeof value === 'object' && value !== null && 'pid' in value && typeof value.pid === 'number'
    if (!isHolder) return { holder: { pid: -1, started: null }, text }
    const started = 'started' in value && typeof value.started === 'string' ? value.started : null
    return { holder: { pid: value.pid as number, started }, text }
  } catch {
    return null
  }
}

async function isAlive(holder: Holder): Promise<boolean> {
  if (holder.pid <= 0) return false
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
  return holder.started === null || (await startOf(holder.pid)) === holder.started
}

/** Field 22 of /proc/<pid>/stat (proc(5)): start time in clock ticks after boot. */
async function startOf(pid: number): Promise<string | null> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
  } catch {
    return null
  }
}
