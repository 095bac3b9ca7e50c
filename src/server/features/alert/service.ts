import type { Db } from '../../db/database.ts'
import { insertNewsAlert } from './match-queries.ts'

/**
 * Has published news told to all members who want news: call it in the transaction that publishes. Again for the same
 * news changes nothing.
 */
export async function tellMembersOfNews(db: Db, newsId: string, now: Date): Promise<void> {
  await insertNewsAlert(db, newsId, now)
}
