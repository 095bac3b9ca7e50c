import type { JobCategory } from '../../../contract/base/enums.ts'
import { NEAR_KM, type Talent, type TalentPlace } from '../../../contract/candidate/talent.ts'
import { distanceBetween } from '../../../contract/place/distance.ts'
import { ancestorIds, regionById, type RegionRecord, regions } from '../../../reference/regions.ts'
import type { Db } from '../../db/database.ts'
import { isWishedPlace, type Need, type Offer } from './fit.ts'
import { type CandidateRow, findCandidates, type NeedRow, type Probe, type TalentFilter } from './queries.ts'

/** Maximum candidates per probe. */
const PER_PLACE = 100
const PER_NEIGHBOUR = 10
const PER_COUNTRY = 100
const ANYWHERE = 0

/** Those who pass the filter, in no order: a fixed number of index reads. */
export async function candidatesFor(db: Db, need: Need, filter: TalentFilter): Promise<CandidateRow[]> {
  const { place, occupations, jobCategories } = filter
  const isByOccupation = occupations.length > 0 && place === undefined
  const probes = isByOccupation ? [] : probesOf(need, jobCategories, place)
  const rows = await findCandidates(db, probes, filter)
  if (place === undefined) return rows
  const near = place === 'NEAR' ? regionsNear(need.regionIds) : []
  return rows.filter((row) => isWishedPlace(need, offerOf(row, null), near))
}

/** Districts near these, measured between their centres. */
export function regionsNear(ids: readonly number[]): number[] {
  const centres = ids.flatMap((id) => regionById(id) ?? [])
  const isNear = (region: RegionRecord) =>
    centres.some((centre) => distanceBetween(centre, region) <= NEAR_KM * 1_000)
  return regions.filter((region) => region.parent !== null && isNear(region)).map(({ id }) => id)
}

export function needOf(row: NeedRow): Need {
  return {
    regionIds: [...new Set([row.region_id, ...row.local_region_ids])],
    categories: row.categories,
    occupations: row.occupations,
    keywords: row.keywords,
    hourlyEquivalent: row.hourly_equivalent,
    numberOfWorkDays: row.number_of_work_days,
    startMinutes: row.start_minutes,
    endMinutes: row.end_minutes,
  }
}

/** Empty where they wish for none, or for any. */
export const wishedRegions = ({ region_id, further_region_ids }: CandidateRow) =>
  region_id === null ? [] : [region_id, ...further_region_ids]

export function offerOf(row: CandidateRow, right: Talent['workRight']): Offer {
  return {
    regionIds: wishedRegions(row),
    anyRegion: row.any_region,
    category: row.category,
    anyCategory: row.any_category,
    occupations: row.occupations,
    payType: row.pay_type,
    minPayAmount: row.min_pay_amount,
    anyPay: row.any_pay,
    career: row.career,
    koreanCapability: row.korean_capability,
    mayStart: right === 'MAY_DO',
  }
}

/**
 * Probes: its own districts, regions containing them, and anywhere; then, without a place, the rest of the province and
 * the country, with one the districts it allows. Each with its sectors, or those that are asked for, or any.
 */
function probesOf(need: Need, wanted: readonly JobCategory[], place: TalentPlace | undefined): Probe[] {
  const fitting = new Set([ANYWHERE, ...need.regionIds.flatMap((id) => [id, ...ancestorIds(id)])])
  const neighbours = neighboursOf(need.regionIds, place).filter((id) => !fitting.has(id))
  const sectors = [...new Set([...need.categories, ...wanted, '' as const])]
  return sectors.flatMap((category) => [
    ...Array.from(fitting, (regionId) => ({ regionId, category, limit: PER_PLACE })),
    ...neighbours.map((regionId) => ({ regionId, category, limit: PER_NEIGHBOUR })),
    ...(place === undefined ? [{ regionId: null, category, limit: PER_COUNTRY }] : []),
  ])
}

function neighboursOf(ids: readonly number[], place: TalentPlace | undefined): number[] {
  if (place === 'NEAR') return regionsNear(ids)
  const provinces = new Set(ids.map((id) => regionById(id)?.parent))
  const isNeighbour = ({ id, parent }: RegionRecord) =>
    place === 'HERE' ? ancestorIds(id).some((each) => ids.includes(each)) : provinces.has(parent)
  return regions.filter(isNeighbour).map(({ id }) => id)
}
