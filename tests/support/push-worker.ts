import { fork } from 'node:child_process'
import { databaseUrl } from './operator-console.ts'
import { PUSH_KEYS, type RunningServer } from './server.ts'

const PROGRAM = new URL('push-worker-process.ts', import.meta.url).pathname

/** What the worker is started with. */
export interface PushWork {
  databaseUrl: string
  keys: { publicKey: string; privateKey: string }
  now: string
}

/** A process of its own that takes the pushes that are due, and whose push service never answers. */
export async function aPushWorker(server: RunningServer, now: Date) {
  const work: PushWork = { databaseUrl: databaseUrl(server), keys: PUSH_KEYS, now: now.toISOString() }
  const child = fork(PROGRAM, [JSON.stringify(work)])
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  return {
    /** Resolves once it waits for the push service; rejects where it ends before that. */
    isSending: new Promise<void>((resolve, reject) => {
      child.once('message', () => resolve())
      child.once('exit', (code) => reject(new Error(`the push worker ended (${code})`)))
    }),
    async kill(): Promise<void> {
      child.kill('SIGKILL')
      await ended
    },
  }
}
