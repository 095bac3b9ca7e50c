import { listShownRights } from '../../../contract/work-right/stay.ts'
import { on } from '../../http/endpoint-route.ts'
import { countShownTo, findShownTo } from './queries.ts'

export const shownRightRoutes = [
  on(listShownRights, async ({ db, query, member }) => {
    const [rows, totalCount] = await Promise.all([
      findShownTo(db, member.id, query),
      countShownTo(db, member.id),
    ])
    const data = rows.map(({ shownAt, ...row }) => ({ ...row, shownDate: shownAt.toISOString() }))
    return { data, totalCount }
  }),
]
