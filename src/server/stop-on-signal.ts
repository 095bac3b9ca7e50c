import { setTimeout as delay } from 'node:timers/promises'

/** Below what containers give a process by default (10 s) before they kill it. */
const LONGEST_STOP = 9_500

/**
 * Ends the process once it is told to and `stop` is done, successfully also where something takes too long: background
 * work is leased and done again, and the embedded database, told to stop when this process ends, loses nothing.
 */
export function stopOnSignal(stop: () => Promise<void>): void {
  let isStopping = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (isStopping) return
      isStopping = true
      void endAfter(stop)
    })
  }
}

async function endAfter(stop: () => Promise<void>): Promise<never> {
  const isLate = delay(LONGEST_STOP).then(() => console.log('stopping without what still runs'))
  try {
    await Promise.race([stop(), isLate])
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
  process.exit(0)
}
