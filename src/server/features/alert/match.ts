import { inTransaction, type Db } from '../../db/database.ts'
import { seoulDay } from '../../seoul-day.ts'
import {
  claimJobAlerts,
  finishJobAlerts,
  finishNewsAlert,
  moveNewsAlert,
  takeNewsAlert,
  notifyOfJobs,
  notifyOfNews,
} from './match-queries.ts'

const JOB_BATCH = 100
const MEMBER_BATCH = 2000
const LEASE = 5 * 60_000
const MAX_JOBS_PER_DAY = 10
/** Jobs listed for longer are not new: they were extended, or the background was stopped. */
const NEW_FOR = 2 * 86_400_000
/** New jobs and news are collected for this long, so that ten at once make one push. */
const GATHER = 5 * 60_000

/**
 * Notifies the members that new jobs match.
 * @returns number of jobs processed
 */
export async function matchNewJobs(db: Db, now: Date): Promise<number> {
  const jobIds = await claimJobAlerts(db, now, new Date(now.getTime() + LEASE), JOB_BATCH)
  if (jobIds.length === 0) return 0
  await inTransaction(db, async (tx) => {
    await notifyOfJobs(tx, jobIds, {
      now,
      day: seoulDay(now),
      listedAfter: new Date(now.getTime() - NEW_FOR),
      mostADay: MAX_JOBS_PER_DAY,
      pushAt: new Date(now.getTime() + GATHER),
    })
    await finishJobAlerts(tx, jobIds, now)
  })
  return jobIds.length
}

/**
 * Notifies a batch of members of published news.
 * @returns 0 if nothing is left
 */
export async function notifyOfPublishedNews(db: Db, now: Date): Promise<number> {
  return inTransaction(db, async (tx) => {
    const news = await takeNewsAlert(tx, now)
    if (!news) return 0
    const pushAt = new Date(now.getTime() + GATHER)
    const last = await notifyOfNews(tx, news, { now, pushAt, most: MEMBER_BATCH })
    await (last ? moveNewsAlert(tx, news.newsId, last) : finishNewsAlert(tx, news.newsId, now))
    return 1
  })
}
