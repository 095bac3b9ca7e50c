import type { Insertable, Selectable } from 'kysely'
import { toPlane } from '../../../contract/place/distance.ts'
import { ancestorIds } from '../../../reference/regions.ts'
import type { JobTable, JobTables } from '../../db/job-tables.ts'
import { categoryMask, FLAG, keywordMask, payTypeCode, productCode, WHOLE_COUNTRY } from './codes.ts'
import { laneOf, pointText } from './lanes.ts'
import { searchForm } from './search-text.ts'

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
  | 'use_secure_payment'
> & { listed_at: Date | string; period_end: Date | string }

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
    document: padded(document),
  }
}

/** See job_searches in migration 0002. */
const OUT_OF_LINE_FROM = 2_048

function padded(document: string): string {
  return document + ' '.repeat(Math.max(0, OUT_OF_LINE_FROM - Buffer.byteLength(document)))
}

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
    keyword_mask: keywordMask(job.keywords),
    flags:
      (job.visa_available ? FLAG.visa : 0) |
      (job.use_secure_payment ? FLAG.securePayment : 0) |
      (districtsOf(job).length > 1 ? FLAG.shared : 0),
  }
}
