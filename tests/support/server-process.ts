import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { SERVER_ENV, SERVER_FLAGS } from '../../src/server/cli/install.mjs'

const MAIN = new URL('../../src/server/main.ts', import.meta.url).pathname

/** Flags of Node for a program that ends with the process that started it; its standard input has to be a pipe. */
export const END_WITH_PARENT = ['--import', new URL('end-with-parent.mjs', import.meta.url).href]

const MAX_OUTPUT = 200_000

export interface ServerProcess {
  url: string
  port: number
  pid: number
  /** Output so far. */
  output(): string
  /** With SIGKILL by default, as nothing may depend on a graceful stop. @returns the exit code, null after a signal */
  stop(signal?: NodeJS.Signals): Promise<number | null>
  /** Resolves to the exit code, null after a signal. */
  ended: Promise<number | null>
}

interface LaunchedServer extends ServerProcess {
  /** Rejects with the output if the process exits before it listens. */
  listening: Promise<void>
}

/** Runs the product, or another copy of it, as `npm start` does, on its own port; resolves once it listens. */
export async function startServer(
  env: Record<string, string>,
  port?: number,
  main?: string,
): Promise<ServerProcess> {
  const server = launchServer(env, port ?? (await freePort()), main)
  await server.listening
  return server
}

/** Like `startServer`, without waiting. */
export function launchServer(env: Record<string, string>, port: number, main: string = MAIN): LaunchedServer {
  const child = spawn(process.execPath, [...END_WITH_PARENT, ...SERVER_FLAGS, main], {
    env: {
      ...SERVER_ENV,
      ...process.env,
      PORT: String(port),
      LOG_LEVEL: 'warn',
      SERVER_PROCESSES: '1',
      ...env,
    },
    stdio: 'pipe',
  })
  let output = ''
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const listening = new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-MAX_OUTPUT)
      if (output.includes('listening on ')) resolve()
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', (code) => reject(new Error(`the server ended (${code}):\n${output}`)))
  })
  listening.catch(() => undefined)
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    pid: child.pid ?? 0,
    output: () => output,
    listening,
    ended,
    async stop(signal = 'SIGKILL') {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal)
      return ended
    },
  }
}

/** Below the ephemeral ports, so that no connection takes a server's port while the server is down. */
const FIRST_PORT = 20_000
const PORTS_EACH = 100
let given = 0

/** A free port from the hundred ports of this test worker. */
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
