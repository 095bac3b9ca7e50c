import { WORK_RIGHT_VERDICTS } from '../../reference/work-rights/vocabulary.ts'

/* Apart from the endpoints, as each first visit loads how addresses are read. */

/** How lists of applicants are ordered; the latest first within equal ones. */
export const APPLICANT_SORTS = ['newest', 'oldest', 'name', 'korean', 'experience', 'right'] as const
export type ApplicantSort = (typeof APPLICANT_SORTS)[number]

/** Verdicts to filter by; NONE stands for applicants who gave no status of residence. */
export const RIGHT_FILTERS = [...WORK_RIGHT_VERDICTS, 'NONE'] as const
export type RightFilter = (typeof RIGHT_FILTERS)[number]

export const APPLICANT_SEARCH_LENGTH = 60
