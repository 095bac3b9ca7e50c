import { useQuery } from '@tanstack/react-query'
import type { Region } from '../../../../contract/place/region.ts'
import type { Coordinates } from '../../../../contract/place/distance.ts'
import { allRegions } from '../../../entities/region/regions-query.ts'
import type { JobSearch } from './job-search.ts'

/** A place as in the parameter `near`. */
export const nearOf = ({ latitude, longitude }: Coordinates) => `${latitude},${longitude}`

/** The region whose centre a search is sorted from; undefined for other places on the map, and the reader's own. */
export function useOriginRegion({ sort, near }: JobSearch): Region | undefined {
  const isFromPlace = sort === 'distance' && near !== undefined
  const regions = useQuery({ ...allRegions(), enabled: isFromPlace }).data?.data
  return isFromPlace ? regions?.find((region) => nearOf(region) === near) : undefined
}
