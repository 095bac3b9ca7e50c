import { setTimeout as delay } from 'node:timers/promises'

/** Below the ten seconds after which containers kill a process. */
const LONGEST_STOP = 9_500

/**
 * Ends the process on a signal once `stop` is done, or after a timeout, with success. Timing out is safe: background
 * work is leased and repeated, and the embedded database stops by itself without losing data.
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
