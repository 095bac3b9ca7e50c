import type { QueryClient } from '@tanstack/react-query'
import { keepWhole } from '../offline/keep-whole.ts'
import { countries } from './country-reading.ts'
import { allRegions } from './region-reading.ts'

/** Reads the lists that forms choose from onto the device, so that each can be filled in where it was never opened before. */
export async function keepReference(queryClient: QueryClient): Promise<void> {
  await keepWhole(queryClient, { query: countries() })
  await keepWhole(queryClient, { query: allRegions() })
}
