import type { Db, Tx } from '../../db/database.ts'
import { isNight, nextDailyMail, nextMorning, tonight } from './push-hours.ts'
import { manyTexts, pushTexts } from './push-texts.ts'
import { subjectText } from './subject-text.ts'
import { countNewsReaders, endNewsAlert, insertNewsAlert } from './match-queries.ts'

/** Exports for other features. */
export { countNewsReaders, isNight, manyTexts, nextDailyMail, nextMorning, pushTexts, subjectText, tonight }

/**
 * Queues notifying all subscribed members of published news. Call it in the transaction that publishes. Idempotent.
 * @returns false if they were notified of it before
 */
export async function queueNewsAlert(db: Db, newsId: string, now: Date): Promise<boolean> {
  return insertNewsAlert(db, newsId, now)
}

/**
 * Stops notifying of news that was withdrawn or postponed. Members already notified are not notified again; if there
 * were none, publishing starts over.
 */
export async function cancelNewsAlert(tx: Tx, newsId: string, now: Date): Promise<void> {
  await endNewsAlert(tx, newsId, now)
}
