import * as z from 'zod/mini'
import { fieldError } from '../../../contract/base/errors.ts'
import { countJobsByRegion, listRegions, Region } from '../../../contract/place/region.ts'
import { regionById, regions } from '../../../reference/regions.ts'
import { on } from '../../http/endpoint-route.ts'
import { countRegions } from '../job/service.ts'

const all = z.parse(z.array(Region), regions)

export const regionRoutes = [
  on(listRegions, async ({ query }) => {
    const { parentId } = query
    if (parentId === undefined) return { data: all }
    if (!regionById(parentId)) throw fieldError('parentId', 'UNKNOWN', `no region has the id ${parentId}`)
    return { data: all.filter((region) => region.parent === parentId) }
  }),
  on(countJobsByRegion, async ({ db, query, now }) => ({ data: await countRegions(db, query, now) })),
]
