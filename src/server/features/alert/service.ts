import type { Db } from '../../db/database.ts'
import { endNewsAlert, insertNewsAlert } from './match-queries.ts'

/**
 * Has published news told to all members who want news: call it in the transaction that publishes. Again for the same
 * news changes nothing.
 */
export async function tellMembersOfNews(db: Db, newsId: string, now: Date): Promise<void> {
  await insertNewsAlert(db, newsId, now)
}

/** Stops telling of news that was withdrawn or put off. Whoever was told is not told again; where nobody was, all can be. */
export async function holdNewsBack(db: Db, newsId: string, now: Date): Promise<void> {
  await endNewsAlert(db, newsId, now)
}
