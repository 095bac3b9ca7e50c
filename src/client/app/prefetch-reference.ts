import type { QueryClient } from '@tanstack/react-query'
import { keepWhole } from '../offline/cache/keep-whole.ts'
import { countries } from '../entities/country/countries-query.ts'
import { allRegions } from '../entities/region/regions-query.ts'

/** Prefetches the lists that forms choose from, so that a form works offline even if it was never opened before. */
export async function prefetchReference(queryClient: QueryClient): Promise<void> {
  await keepWhole(queryClient, { query: countries() })
  await keepWhole(queryClient, { query: allRegions() })
}
