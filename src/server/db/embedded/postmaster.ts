import { spawn, type ChildProcess } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { RunAs } from './run-as.ts'

export interface Launch {
  postgres: string
  cluster: string
  port: number
  settings: Record<string, string>
  user: RunAs
}

export interface Postmaster {
  stop(): Promise<void>
}

const FIRST_PAUSE = 200
const MAX_PAUSE = 5_000

/**
 * Runs PostgreSQL on the cluster and restarts it whenever it exits. If the first start fails, the promise rejects;
 * later starts are retried until one succeeds or the server is stopped.
 */
export async function startPostmaster(
  launch: Launch,
  report: (line: string) => void = console.error,
): Promise<Postmaster> {
  const stopping = new AbortController()
  await awaitFormerServer(launch.cluster)
  let server = await start(launch)
  let revived = Promise.resolve()
  supervise()

  function supervise(): void {
    server.once('exit', (code, signal) => {
      if (stopping.signal.aborted) return
      report(`the embedded PostgreSQL ended (${signal ?? code}); it is started again`)
      revived = revive()
    })
  }

  async function revive(): Promise<void> {
    for (let pause = FIRST_PAUSE; !stopping.signal.aborted; pause = Math.min(MAX_PAUSE, pause * 2)) {
      try {
        await awaitFormerServer(launch.cluster)
        server = await start(launch)
        report('the embedded PostgreSQL is back')
        return supervise()
      } catch (error) {
        report(`the embedded PostgreSQL does not start: ${lastFailure(error)}`)
        await delay(pause, undefined, { signal: stopping.signal }).catch(() => undefined)
      }
    }
  }

  return {
    async stop() {
      stopping.abort()
      await revived
      await stop(server)
    },
  }
}

/** Only PostgreSQL's reason; other lines may quote statements. */
function lastFailure(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return text.match(/(?:FATAL|PANIC): .*/g)?.at(-1) ?? text.split('\n')[0] ?? ''
}

/** The database of a killed process is already shutting down; it gets some time and is then told to stop again. */
async function awaitFormerServer(cluster: string): Promise<void> {
  for (let waited = 0; waited < 300; waited++) {
    const pid = await formerPid(cluster)
    if (pid === null) return
    if (waited === 50) sendSignal(pid, 'SIGINT')
    if (waited === 200) sendSignal(pid, 'SIGQUIT')
    await delay(100)
  }
  throw new Error(`the former database server of ${cluster} does not stop`)
}

function sendSignal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // It has just exited.
  }
}

async function formerPid(cluster: string): Promise<number | null> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')
  const pid = Number.parseInt(text, 10)
  if (!(pid > 0)) return null
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  return command.includes(cluster) ? pid : null
}

/**
 * The shell survives a kill -9 of this process: its standard input closes, and it stops the database. A process group
 * of its own keeps Ctrl-C in the terminal from stopping the database before connections are drained.
 */
const WATCHDOG =
  'exec 3<&0; "$@" </dev/null & server=$!; (cat <&3 >/dev/null; kill -INT $server 2>/dev/null) & wait $server; kill $! 2>/dev/null'

async function start({ postgres, cluster, port, settings, user }: Launch): Promise<ChildProcess> {
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = spawn(
    '/bin/sh',
    ['-c', WATCHDOG, 'watchdog', postgres, '-D', cluster, '-p', String(port), ...flags],
    { ...user, cwd: '/', detached: true, stdio: ['pipe', 'ignore', 'pipe'] },
  )
  await ready(server)
  return server
}

function ready(server: ChildProcess): Promise<void> {
  return new Promise((done, failed) => {
    let log = ''
    server.stderr?.on('data', (chunk: Buffer) => {
      if (log.length < 20_000) log += chunk.toString()
      if (log.includes('database system is ready to accept connections')) done()
    })
    server.once('error', failed)
    server.once('exit', (code) => failed(new Error(`PostgreSQL did not start (exit ${code}):\n${log}`)))
  })
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const gone = new Promise((done) => server.once('exit', done))
  server.stdin?.end()
  await gone
}
