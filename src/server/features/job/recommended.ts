import { JOB_CATEGORIES, PRODUCT_TYPES } from '../../../contract/base/enums.ts'
import { regionById } from '../../../reference/regions.ts'
import type { Db } from '../../db/database.ts'
import type { CardRow } from './card-queries.ts'
import { findPage } from './list-queries.ts'
import { scopeOf } from './list-scope.ts'
import { findTaste } from './queries.ts'

const HOW_MANY = 10
const PER_TIER = 3

/**
 * Jobs like the member's earlier choices, filled up with the newest of every tier; those already chosen are left out.
 */
export async function findRecommended(db: Db, memberId: string | null, now: Date): Promise<CardRow[]> {
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
