import {
  APPLICANT_SEARCH_LENGTH,
  APPLICANT_SORTS,
  type ApplicantSort,
  RIGHT_FILTERS,
  type RightFilter,
} from '../../../contract/employer/applicant-filter.ts'
import {
  APPLICANT_STAGES,
  type ApplicantStage,
  KOREAN_CAPABILITIES,
  type KoreanCapability,
} from '../../../contract/base/enums.ts'
import { isId } from '../../../contract/base/schema.ts'
import { pageFromSearch } from '../../api/page-search.ts'
import type { ApplicantChoice } from '../../entities/applicant/applicants-query.ts'

/** Search parameters of the list of all applicants. */
export interface ApplicantSearch {
  /** One-based; page one is left out. */
  page?: number
  stage?: ApplicantStage
  /** Only those on the shortlist; a text, as the address carries nothing else. */
  shortlist?: 'only'
  /** Id of a job. */
  job?: string
  query?: string
  country?: string
  /** The least Korean. */
  korean?: KoreanCapability
  right?: RightFilter
  sort?: ApplicantSort
  /** Id of the application whose resume stands beside the list. */
  open?: string
}

export function readApplicantSearch(search: Record<string, unknown>): ApplicantSearch {
  const among = <Name extends keyof ApplicantSearch>(
    name: Name,
    values: readonly NonNullable<ApplicantSearch[Name]>[],
  ): Pick<ApplicantSearch, Name> | object => {
    const value = values.find((each) => each === search[name])
    return value === undefined ? {} : { [name]: value }
  }
  const { job, query, country, open } = search
  const text = typeof query === 'string' ? query.trim().slice(0, APPLICANT_SEARCH_LENGTH) : ''
  return {
    ...pageFromSearch(search),
    ...among('stage', APPLICANT_STAGES),
    ...among('korean', KOREAN_CAPABILITIES),
    ...among('right', RIGHT_FILTERS),
    ...among('sort', APPLICANT_SORTS),
    ...among('shortlist', ['only']),
    ...(isId(job) ? { job } : {}),
    ...(text === '' ? {} : { query: text }),
    ...(typeof country === 'string' && /^[A-Za-z]{2,3}$/.test(country) ? { country } : {}),
    ...(isId(open) ? { open } : {}),
  }
}

/** What the server is asked for, besides the stage and the order. */
export const choiceOf = ({ job, query, country, korean, right }: ApplicantSearch): ApplicantChoice => ({
  jobId: job,
  query,
  ...(country === undefined ? {} : { countries: [country] }),
  ...(korean === undefined ? {} : { korean: KOREAN_CAPABILITIES.slice(KOREAN_CAPABILITIES.indexOf(korean)) }),
  ...(right === undefined ? {} : { rights: [right] }),
})
