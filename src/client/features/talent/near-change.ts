import { KOREAN_CAPABILITIES, type KoreanCapability } from '../../../contract/base/enums.ts'
import type { NearChange } from '../../../contract/candidate/talent.ts'
import type { CandidateFilter } from '../../entities/candidate/candidate-filter.ts'

const cleared: Record<Exclude<NearChange, 'PLACE_NEAR' | 'KOREAN_LOWER'>, keyof CandidateFilter> = {
  PLACE_ANY: 'place',
  OCCUPATION_ANY: 'occupations',
  SECTOR_ANY: 'jobCategories',
  RESIDENCE_ANY: 'workTypes',
  COUNTRY_ANY: 'countryIsoCodes',
}

/** @returns undefined for the lowest level, and for none */
export const lowerThan = (level: KoreanCapability | undefined) =>
  level && KOREAN_CAPABILITIES[KOREAN_CAPABILITIES.indexOf(level) - 1]

/** The filter with that one step less, as the server counted it. */
export function withChange(filter: CandidateFilter, change: NearChange): CandidateFilter {
  if (change === 'PLACE_NEAR') return { ...filter, place: 'NEAR' }
  if (change === 'KOREAN_LOWER') {
    const { koreanCapability: level, ...others } = filter
    const lower = lowerThan(level)
    return lower ? { ...others, koreanCapability: lower } : others
  }
  const { [cleared[change]]: _, ...rest } = filter
  return rest
}
