import { countNewJobs, getJob, listJobs, listRecommendedJobs } from '../../../contract/job/job.ts'
import { listJobClusters } from '../../../contract/job/cluster.ts'
import { countSuggested } from '../../../contract/job/suggestion.ts'
import { on, onKept } from '../../http/endpoint-route.ts'
import type { Db } from '../../db/database.ts'
import { seoulMidnight } from '../../seoul-day.ts'
import { cardsFor, markedFor, type Reader } from './card.ts'
import { countClusters } from './clusters.ts'
import { countCache, isLargeTotal, listsAt } from './count-cache.ts'
import { detailFor, readJob } from './detail.ts'
import { findJobs } from './list.ts'
import { countListedSince } from './queries.ts'
import { findRecommended } from './recommended.ts'
import { countSuggestions } from './suggestion-counts.ts'

const newJobs = countCache<number>(isLargeTotal)

/** Jobs listed since midnight in Seoul. */
async function countNew(db: Db, now: Date): Promise<number> {
  const midnight = seoulMidnight(now)
  return newJobs(await listsAt(db, now), midnight, () => countListedSince(db, midnight, now))
}

const visitor = ({ langCode }: { langCode: string }, now: Date): Reader => ({ memberId: null, langCode, now })

export const jobRoutes = [
  on(listJobClusters, async ({ db, query, now }) => ({ data: await countClusters(db, query, now) })),
  onKept(
    listJobs,
    {
      parts: ['jobs'],
      // A place is not stored, in memory neither.
      isKept: ({ near }) => near === undefined,
      forMember: (cards, { db, memberId }) => markedFor(db, cards, memberId),
    },
    async ({ db, query, now }) => {
      const { rows, total } = await findJobs(db, query, now)
      return { data: await cardsFor(db, rows, visitor(query, now)), totalCount: total }
    },
  ),
  onKept(
    getJob,
    { parts: ['jobs'], forMember: (job, { db, memberId }) => detailFor(db, job, memberId) },
    async ({ db, params, query, now }) => ({ data: await readJob(db, params.id, visitor(query, now)) }),
  ),
  on(listRecommendedJobs, async ({ db, query, member, now }) => {
    const rows = await findRecommended(db, member?.id ?? null, now)
    return { data: await cardsFor(db, rows, { memberId: member?.id ?? null, langCode: query.langCode, now }) }
  }),
  on(countSuggested, async ({ db, query, now }) => ({ data: await countSuggestions(db, query, now) })),
  on(countNewJobs, async ({ db, now }) => ({ data: { count: await countNew(db, now) } })),
]
