import type { JobFilter } from '../../src/contract/job/job.ts'
import type { MaxHours } from '../../src/contract/base/enums.ts'
import { weeklyHours } from '../../src/contract/work-right/weekly-hours.ts'
import { workOf } from '../../src/server/features/job/stated-work.ts'
import { regularHour } from '../../src/contract/wage/posted-week.ts'
import { distanceBetween, roundedPlace } from '../../src/contract/place/distance.ts'
import { ancestorIds } from '../../src/reference/regions.ts'
import type { JobRow } from './jobs.ts'

/** Expected result of the list, computed by checking every job against the filter as specified. */
export function expectedIds(jobs: JobRow[], filter: Partial<JobFilter>, now: Date): string[] {
  return jobs
    .filter((job) => isListed(job, now) && matches(job, filter))
    .toSorted(orderOf(filter))
    .map((job) => job.id)
}

function orderOf({ sort, near }: Partial<JobFilter>) {
  if (sort === 'pay') return byPay
  if (sort !== 'distance' || !near) return byAge
  const origin = roundedPlace({ latitude: near[0], longitude: near[1] })
  return (one: JobRow, other: JobRow) =>
    distanceBetween(one, origin) - distanceBetween(other, origin) || order(one.id, other.id)
}

const isListed = (job: JobRow, now: Date) =>
  job.status === 'IN_PROGRESS' && job.period_end !== null && job.period_end > now

/** Ten per cent above the minimum wage of 2026, for a regular hour. */
const isPaidHigh = (job: JobRow) =>
  regularHour({
    payType: job.pay_type,
    payAmount: job.pay_amount,
    numberOfWorkDays: job.number_of_work_days,
    startMinutes: job.start_minutes,
    endMinutes: job.end_minutes,
    categories: job.categories,
  }) >= 11_352

function matches(job: JobRow, filter: Partial<JobFilter>): boolean {
  const { productType, jobCategories = [], keywordType, regionIds = [], payType, minPayAmount } = filter
  return (
    (productType === undefined || job.product_type === productType) &&
    (jobCategories.length === 0 || jobCategories.some((category) => job.categories.includes(category))) &&
    (keywordType === undefined ||
      (job.keywords.includes(keywordType) && (keywordType !== 'HIGH_PAYMENT' || isPaidHigh(job)))) &&
    (!filter.occupation || job.occupations.includes(filter.occupation)) &&
    (regionIds.length === 0 || regionIds.some((id) => isIn(job, id))) &&
    (filter.visaAvailable === undefined || job.visa_available === filter.visaAvailable) &&
    (filter.useSecurePayment === undefined || (job.guaranteed_until !== null) === filter.useSecurePayment) &&
    (payType === undefined || job.pay_type === payType) &&
    (!filter.maxHours || isWithin(job, filter.maxHours)) &&
    (minPayAmount === undefined || job.pay_amount >= minPayAmount) &&
    wordsOf(filter.query ?? '').every((word) => textsOf(job).some((text) => text.includes(word)))
  )
}

function isWithin(job: JobRow, limit: MaxHours): boolean {
  const [per, most] = limit.split('_')
  const hours = weeklyHours(
    workOf({ ...job, work_days: job.work_days ?? null, phrases: JSON.parse(job.phrases) }),
  )
  const counted = per === 'WEEK' ? hours?.week : hours?.weekdays
  return counted !== undefined && counted.most <= Number(most)
}

function isIn(job: JobRow, regionId: number): boolean {
  const further = job.product_type === 'LOCAL' ? job.local_region_ids : []
  return [job.region_id, ...further].some((id) => id === regionId || ancestorIds(id).includes(regionId))
}

const wordsOf = (query: string) => query.normalize('NFC').toLowerCase().split(/\s+/u).filter(Boolean)

function textsOf(job: JobRow): string[] {
  const { title, company_name, address, address_details, details } = job
  return [title, company_name, address, address_details, details].map((text) =>
    text.normalize('NFC').toLowerCase().replaceAll(/\s+/gu, ' '),
  )
}

const order = (one: string, other: string) => (one < other ? 1 : one > other ? -1 : 0)
const byAge = (one: JobRow, other: JobRow) =>
  Number(other.listed_at) - Number(one.listed_at) || order(one.id, other.id)
const byPay = (one: JobRow, other: JobRow) =>
  other.hourly_equivalent - one.hourly_equivalent || byAge(one, other)
