import { countNewJobs, getJob, listJobs, listRecommendedJobs } from '../../../contract/job/job.ts'
import { JOB_CATEGORIES, PRODUCT_TYPES } from '../../../contract/base/enums.ts'
import { regionById } from '../../../reference/regions.ts'
import { on } from '../../http/endpoint-route.ts'
import type { Db } from '../../db/database.ts'
import { TtlCache } from '../../ttl-cache.ts'
import { seoulMidnight } from '../../seoul-day.ts'
import { cardsFor } from './card.ts'
import { readJob } from './detail.ts'
import { findJobs } from './list.ts'
import { countListedSince, findTaste } from './queries.ts'
import type { CardRow } from './card-queries.ts'
import { findPage } from './list-queries.ts'
import { scopeOf } from './list-scope.ts'

const HOW_MANY = 10
const PER_TIER = 3

/**
 * Jobs like the member's earlier choices, filled up with the newest of every tier; those already chosen are left out.
 */
async function findRecommended(db: Db, memberId: string | null, now: Date): Promise<CardRow[]> {
  const taste = memberId ? await findTaste(db, memberId) : []
  const had = new Set(taste.map((job) => job.id))
  const [near, newest] = await Promise.all([findNear(db, taste, now), findNewestOfTiers(db, now)])
  const rows = new Map([...near, ...newest].filter((row) => !had.has(row.id)).map((row) => [row.id, row]))
  return [...rows.values()].slice(0, HOW_MANY)
}

async function findNear(db: Db, taste: Awaited<ReturnType<typeof findTaste>>, now: Date): Promise<CardRow[]> {
  if (taste.length === 0) return []
  const provinces = new Set(taste.map((job) => regionById(job.region_id)?.parent ?? job.region_id))
  const sectors = new Set(taste.flatMap((job) => job.categories))
  const scope = scopeOf({
    regionIds: [...provinces].filter((id) => regionById(id)),
    jobCategories: JOB_CATEGORIES.filter((category) => sectors.has(category)),
  })
  return findPage(db, scope, { sort: 'newest', limit: HOW_MANY + taste.length, offset: 0 }, now)
}

async function findNewestOfTiers(db: Db, now: Date): Promise<CardRow[]> {
  const tiers = PRODUCT_TYPES.map((productType) =>
    findPage(db, scopeOf({ productType }), { sort: 'newest', limit: PER_TIER, offset: 0 }, now),
  )
  return (await Promise.all(tiers)).flat()
}

const TERMS = { maxAge: 30_000, renewAfter: 22_000 }

const counts = new WeakMap<Db, TtlCache<number>>()

/** Jobs listed since midnight in Seoul; at most half a minute old. */
async function countNew(db: Db, now: Date): Promise<number> {
  const midnight = seoulMidnight(now)
  const known = counts.get(db) ?? new TtlCache<number>(TERMS)
  counts.set(db, known)
  return known.get(midnight.toISOString(), () => countListedSince(db, midnight, now))
}

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
