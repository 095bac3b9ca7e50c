import { KOREAN_CAPABILITIES } from '../../../contract/base/enums.ts'
import { AppError } from '../../../contract/base/errors.ts'
import { FEW_TALENTS, type NearChange } from '../../../contract/candidate/talent.ts'
import type { Db } from '../../db/database.ts'
import { candidatesFor, needOf } from './candidates.ts'
import { findNeed, type TalentFilter } from './queries.ts'

interface Wanted extends TalentFilter {
  memberId: string
  jobId: string
}

/**
 * How many candidates more each less strict filter would list, where this one lists few. Nobody's right to work is read.
 * At most seven listings, each of a fixed number of index reads.
 * @throws AppError NOT_FOUND for an announcement that is not the employer's
 */
export async function countNearMatches(db: Db, query: Wanted, now: Date) {
  const row = await findNeed(db, query.memberId, query.jobId, now)
  if (!row) throw new AppError('NOT_FOUND')
  const need = needOf(row)
  const count = async (filter: TalentFilter) => (await candidatesFor(db, need, filter)).length
  const found = await count(query)
  if (found >= FEW_TALENTS) return []
  const counted = await Promise.all(
    lessStrict(query).map(async ([change, filter]) => ({ change, count: (await count(filter)) - found })),
  )
  return counted.filter((each) => each.count > 0)
}

/** The filter with one step less, for each step that there is. */
export function lessStrict(filter: TalentFilter): [NearChange, TalentFilter][] {
  const { place, koreanCapability: level, occupations, jobCategories, workTypes, countryIsoCodes } = filter
  const lower = level && KOREAN_CAPABILITIES[KOREAN_CAPABILITIES.indexOf(level) - 1]
  const steps: [boolean, NearChange, Partial<TalentFilter>][] = [
    [place === 'HERE', 'PLACE_NEAR', { place: 'NEAR' }],
    [place !== undefined, 'PLACE_ANY', { place: undefined }],
    [level !== undefined, 'KOREAN_LOWER', { koreanCapability: lower }],
    [occupations.length > 0, 'OCCUPATION_ANY', { occupations: [] }],
    [jobCategories.length > 0, 'SECTOR_ANY', { jobCategories: [] }],
    [workTypes.length > 0, 'RESIDENCE_ANY', { workTypes: [] }],
    [countryIsoCodes.length > 0, 'COUNTRY_ANY', { countryIsoCodes: [] }],
  ]
  return steps.flatMap(([isThere, change, less]) => (isThere ? [[change, { ...filter, ...less }]] : []))
}
