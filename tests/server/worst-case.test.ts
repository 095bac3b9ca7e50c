import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { inputReaders } from '../support/input-readers.ts'

const PROGRAM = new URL('../support/worst-case-worker.ts', import.meta.url)
const LENGTH = 50_000
/** CPU milliseconds allowed for one parse: linear ones take at most 40, a quadratic pattern at least 850. */
const MAX_MILLISECONDS = 400
/** Timeout for a pattern that never ends; on a busy machine all others took 198 seconds. */
const TIMEOUT_MS = 1_200_000

test('Every expression, schema and function that reads input handles 50 KB of its worst case', async () => {
  const all = inputReaders()
  expect(all.length).toBeGreaterThan(100)
  expect(await findSlowReaders()).toEqual([])
}, 1_300_000)

/** In a worker, so that a pattern which never ends can be terminated. */
function findSlowReaders(): Promise<string[]> {
  return new Promise((resolve, reject) => {
    let last = 'nothing'
    const worker = new Worker(PROGRAM, { workerData: { length: LENGTH, mostMilliseconds: MAX_MILLISECONDS } })
    const timer = setTimeout(() => {
      void worker.terminate()
      reject(new Error(`no end within ${TIMEOUT_MS} ms: ${last}`))
    }, TIMEOUT_MS)
    worker.on('message', (message: { begins: string } | { slow: string[] }) => {
      if ('begins' in message) last = message.begins
      else resolve(message.slow)
    })
    worker.once('error', reject)
    worker.once('exit', () => clearTimeout(timer))
  })
}
