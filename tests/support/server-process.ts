import { spawn, type ChildProcess } from 'node:child_process'
import { createServer } from 'node:net'
import { SERVER_FLAGS } from '../../src/server/cli/install.mjs'

const MAIN = new URL('../../src/server/main.ts', import.meta.url).pathname

export interface ServerProcess {
  url: string
  port: number
  pid: number
  /** With SIGKILL by default: nothing may depend on a clean end. */
  stop(signal?: NodeJS.Signals): Promise<void>
}

/** The product as `npm start` runs it, or another copy of it, on a port of its own; resolves once it listens. */
export async function startServer(
  env: Record<string, string>,
  port?: number,
  main: string = MAIN,
): Promise<ServerProcess> {
  const chosen = port ?? (await freePort())
  const child = spawn(process.execPath, [...SERVER_FLAGS, main], {
    env: { ...process.env, PORT: String(chosen), LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  await listening(child)
  return {
    url: `http://127.0.0.1:${chosen}`,
    port: chosen,
    pid: child.pid ?? 0,
    async stop(signal = 'SIGKILL') {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill(signal)
      await ended
    },
  }
}

function listening(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = ''
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes('listening on ')) resolve()
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', (code) => reject(new Error(`the server ended (${code}):\n${output}`)))
  })
}

/** Below those that a system gives to connections: none takes a server's port while it starts, or is down for a while. */
const FIRST_PORT = 20_000
const PORTS_EACH = 100
let given = 0

/** A port that nobody listens on, and that no other worker of a run is given: each has a hundred of its own. */
export async function freePort(): Promise<number> {
  const port = FIRST_PORT + (process.pid % 120) * PORTS_EACH + (given++ % PORTS_EACH)
  const probe = createServer()
  const isFree = await new Promise<boolean>((resolve) => {
    probe.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => resolve(true))
  })
  if (!isFree) return freePort()
  await new Promise((resolve) => probe.close(resolve))
  return port
}
