import { APPLICANT_STAGES, type ApplicantStage } from '../../../contract/base/enums.ts'
import { isId } from '../../../contract/base/schema.ts'
import { pageFromSearch } from '../../api/page-search.ts'

/** Search parameters of the list of all applicants. */
export interface ApplicantSearch {
  /** One-based; page one is left out. */
  page?: number
  stage?: ApplicantStage
  /** Id of a job. */
  job?: string
}

export function readApplicantSearch(search: Record<string, unknown>): ApplicantSearch {
  const stage = APPLICANT_STAGES.find((each) => each === search['stage'])
  const { job } = search
  return {
    ...pageFromSearch(search),
    ...(stage === undefined ? {} : { stage }),
    ...(isId(job) ? { job } : {}),
  }
}
