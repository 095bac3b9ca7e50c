import { parentPort, workerData } from 'node:worker_threads'
import { inputReaders } from './input-readers.ts'

/** Names of readings that took longer than a linear one can, with what they were given. */
const slow: string[] = []
const { length, mostMilliseconds } = workerData as { length: number; mostMilliseconds: number }

/** Of this thread alone: however busy the machine is, a pattern is charged for its own steps only. */
function millisecondsOf(work: () => unknown): number {
  const before = process.threadCpuUsage()
  try {
    work()
  } catch {
    // A refusal is an answer like any other.
  }
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

const longOf = (pump: string) => pump.repeat(Math.ceil(length / pump.length)).slice(0, length)

for (const { name, starts, pumps, ends, read } of inputReaders()) {
  parentPort?.postMessage({ begins: name })
  for (const pump of pumps)
    for (const start of starts)
      for (const end of ends) {
        const text = start + longOf(pump) + end
        if (millisecondsOf(() => read(text)) > mostMilliseconds)
          slow.push(`${name}: ${JSON.stringify([start, pump, end])}`)
      }
}
parentPort?.postMessage({ slow })
