import { parentPort, workerData } from 'node:worker_threads'
import { inputReaders } from './input-readers.ts'

/** Names of parsers that took longer than linear time allows, with their input and time. */
const slow: string[] = []
const { length, mostMilliseconds } = workerData as { length: number; mostMilliseconds: number }

/** Of one that takes too long: its first run may compile it, collect garbage, or find the caches taken by other programs. */
const MEASUREMENTS = 3

/** CPU time of this thread, as load on the machine mostly does not count in it. */
function millisecondsOf(work: () => unknown): number {
  const before = process.threadCpuUsage()
  try {
    work()
  } catch {
    // A rejection is a valid result.
  }
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

/** The least of several measurements, or the first that is within the limit. */
function leastMilliseconds(work: () => unknown): number {
  let least = Number.POSITIVE_INFINITY
  for (let measured = 0; measured < MEASUREMENTS && least > mostMilliseconds; measured += 1)
    least = Math.min(least, millisecondsOf(work))
  return least
}

const longOf = (pump: string) => pump.repeat(Math.ceil(length / pump.length)).slice(0, length)

for (const { name, starts, pumps, ends, read } of inputReaders()) {
  parentPort?.postMessage({ begins: name })
  for (const pump of pumps)
    for (const start of starts)
      for (const end of ends) {
        const text = start + longOf(pump) + end
        const milliseconds = leastMilliseconds(() => read(text))
        if (milliseconds > mostMilliseconds)
          slow.push(`${name}: ${JSON.stringify([start, pump, end])} took ${Math.round(milliseconds)} ms`)
      }
}
parentPort?.postMessage({ slow })
