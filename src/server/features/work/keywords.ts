import type { JobKeyword } from '../../../contract/base/enums.ts'
import { statedKeywords } from '../../../contract/work/stated-phrases.ts'
import { searchConditions } from '../../../reference/search-conditions.ts'
import { mayCallPayHighIn, type StatingJob } from './work-of.ts'

const metBy = (phrase: string): ReadonlySet<string> =>
  searchConditions.find((condition) => condition.phrase === phrase)?.phrases ?? new Set()

/** Phrases that promise what a keyword does, so that an employer need not choose both. */
const PROMISED_BY: readonly (readonly [JobKeyword, ReadonlySet<string>])[] = [
  ['PROVIDE_RESIDENCE', metBy('DORMITORY')],
  ['PROVIDE_MEAL', metBy('MEALS_GIVEN')],
  ['KOREAN_NOT_CARE', metBy('NO_KOREAN')],
  ['VISA_NOT_CARE', new Set(['VISA_ANY'])],
]

/** The chosen keywords that the pay does not contradict, and those that the phrases promise. */
export function keywordsOf(job: StatingJob): JobKeyword[] {
  const { keywords, phrases } = job
  const promised = PROMISED_BY.filter(([, codes]) => phrases.some(({ code }) => codes.has(code)))
  const stated = statedKeywords({ keywords, mayCallPayHigh: mayCallPayHighIn(job) })
  return [...new Set([...stated, ...promised.map(([keyword]) => keyword)])]
}
