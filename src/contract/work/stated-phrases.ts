import type { JobKeyword } from '../base/enums.ts'
import { phraseByCode } from '../../reference/phrases.ts'
import { withoutRepeats } from './match-phrases.ts'
import type { ChosenPhrase } from './phrase.ts'

/** Fields of a job that state what phrases say. */
export interface StatingFields {
  phrases: readonly ChosenPhrase[]
  keywords: readonly JobKeyword[]
  visaAvailable: boolean
  isPayGuaranteed: boolean
  /** See high-pay.ts. */
  mayCallPayHigh: boolean
  onTheWay: boolean
  nationalityUnconcerned: boolean
  businessHourNegotiable: boolean
}

/** What the benefits of the form say. */
const OF_KEYWORD: Record<JobKeyword, string> = {
  HIGH_PAYMENT: 'HIGH_PAY',
  EASY_WORK: 'EASY_TO_LEARN',
  PROVIDE_MEAL: 'MEALS_GIVEN',
  PROVIDE_RESIDENCE: 'DORMITORY',
  KOREAN_NOT_CARE: 'NO_KOREAN',
  VISA_NOT_CARE: 'VISA_ANY',
}

/** Said by any phrase of their group. */
const BY_GROUP = new Set(['MEALS_GIVEN', 'DORMITORY', 'COMPANY_BUS', 'VISA_HELP'])

/** A job's phrases, with those that its other fields state, in the order in which readers see them. */
export function statedPhrases(job: StatingFields): ChosenPhrase[] {
  const stored = job.phrases.filter(({ code }) => phraseByCode(code) && !isSettledByField(code, job))
  const codes = new Set(stored.map(({ code }) => code))
  const groups = new Set(stored.map(({ code }) => phraseByCode(code)?.group))
  const added = codesOfFields(job)
    .filter((code) => !codes.has(code))
    .filter((code) => !BY_GROUP.has(code) || !groups.has(phraseByCode(code)?.group))
  return withoutRepeats([...stored, ...added.map((code) => ({ code, parameters: {} }))])
}

/**
 * Employers may write that pay is guaranteed or high, or welcome everybody beside a list of nationalities: the fields
 * count.
 */
const isSettledByField = (code: string, job: StatingFields) =>
  code === 'PAY_GUARANTEED' ||
  (code === 'ANY_NATIONALITY' && !job.nationalityUnconcerned) ||
  (code === 'HIGH_PAY' && !job.mayCallPayHigh)

/** The chosen keywords without a promise that the other fields contradict. */
export const statedKeywords = (job: Pick<StatingFields, 'keywords' | 'mayCallPayHigh'>): JobKeyword[] =>
  job.keywords.filter((keyword) => keyword !== 'HIGH_PAYMENT' || job.mayCallPayHigh)

function codesOfFields(job: StatingFields): string[] {
  return [
    ...statedKeywords(job).map((keyword) => OF_KEYWORD[keyword]),
    ...(job.onTheWay ? ['COMPANY_BUS'] : []),
    ...(job.visaAvailable ? ['VISA_HELP'] : []),
    ...(job.isPayGuaranteed ? ['PAY_GUARANTEED'] : []),
    ...(job.nationalityUnconcerned ? ['ANY_NATIONALITY'] : []),
    ...(job.businessHourNegotiable ? ['FLEXIBLE_HOURS'] : []),
  ]
}
