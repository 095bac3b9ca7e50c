import type { Db } from '../../db/database.ts'
import { HIDDEN_COMPANIES } from '../job/service.ts'

/** Image and sectors of a job that was ever public. */
export async function findJobPicture(db: Db, id: string) {
  return db
    .selectFrom('jobs')
    .select(['image_file as picture', 'categories'])
    .where('id', '=', id)
    .where('status', 'in', ['IN_PROGRESS', 'CLOSED'])
    .where('company_id', 'not in', HIDDEN_COMPANIES)
    .executeTakeFirst()
}

export async function findNewsPicture(db: Db, id: string, now: Date) {
  return db
    .selectFrom('news')
    .select('image_file as picture')
    .where('id', '=', id)
    .where('published_at', '<=', now)
    .executeTakeFirst()
}
