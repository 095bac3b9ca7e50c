import { JOB_CATEGORIES, PRODUCT_TYPES } from '../../../contract/base/enums.ts'
import { regionById } from '../../../reference/regions.ts'
import type { Db } from '../../db/database.ts'
import type { CardRow } from './card-queries.ts'
import { findNewestWithin, findPage } from './list-queries.ts'
import { scopeOf } from './list-scope.ts'
import { findDesiredJob, findGender, findTaste } from './queries.ts'

const HOW_MANY = 10
const PER_TIER = 3
/** The newest matches among which the favorites and applications choose. */
const CHOICE = 50
/** Jobs of each tier and region that are compared with a desired job: a rare one must not read a million. */
const REACH = 20_000

type Taste = Awaited<ReturnType<typeof findTaste>>

/**
 * Jobs that match the member's desired job as alerts match it, those like their favorites and applications first;
 * then jobs like these, then the newest of every tier. What the member has chosen already is left out, and jobs for
 * another gender than that of their resume come last.
 */
export async function findRecommended(db: Db, memberId: string | null, now: Date): Promise<CardRow[]> {
  const taste = memberId ? await findTaste(db, memberId) : []
  const had = new Set(taste.map((job) => job.id))
  const [gender, matches, near, newest] = await Promise.all([
    memberId ? findGender(db, memberId) : null,
    memberId ? findMatches(db, memberId, CHOICE + taste.length, now) : [],
    findNear(db, taste, now),
    findNewestOfTiers(db, now),
  ])
  const found = [...byTaste(matches, taste), ...near, ...newest]
  const rows = new Map(found.filter((row) => !had.has(row.id)).map((row) => [row.id, row]))
  const isForOthers = (row: CardRow) =>
    gender !== null && gender !== 'NONE' && row.gender !== 'NONE' && row.gender !== gender
  return [...rows.values()]
    .toSorted((a, b) => Number(isForOthers(a)) - Number(isForOthers(b)))
    .slice(0, HOW_MANY)
}

/** As the alerts compare (alert/match-queries.ts); a desired job without any choice matches nothing. */
async function findMatches(db: Db, memberId: string, limit: number, now: Date): Promise<CardRow[]> {
  const desired = await findDesiredJob(db, memberId)
  if (!desired) return []
  const scope = scopeOf({
    ...(desired.region_id === null ? {} : { regionIds: [desired.region_id, ...desired.further_region_ids] }),
    ...(desired.category === null ? {} : { jobCategories: [desired.category] }),
    ...(desired.pay_type === null ? {} : { payType: desired.pay_type }),
    ...(desired.min_pay_amount === null ? {} : { minPayAmount: desired.min_pay_amount }),
  })
  return findNewestWithin(db, scope, { limit, reach: REACH }, now)
}

/** The sector counts before the place; jobs that are equal in both keep their order. */
function byTaste(rows: CardRow[], taste: Taste): CardRow[] {
  const sectors = new Set(taste.flatMap((job) => job.categories))
  const provinces = provincesOf(taste)
  const points = (row: CardRow) =>
    (row.categories.some((category) => sectors.has(category)) ? 2 : 0) +
    (provinces.has(regionById(row.region_id)?.parent ?? row.region_id) ? 1 : 0)
  return rows.toSorted((a, b) => points(b) - points(a))
}

const provincesOf = (taste: Taste) =>
  new Set(taste.map((job) => regionById(job.region_id)?.parent ?? job.region_id))

async function findNear(db: Db, taste: Taste, now: Date): Promise<CardRow[]> {
  if (taste.length === 0) return []
  const sectors = new Set(taste.flatMap((job) => job.categories))
  const scope = scopeOf({
    regionIds: [...provincesOf(taste)].filter((id) => regionById(id)),
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
