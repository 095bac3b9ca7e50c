import type { QueryClient } from '@tanstack/react-query'
import { storeForOffline } from '../offline/cache/store-for-offline.ts'
import { countries } from '../entities/country/countries-query.ts'
import { allRegions } from '../entities/region/regions-query.ts'

/** Prefetches the lists that forms choose from, so that a form works offline even if it was never opened before. */
export async function prefetchReference(queryClient: QueryClient): Promise<void> {
  await storeForOffline(queryClient, { query: countries() })
  await storeForOffline(queryClient, { query: allRegions() })
}
