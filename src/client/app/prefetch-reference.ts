import type { QueryClient } from '@tanstack/react-query'
import type { Country } from '../../contract/place/country.ts'
import type { Snapshot } from '../api/query-for.ts'
import { isSending } from '../entities/country/country-order.ts'
import { storeForOffline } from '../offline/cache/store-for-offline.ts'
import { countries } from '../entities/country/countries-query.ts'
import { allRegions } from '../entities/region/regions-query.ts'

/** Of the countries most readers are from; all 240 would push photos out of the image cache. */
const flagsOf = ({ data }: Snapshot<Country[]>) => data.filter(isSending).map((country) => country.flagImgUrl)

/** Prefetches the lists that forms choose from, so that a form works offline even if it was never opened before. */
export async function prefetchReference(queryClient: QueryClient): Promise<void> {
  await storeForOffline(queryClient, { query: countries(), imagesOf: flagsOf })
  await storeForOffline(queryClient, { query: allRegions() })
}
