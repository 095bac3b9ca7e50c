import type { Insertable, Selectable } from 'kysely'
import { toPlane } from '../../../contract/place/distance.ts'
import { limitsKept } from '../../../contract/work-right/hours-limit.ts'
import { ancestorIds } from '../../../reference/regions.ts'
import type { JobTable, JobTables } from '../../db/job-tables.ts'
import { keywordsOf } from '../work/keywords.ts'
import { statedBy, type StatingJob } from '../work/work-of.ts'
import {
  categoryMask,
  FLAG,
  hoursFlags,
  keywordMask,
  payTypeCode,
  productCode,
  WHOLE_COUNTRY,
} from './codes.ts'
import { laneOf, pointText } from './lanes.ts'
import { type WorkColumns, workOf } from './stated-work.ts'
import { documentLetters, searchForm } from '../search/search-text.ts'
import { lettersIn } from '../search/scope-query.ts'

/** The columns that determine where and how a job is listed. */
export type ListedJob = Pick<
  Selectable<JobTable>,
  | 'id'
  | 'product_type'
  | 'title'
  | 'company_name'
  | 'address'
  | 'address_details'
  | 'details'
  | 'region_id'
  | 'local_region_ids'
  | 'latitude'
  | 'longitude'
  | 'categories'
  | 'keywords'
  | 'pay_type'
  | 'pay_amount'
  | 'hourly_equivalent'
  | 'visa_available'
  | 'occupations'
  | 'guaranteed_until'
> &
  StatingJob &
  WorkColumns & { listed_at: Date | string; period_end: Date | string }

/**
 * Every region a job is found under: its own, further ones for LOCAL, all regions that contain them, and the country.
 */
export function regionIdsOf(
  job: Pick<ListedJob, 'product_type' | 'region_id' | 'local_region_ids'>,
): number[] {
  const own = districtsOf(job)
  return [...new Set([WHOLE_COUNTRY, ...own, ...own.flatMap(ancestorIds)])]
}

function districtsOf(job: Pick<ListedJob, 'product_type' | 'region_id' | 'local_region_ids'>): number[] {
  const further = job.product_type === 'LOCAL' ? job.local_region_ids : []
  return [...new Set([job.region_id, ...further])]
}

export function listingRows(job: ListedJob): Insertable<JobTables['job_listings']>[] {
  const facts = listedFacts(job)
  const point = toPlane(job)
  return regionIdsOf(job).map((region_id) => ({
    region_id,
    ...facts,
    place: pointText(point, laneOf(region_id, facts.product_type)),
  }))
}

export function searchRow(job: ListedJob): Insertable<JobTables['job_searches']> {
  const document = searchForm(
    [job.title, job.company_name, job.address, job.address_details, job.details].join(' '),
  )
  return {
    ...listedFacts(job),
    region_ids: regionIdsOf(job),
    place: pointText(toPlane(job)),
    document: padded(`${document} ${lettersOf(job)}`.trimEnd()),
  }
}

/** What a job is found by besides its text. */
export const lettersOf = (job: FoundByCode): string =>
  [
    ...new Set([
      ...documentLetters({
        occupations: job.occupations,
        phrases: statedBy(job).map(({ code }) => code),
        sectors: job.categories,
        regionIds: regionIdsOf(job).filter((id) => id !== WHOLE_COUNTRY),
      }),
      ...lettersIn(`${job.title} ${job.company_name}`),
    ]),
  ].join(' ')

/** The columns that it depends on. */
export type FoundByCode = StatingJob &
  WorkColumns &
  Pick<
    ListedJob,
    | 'title'
    | 'company_name'
    | 'occupations'
    | 'categories'
    | 'product_type'
    | 'region_id'
    | 'local_region_ids'
  >

/** See job_searches in 0091_baseline.sql. */
export const MIN_BYTES = 2_048

function padded(document: string): string {
  return document + ' '.repeat(Math.max(0, MIN_BYTES - Buffer.byteLength(document)))
}

export const listedKeywords = (job: StatingJob) => keywordMask(keywordsOf(job))
export const listedHours = (job: WorkColumns) => hoursFlags(limitsKept(workOf(job)))

function listedFacts(job: ListedJob) {
  return {
    product_type: productCode(job.product_type),
    listed_at: job.listed_at,
    job_id: job.id,
    period_end: job.period_end,
    hourly_equivalent: job.hourly_equivalent,
    pay_amount: job.pay_amount,
    pay_type: payTypeCode(job.pay_type),
    category_mask: categoryMask(job.categories),
    keyword_mask: listedKeywords(job),
    flags:
      (job.visa_available ? FLAG.visa : 0) |
      (job.guaranteed_until !== null ? FLAG.securePayment : 0) |
      (districtsOf(job).length > 1 ? FLAG.shared : 0) |
      listedHours(job),
  }
}
