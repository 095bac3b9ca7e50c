import {
  JOB_CATEGORIES,
  type JobCategory,
  KOREAN_CAPABILITIES,
  type KoreanCapability,
  WORK_TYPES,
  type WorkType,
} from '../../../contract/base/enums.ts'
import {
  TALENT_PLACES,
  TALENT_SORTS,
  type TalentPlace,
  type TalentSort,
} from '../../../contract/candidate/talent.ts'

/** Which candidates are listed, in which order; in the address and in the API. Values of a list are separated by commas. */
export interface CandidateFilter {
  countryIsoCodes?: string
  workTypes?: string
  jobCategories?: string
  occupations?: string
  /** The lowest sufficient level. */
  koreanCapability?: KoreanCapability
  /** Anywhere by default. */
  place?: TalentPlace
  /** By score by default. */
  sort?: TalentSort
}

/** Reads the filter of an address; unknown values are left out. */
export function readCandidateFilter(search: Record<string, unknown>): CandidateFilter {
  const korean = KOREAN_CAPABILITIES.find((level) => level === search['koreanCapability'])
  const place = TALENT_PLACES.find((each) => each === search['place'])
  const sort = TALENT_SORTS.find((each) => each === search['sort'])
  return {
    ...listed(search, 'countryIsoCodes', (code) => /^[a-z]{2}$/.test(code)),
    ...listed(search, 'workTypes', (type) => includes(WORK_TYPES, type)),
    ...listed(search, 'jobCategories', (category) => includes(JOB_CATEGORIES, category)),
    ...listed(search, 'occupations', (code) => /^[A-Z][A-Z0-9_]{1,39}$/.test(code)),
    ...(korean ? { koreanCapability: korean } : {}),
    ...(place ? { place } : {}),
    ...(sort ? { sort } : {}),
  }
}

const includes = (values: readonly string[], text: string) => values.includes(text)

function listed(search: Record<string, unknown>, name: string, isKnown: (value: string) => boolean) {
  const text = search[name]
  const values = typeof text === 'string' ? text.split(',').filter(isKnown) : []
  return values.length > 0 ? { [name]: values.join(',') } : {}
}

const values = <T extends string>(text: string | undefined) => (text?.split(',') ?? []) as T[]

/** The filter as the API takes it, without the order. */
export const filterValues = (filter: CandidateFilter) => ({
  countryIsoCodes: values(filter.countryIsoCodes),
  workTypes: values<WorkType>(filter.workTypes),
  jobCategories: values<JobCategory>(filter.jobCategories),
  occupations: values(filter.occupations),
  ...(filter.koreanCapability ? { koreanCapability: filter.koreanCapability } : {}),
  ...(filter.place ? { place: filter.place } : {}),
})
