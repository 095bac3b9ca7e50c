import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { firstAnswer, firstKeys } from './lib/first-data.ts'
import { firstReading } from './lib/first-reading.ts'

/**
 * Puts the answers that a drawn page came with into the cache: the app's own first drawing then shows the same, and
 * nothing moves as it takes the page over. Returns what to store on the device, once there is time.
 */
export function takeFirstAnswers(queries: QueryClient): QueryKey[] {
  return firstKeys()
    .filter(([address, key]) => {
      const reading = firstReading(firstAnswer(address), Date.now())
      if (reading) queries.setQueryData(key, reading)
      return reading !== null
    })
    .map(([, key]) => key)
}
