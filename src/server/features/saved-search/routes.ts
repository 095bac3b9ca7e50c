import { listSavedSearches, removeSearch, saveSearch } from '../../../contract/job/saved-search.ts'
import { on } from '../../http/endpoint-route.ts'
import { deleteSearch, findSearches } from './queries.ts'
import { storeSearch } from './service.ts'

export const savedSearchRoutes = [
  on(listSavedSearches, async ({ db, member }) => ({ data: await findSearches(db, member.id) })),
  on(saveSearch, async ({ db, member, params, body, now }) => {
    await storeSearch(db, { memberId: member.id, id: params.id, ...body }, now)
    return { data: { saved: true } }
  }),
  on(removeSearch, async ({ db, member, params }) => {
    await deleteSearch(db, member.id, params.id)
    return { data: { saved: false } }
  }),
]
