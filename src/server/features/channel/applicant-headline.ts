import { defineMessage as text } from '#message'
import { BETWEEN_FACTS } from '../../../contract/base/between-facts.ts'
import type { Message } from '../../../contract/base/define-message.ts'
import {
  type JobCategory,
  type KoreanCapability,
  PERIOD_TYPES,
  type PeriodType,
} from '../../../contract/base/enums.ts'
import { countries } from '../../../reference/countries.ts'
import type { Career } from '../../db/resume-tables.ts'
import { textIn } from '../../i18n/text-in.ts'

const categories: Record<JobCategory, Message> = {
  FACTORY: text({ message: 'Factory', comment: 'Kind of work' }),
  FARM: text({ message: 'Farm', comment: 'Kind of work' }),
  RESTAURANT: text({ message: 'Restaurant', comment: 'Kind of work' }),
  CONSTRUCTION: text({ message: 'Construction', comment: 'Kind of work' }),
  TRANSLATION: text({ message: 'Interpreting', comment: 'Kind of work: interpreting and translation' }),
  OFFICE: text({ message: 'Office', comment: 'Kind of work' }),
  ETC: text({ message: 'Other work', comment: 'Kind of work that is not in the list' }),
}

const periods: Record<PeriodType, Message> = {
  UNDER_WEEK: text({ message: 'Under 1 week' }),
  UNDER_MONTH: text({ message: 'Under 1 month' }),
  UNDER_3MONTH: text({ message: 'Under 3 months' }),
  UNDER_6MONTH: text({ message: 'Under 6 months' }),
  UNDER_1YEAR: text({ message: 'Under 1 year' }),
  ABOVE_1YEAR: text({ message: '1 year or more', comment: 'Includes exactly 12 months' }),
}

const capabilities: Record<KoreanCapability, Message> = {
  VERY_BAD: text({ message: 'Very little', comment: 'How much Korean a person speaks' }),
  BAD: text({ message: 'A little', comment: 'How much Korean a person speaks' }),
  NORMAL: text({ message: 'Fair', comment: 'How much Korean a person speaks' }),
  GOOD: text({ message: 'Good', comment: 'How much Korean a person speaks' }),
  VERY_GOOD: text({ message: 'Very good', comment: 'How much Korean a person speaks' }),
}
const korean = text({ message: 'Korean' })
const noExperience = text({ message: 'No experience added' })
const otherCountry = text({ message: 'Other country' })

export interface ApplicantFacts {
  country: string
  korean: KoreanCapability | null
  career: Career
}

/**
 * An applicant as the rows of applicants say it, without the name: `베트남 · 공장 1년 이상 · 한국어 보통`. In Korean for
 * every reader.
 */
export function applicantHeadline(applicant: ApplicantFacts): string {
  const say = textIn('ko')
  const country = countries.find(({ code }) => code === applicant.country.toUpperCase())
  const capability = applicant.korean && `${say(korean)} ${say(capabilities[applicant.korean])}`
  const facts = [country?.nameInKorean ?? say(otherCountry), longest(applicant.career), capability]
  return facts.filter((each) => each !== null).join(BETWEEN_FACTS)
}

function longest(career: Career): string {
  const say = textIn('ko')
  const [first] = (Object.entries(career) as [JobCategory, PeriodType][]).toSorted(
    ([, a], [, b]) => PERIOD_TYPES.indexOf(b) - PERIOD_TYPES.indexOf(a),
  )
  return first ? `${say(categories[first[0]])} ${say(periods[first[1]])}` : say(noExperience)
}
