import { countNewJobs, getJob, listJobs, listRecommendedJobs } from '../../../contract/job/job.ts'
import { on } from '../../http/endpoint-route.ts'
import { cardsFor } from './card.ts'
import { readJob } from './detail.ts'
import { findJobs } from './list.ts'
import { countNew } from './new-count.ts'
import { findRecommended } from './recommended.ts'

export const jobRoutes = [
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
  on(countNewJobs, async ({ db, now }) => ({ data: { count: await countNew(db, now) } })),
]
