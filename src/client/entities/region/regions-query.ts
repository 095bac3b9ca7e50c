import { listRegions } from '../../../contract/region.ts'
import { reading } from '../../api/query-for.ts'

const DAY = 86_400_000

/** Every province, city, county and district. */
export const allRegions = () => reading(listRegions, {}, { shared: true, staleTime: DAY })
