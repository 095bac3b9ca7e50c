import type { JobFilter } from '../../src/contract/job/job.ts'
import { ancestorIds } from '../../src/reference/regions.ts'
import type { Posting } from './postings.ts'

/** What the list must answer, by looking at every posting: the filter as the specification's words have it. */
export function expectedIds(postings: Posting[], filter: Partial<JobFilter>, now: Date): string[] {
  return postings
    .filter((posting) => isListed(posting, now) && matches(posting, filter))
    .toSorted(filter.sort === 'pay' ? byPay : byAge)
    .map((posting) => posting.id)
}

const isListed = (posting: Posting, now: Date) =>
  posting.status === 'IN_PROGRESS' && posting.period_end !== null && posting.period_end > now

function matches(posting: Posting, filter: Partial<JobFilter>): boolean {
  const { productType, jobCategories = [], keywordType, regionIds = [], payType, minPayAmount } = filter
  return (
    (productType === undefined || posting.product_type === productType) &&
    (jobCategories.length === 0 || jobCategories.some((category) => posting.categories.includes(category))) &&
    (keywordType === undefined || posting.keywords.includes(keywordType)) &&
    (regionIds.length === 0 || regionIds.some((id) => isIn(posting, id))) &&
    (filter.visaAvailable === undefined || posting.visa_available === filter.visaAvailable) &&
    (filter.useSecurePayment === undefined || posting.use_secure_payment === filter.useSecurePayment) &&
    (payType === undefined || posting.pay_type === payType) &&
    (minPayAmount === undefined || posting.pay_amount >= minPayAmount) &&
    wordsOf(filter.query ?? '').every((word) => textsOf(posting).some((text) => text.includes(word)))
  )
}

function isIn(posting: Posting, regionId: number): boolean {
  const further = posting.product_type === 'LOCAL' ? posting.local_region_ids : []
  return [posting.region_id, ...further].some((id) => id === regionId || ancestorIds(id).includes(regionId))
}

const wordsOf = (query: string) => query.normalize('NFC').toLowerCase().split(/\s+/u).filter(Boolean)

function textsOf(posting: Posting): string[] {
  const { title, company_name, address, address_details, details } = posting
  return [title, company_name, address, address_details, details].map((text) =>
    text.normalize('NFC').toLowerCase().replaceAll(/\s+/gu, ' '),
  )
}

const order = (one: string, other: string) => (one < other ? 1 : one > other ? -1 : 0)
const byAge = (one: Posting, other: Posting) =>
  Number(other.listed_at) - Number(one.listed_at) || order(one.id, other.id)
const byPay = (one: Posting, other: Posting) =>
  other.hourly_equivalent - one.hourly_equivalent || byAge(one, other)
