import type { Db } from '../../db/database.ts'
import { HIDDEN_JOBS } from '../job/service.ts'

export interface Page {
  pageNumber: number
  pageSize: number
}

/** @returns false if it was a favorite already */
export async function insertFavorite(db: Db, memberId: string, jobId: string, now: Date): Promise<boolean> {
  const inserted = await db
    .insertInto('favorites')
    .values({ member_id: memberId, job_id: jobId, created_at: now })
    .onConflict((conflict) => conflict.columns(['member_id', 'job_id']).doNothing())
    .returning('job_id')
    .executeTakeFirst()
  return inserted !== undefined
}

export async function deleteFavorite(db: Db, memberId: string, jobId: string): Promise<void> {
  await db.deleteFrom('favorites').where('member_id', '=', memberId).where('job_id', '=', jobId).execute()
}

/** Latest favorite first. */
export async function findFavoriteIds(db: Db, memberId: string, page: Page): Promise<string[]> {
  const rows = await db
    .selectFrom('favorites')
    .select('job_id')
    .where('member_id', '=', memberId)
    .where('job_id', 'not in', HIDDEN_JOBS)
    .orderBy('created_at', 'desc')
    .orderBy('job_id', 'desc')
    .limit(page.pageSize)
    .offset(page.pageNumber * page.pageSize)
    .execute()
  return rows.map((row) => row.job_id)
}

export async function countFavorites(db: Db, memberId: string): Promise<number> {
  const { count } = await db
    .selectFrom('favorites')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('member_id', '=', memberId)
    .where('job_id', 'not in', HIDDEN_JOBS)
    .executeTakeFirstOrThrow()
  return count
}
