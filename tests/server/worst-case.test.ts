import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { readings } from '../support/readings.ts'

const PROGRAM = new URL('../support/worst-case-worker.ts', import.meta.url)
const LENGTH = 100_000
/** Milliseconds of the processor for one reading: linear ones took 80 at most, a quadratic pattern no less than 3,500. */
const MOST = 1_000
/** Against a pattern that never ends. */
const PATIENCE = 200_000

test('Every expression, schema and function that reads input handles 100 KB of its worst case', async () => {
  const all = readings()
  expect(all.length).toBeGreaterThan(100)
  expect(await slowReadings()).toEqual([])
})

/** Apart, so that one which never ends can be ended. */
function slowReadings(): Promise<string[]> {
  return new Promise((resolve, reject) => {
    let last = 'nothing'
    const worker = new Worker(PROGRAM, { workerData: { length: LENGTH, mostMilliseconds: MOST } })
    const timer = setTimeout(() => {
      void worker.terminate()
      reject(new Error(`no end within ${PATIENCE} ms: ${last}`))
    }, PATIENCE)
    worker.on('message', (message: { begins: string } | { slow: string[] }) => {
      if ('begins' in message) last = message.begins
      else resolve(message.slow)
    })
    worker.once('error', reject)
    worker.once('exit', () => clearTimeout(timer))
  })
}
