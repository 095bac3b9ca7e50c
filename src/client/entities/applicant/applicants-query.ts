import {
  countApplicants,
  listApplicantPhrases,
  listApplicants,
  listOpenApplicants,
  listResumeApplications,
} from '../../../contract/employer/applicant.ts'
import type { ApplicantSort, RightFilter } from '../../../contract/employer/applicant-filter.ts'
import { APPLICANT_STAGES, type ApplicantStage, type KoreanCapability } from '../../../contract/base/enums.ts'
import { PAGE_SIZE } from '../../../contract/base/schema.ts'
import { queryFor } from '../../api/query-for.ts'

/**
 * Applicants of one announcement, latest first.
 * @param page one-based
 */
export const applicantsPage = (jobId: string, page: number) =>
  queryFor(listApplicants, {
    params: { id: jobId },
    query: { pageNumber: page - 1, pageSize: PAGE_SIZE.applicants },
  })

/** Which applicants, besides their stage. */
export interface ApplicantChoice {
  jobId?: string | undefined
  query?: string | undefined
  countries?: string[]
  korean?: KoreanCapability[]
  rights?: RightFilter[]
  isShortlisted?: boolean | undefined
}

/** Without what is not chosen, so that one choice has one key. */
const chosen = (choice: ApplicantChoice) =>
  Object.fromEntries(
    Object.entries(choice).filter(
      ([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  ) as ApplicantChoice

/**
 * Applicants of all announcements or of one, in some stages or in all, by default the latest first.
 * @param page one-based
 */
export const chosenApplicants = (
  { stages, sort, ...choice }: ApplicantChoice & { stages: readonly ApplicantStage[]; sort?: ApplicantSort },
  page: number,
) =>
  queryFor(
    listOpenApplicants,
    {
      query: {
        stages: stages.length > 0 ? [...stages] : [...APPLICANT_STAGES],
        ...chosen(choice),
        ...(sort === undefined ? {} : { sort }),
        pageNumber: page - 1,
        pageSize: PAGE_SIZE.max,
      },
    },
    { staleTime: 0 },
  )

/** What the keys of all lists of such applicants contain, whatever their stage, page and order. */
export const applicantListsKey = (choice: ApplicantChoice) =>
  queryFor(listOpenApplicants, { query: chosen(choice) }).queryKey

/** How many there are at each stage, and the countries that applicants come from. */
export const applicantCounts = (choice: ApplicantChoice) =>
  queryFor(countApplicants, { query: chosen(choice) }, { staleTime: 0 })

/** Phrases for several applicants, as they are read in these languages. */
export const applicantPhrases = (langCodes: readonly string[]) =>
  queryFor(
    listApplicantPhrases,
    { query: { langCodes: [...langCodes].toSorted() } },
    { staleTime: 3_600_000 },
  )

/** The first applications to any job that await a decision, latest first. */
export const openApplicants = () =>
  queryFor(listOpenApplicants, { query: { pageNumber: 0, pageSize: PAGE_SIZE.applicants } }, { staleTime: 0 })

/** The applications that gave this employer access to a resume, latest first. */
export const applicationsOfResume = (resumeId: string) =>
  queryFor(listResumeApplications, { params: { id: resumeId } }, { staleTime: 0 })
