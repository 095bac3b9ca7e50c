import { countNewJobs, getJob, listJobs, listRecommendedJobs } from '../../../contract/job/job.ts'
import { listJobClusters } from '../../../contract/job/cluster.ts'
import { countSuggested } from '../../../contract/job/suggestion.ts'
import { on } from '../../http/endpoint-route.ts'
import type { Db } from '../../db/database.ts'
import { cachePerDatabase } from '../../ttl-cache.ts'
import { seoulMidnight } from '../../seoul-day.ts'
import { cardsFor } from './card.ts'
import { countClusters } from './clusters.ts'
import { readJob } from './detail.ts'
import { findJobs } from './list.ts'
import { countListedSince } from './queries.ts'
import { findRecommended } from './recommended.ts'
import { countSuggestions } from './suggestion-counts.ts'

const countsOf = cachePerDatabase<number>({ maxAge: 30_000, renewAfter: 22_000 })

/** Jobs listed since midnight in Seoul; at most half a minute old. */
async function countNew(db: Db, now: Date): Promise<number> {
  const midnight = seoulMidnight(now)
  return countsOf(db).get(midnight.toISOString(), () => countListedSince(db, midnight, now))
}

export const jobRoutes = [
  on(listJobClusters, async ({ db, query, now }) => ({ data: await countClusters(db, query, now) })),
  on(listJobs, async ({ db, query, member, now }) => {
    const { rows, total } = await findJobs(db, query, now)
    const reader = { memberId: member?.id ?? null, langCode: query.langCode, now }
    return { data: await cardsFor(db, rows, reader), totalCount: total }
  }),
  on(getJob, async ({ db, params, query, member, now }) => ({
    data: await readJob(db, params.id, { memberId: member?.id ?? null, langCode: query.langCode, now }),
  })),
  on(listRecommendedJobs, async ({ db, query, member, now }) => {
    const rows = await findRecommended(db, member?.id ?? null, now)
    return { data: await cardsFor(db, rows, { memberId: member?.id ?? null, langCode: query.langCode, now }) }
  }),
  on(countSuggested, async ({ db, query, now }) => ({ data: await countSuggestions(db, query, now) })),
  on(countNewJobs, async ({ db, now }) => ({ data: { count: await countNew(db, now) } })),
]
