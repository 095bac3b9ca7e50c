import { listRegions } from '../../../contract/place/region.ts'
import { queryFor } from '../../api/query-for.ts'

const DAY = 86_400_000

/** Every province, city, county and district. */
export const allRegions = () => queryFor(listRegions, {}, { shared: true, staleTime: DAY })
