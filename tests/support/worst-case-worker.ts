import { parentPort, workerData } from 'node:worker_threads'
import { inputReaders } from './input-readers.ts'

/** Names of parsers that took longer than linear time allows, with their input. */
const slow: string[] = []
const { length, mostMilliseconds } = workerData as { length: number; mostMilliseconds: number }

/** CPU time of this thread, so that load on the machine does not matter. */
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
