import { AppError } from '../../../contract/base/errors.ts'
import { favoriteJob, listFavorites, unfavoriteJob } from '../../../contract/job/job.ts'
import { on } from '../../http/endpoint-route.ts'
import type { Db } from '../../db/database.ts'
import { countRows, onPage, type Page } from '../../db/page.ts'
import { cardsFor, findCards, isPublicJob, HIDDEN_JOBS } from '../job/service.ts'

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

/** @returns false if it was a favorite already */
async function insertFavorite(db: Db, memberId: string, jobId: string, now: Date): Promise<boolean> {
  const inserted = await db
    .insertInto('favorites')
    .values({ member_id: memberId, job_id: jobId, created_at: now })
    .onConflict((conflict) => conflict.columns(['member_id', 'job_id']).doNothing())
    .returning('job_id')
    .executeTakeFirst()
  return inserted !== undefined
}

async function deleteFavorite(db: Db, memberId: string, jobId: string): Promise<void> {
  await db.deleteFrom('favorites').where('member_id', '=', memberId).where('job_id', '=', jobId).execute()
}

/** Latest favorite first. */
async function findFavoriteIds(db: Db, memberId: string, page: Page): Promise<string[]> {
  const rows = await db
    .selectFrom('favorites')
    .select('job_id')
    .where('member_id', '=', memberId)
    .where('job_id', 'not in', HIDDEN_JOBS)
    .orderBy('created_at', 'desc')
    .orderBy('job_id', 'desc')
    .$call(onPage(page))
    .execute()
  return rows.map((row) => row.job_id)
}

async function countFavorites(db: Db, memberId: string): Promise<number> {
  return countRows(
    db.selectFrom('favorites').where('member_id', '=', memberId).where('job_id', 'not in', HIDDEN_JOBS),
  )
}
