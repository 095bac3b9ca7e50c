import { spawn } from 'node:child_process'
import { createServer, type Server } from 'node:net'
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
  /** Resolves once the output contains the text; rejects with the output if the process exits before. */
  prints(text: string): Promise<void>
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
  const read = (chunk: Buffer) => (output = (output + chunk.toString()).slice(-MAX_OUTPUT))
  child.stdout.on('data', read)
  child.stderr.on('data', read)
  const prints = (text: string) =>
    new Promise<void>((resolve, reject) => {
      const look = () => {
        if (output.includes(text)) resolve()
      }
      look()
      child.stdout.on('data', look)
      child.stderr.on('data', look)
      void ended.then((code) => reject(new Error(`the server ended (${code}):\n${output}`)))
    })
  const listening = prints('listening on ')
  listening.catch(() => undefined)
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    pid: child.pid ?? 0,
    output: () => output,
    prints,
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
const BLOCKS = 120
const PORTS_EACH = 100
let own: Promise<number> | undefined
let given = 0

/** A free port from the ninety-nine that only this process gives out. */
export async function freePort(): Promise<number> {
  const first = await (own ??= ownBlock())
  const port = first + 1 + (given++ % (PORTS_EACH - 1))
  const probe = await listenOn(port)
  if (!probe) return freePort()
  await new Promise((resolve) => probe.close(resolve))
  return port
}

/** Takes a block of ports by listening on its first one until this process ends. @returns that port */
async function ownBlock(): Promise<number> {
  for (let tried = 0; tried < BLOCKS; tried++) {
    const first = FIRST_PORT + ((process.pid + tried) % BLOCKS) * PORTS_EACH
    const holder = await listenOn(first)
    if (!holder) continue
    holder.unref()
    return first
  }
  throw new Error('every block of ports is taken')
}

/** @returns undefined where the port is taken */
async function listenOn(port: number): Promise<Server | undefined> {
  const server = createServer()
  return new Promise((resolve) => {
    server.once('error', () => resolve(undefined)).listen(port, '127.0.0.1', () => resolve(server))
  })
}
