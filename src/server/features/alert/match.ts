import { inTransaction, type Db } from '../../db/database.ts'
import { seoulDay } from '../../seoul-day.ts'
import {
  claimJobAlerts,
  finishJobAlerts,
  finishNewsAlert,
  moveNewsAlert,
  takeNewsAlert,
  tellOfJobs,
  tellOfNews,
} from './match-queries.ts'

const JOBS_AT_ONCE = 100
const MEMBERS_AT_ONCE = 2000
const LEASE = 5 * 60_000
const MOST_JOBS_A_DAY = 10
/** A posting that has been listed for longer is no new one: it was extended, or the background work stood still. */
const NEW_FOR = 2 * 86_400_000
/** New jobs and news gather for so long before a push, so that ten at once are one push. */
const GATHER = 5 * 60_000

/** Tells the members whom new postings suit. @returns how many postings were looked at */
export async function matchNewJobs(db: Db, now: Date): Promise<number> {
  const jobIds = await claimJobAlerts(db, now, new Date(now.getTime() + LEASE), JOBS_AT_ONCE)
  if (jobIds.length === 0) return 0
  await inTransaction(db, async (tx) => {
    await tellOfJobs(tx, jobIds, {
      now,
      day: seoulDay(now),
      listedAfter: new Date(now.getTime() - NEW_FOR),
      mostADay: MOST_JOBS_A_DAY,
      pushAt: new Date(now.getTime() + GATHER),
    })
    await finishJobAlerts(tx, jobIds, now)
  })
  return jobIds.length
}

/** Tells some more members of published news. @returns 0 where there is nothing left to tell */
export async function tellNews(db: Db, now: Date): Promise<number> {
  return inTransaction(db, async (tx) => {
    const news = await takeNewsAlert(tx, now)
    if (!news) return 0
    const pushAt = new Date(now.getTime() + GATHER)
    const last = await tellOfNews(tx, news, { now, pushAt, most: MEMBERS_AT_ONCE })
    await (last ? moveNewsAlert(tx, news.newsId, last) : finishNewsAlert(tx, news.newsId, now))
    return 1
  })
}
