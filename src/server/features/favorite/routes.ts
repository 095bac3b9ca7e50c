import { AppError } from '../../../contract/base/errors.ts'
import { favoriteJob, listFavorites, unfavoriteJob } from '../../../contract/job/job.ts'
import { on } from '../../http/endpoint-route.ts'
import { cardsFor, findCards, isPublicJob } from '../job/service.ts'
import { countFavorites, deleteFavorite, findFavoriteIds, insertFavorite } from './queries.ts'

export const favoriteRoutes = [
  on(favoriteJob, async ({ db, params, member, now }) => {
    if (!(await isPublicJob(db, params.id))) throw new AppError('NOT_FOUND')
    await insertFavorite(db, member.id, params.id, now)
    return { data: { favorited: true } }
  }),
  on(unfavoriteJob, async ({ db, params, member }) => {
    if (!(await isPublicJob(db, params.id))) throw new AppError('NOT_FOUND')
    await deleteFavorite(db, member.id, params.id)
    return { data: { favorited: false } }
  }),
  on(listFavorites, async ({ db, query, member, now }) => {
    const [ids, totalCount] = await Promise.all([
      findFavoriteIds(db, member.id, query),
      countFavorites(db, member.id),
    ])
    const rows = await findCards(db, ids)
    const reader = { memberId: member.id, langCode: query.langCode, now }
    return { data: await cardsFor(db, rows, reader), totalCount }
  }),
]
