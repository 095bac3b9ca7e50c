import { fork } from 'node:child_process'
import { databaseUrl } from './operator-console.ts'
import { PUSH_KEYS, type RunningServer } from './server.ts'

const PROGRAM = new URL('push-worker-process.ts', import.meta.url).pathname

/** Input of the worker process. */
export interface PushWork {
  databaseUrl: string
  keys: { publicKey: string; privateKey: string }
  now: string
}

/** A separate process that claims due pushes and whose push service never responds. */
export async function aPushWorker(server: RunningServer, now: Date) {
  const work: PushWork = { databaseUrl: databaseUrl(server), keys: PUSH_KEYS, now: now.toISOString() }
  const child = fork(PROGRAM, [JSON.stringify(work)])
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  return {
    /** Resolves once it waits for the push service; rejects if it exits before. */
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
