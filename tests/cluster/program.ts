import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'

/** A program of the cluster that can be killed and started again. */
export interface Program {
  name: string
  start(): void
  /** Ends its whole process group, and with SIGKILL what `survivors` names. */
  stop(signal?: NodeJS.Signals): Promise<void>
  isRunning(): boolean
}

interface Command {
  name: string
  command: string
  args: readonly string[]
  env?: Record<string, string>
  /** Receives what it prints. */
  log: string
  /** Process ids that outlive the group. */
  survivors?: () => Promise<number[]>
  uid?: number | undefined
  gid?: number | undefined
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}

export function program({ name, command, args, env = {}, log, survivors, uid, gid }: Command): Program {
  let child: ChildProcess | null = null
  const isRunning = () => child !== null && child.exitCode === null && child.signalCode === null
  return {
    name,
    isRunning,
    start() {
      if (isRunning()) return
      const options = { env: { ...process.env, ...env }, cwd: '/', detached: true, uid, gid }
      child = spawn(command, args, { ...options, stdio: 'pipe' })
      const output = createWriteStream(log, { flags: 'a' })
      child.stdout?.pipe(output, { end: false })
      child.stderr?.pipe(output, { end: false })
      child.once('error', (error) => output.write(`${error.message}\n`))
    },
    async stop(signal = 'SIGTERM') {
      if (!child?.pid || !isRunning()) return
      const ended = once(child, 'exit')
      try {
        process.kill(-child.pid, signal)
      } catch {
        child.kill(signal)
      }
      await ended
      if (signal === 'SIGKILL') for (const pid of (await survivors?.()) ?? []) kill(pid)
    },
  }
}
