import type { Selectable } from 'kysely'
import type { PostedWork } from '../../../contract/wage/posted-week.ts'
import { headlineOf, type Say, strongest } from '../../../contract/work/headline.ts'
import { housingNote } from '../../../contract/work/housing-cost.ts'
import { occupationName } from '../../../contract/work/occupation-names.ts'
import type { ChosenPhrase, Occupation, Phrase } from '../../../contract/work/phrase.ts'
import { type PhraseGroup, phraseGroupNames, phraseText } from '../../../contract/work/phrase-texts.ts'
import { lawfulPhrases } from '../../../contract/work/lawful-phrases.ts'
import { mayCallPayHigh } from '../../../contract/work/high-pay.ts'
import { statedPhrases } from '../../../contract/work/stated-phrases.ts'
import { shownValues } from '../../../contract/work/phrase-values.ts'
import { phraseByCode } from '../../../reference/phrases.ts'
import { minimumWageOn } from '../../../reference/wage/minimum-wages.ts'
import type { JobTable } from '../../db/job-tables.ts'
import { textIn } from '../../i18n/text-in.ts'
import { seoulDay } from '../../seoul-day.ts'

export type StatingJob = Pick<
  Selectable<JobTable>,
  | 'phrases'
  | 'occupations'
  | 'categories'
  | 'keywords'
  | 'visa_available'
  | 'guaranteed_until'
  | 'on_the_way'
  | 'nationality_unconcerned'
  | 'business_hour_negotiable'
  | 'pay_type'
  | 'pay_amount'
  | 'number_of_work_days'
  | 'start_minutes'
  | 'end_minutes'
  | 'break_minutes'
> & { listed_at: Date | string | null; created_at: Date | string }

export type WorkingJob = StatingJob & Pick<Selectable<JobTable>, 'number_of_persons'>

export interface WorkInLanguage {
  occupations: Occupation[]
  headline: string
  phrases: Phrase[]
}

/** Phrases on a card. */
const ON_CARD = 5

/** What a job is for and states, in a reader's language. */
export function workOf(job: WorkingJob, langCode: string): WorkInLanguage {
  const say = textIn(langCode)
  const stated = statedBy(job)
  return {
    occupations: job.occupations.flatMap((code) => occupationIn(code, say)),
    headline: headlineOf(headlined(job, stated), say),
    phrases: strongest(stated, ON_CARD).flatMap((phrase) => phraseIn(phrase, say)),
  }
}

/** All phrases, for details, and what is missing of them. */
export function phrasesOf(job: StatingJob, langCode: string): (Phrase & { groupName: string })[] {
  const say = textIn(langCode)
  const stated = statedBy(job)
  return [...stated.flatMap((phrase) => phraseIn(phrase, say)), ...housingNote(stated, say)].map(
    (phrase) => ({
      ...phrase,
      groupName: say(phraseGroupNames[phrase.group as PhraseGroup]),
    }),
  )
}

/** A job's phrases, with those that its other fields state. */
export const statedBy = (job: StatingJob): ChosenPhrase[] =>
  lawfulPhrases(fieldsAndPhrases(job), {
    jobCategories: job.categories,
    occupations: job.occupations,
  })

const fieldsAndPhrases = (job: StatingJob): ChosenPhrase[] =>
  statedPhrases({
    phrases: job.phrases,
    keywords: job.keywords,
    visaAvailable: job.visa_available,
    isPayGuaranteed: job.guaranteed_until !== null,
    mayCallPayHigh: mayCallPayHighIn(job),
    onTheWay: job.on_the_way,
    nationalityUnconcerned: job.nationality_unconcerned,
    businessHourNegotiable: job.business_hour_negotiable,
  })

/** Compared with the minimum wage of the day it was listed, as its page does. */
export const mayCallPayHighIn = (job: Omit<StatingJob, 'phrases'>): boolean =>
  mayCallPayHigh(postedWorkOf(job), minimumWageOn(seoulDay(new Date(job.listed_at ?? job.created_at))))

/** Pay and hours of a posting, as they are reckoned with. */
export const postedWorkOf = (job: Omit<StatingJob, 'phrases'>): PostedWork => ({
  payType: job.pay_type,
  payAmount: job.pay_amount,
  numberOfWorkDays: job.number_of_work_days,
  startMinutes: job.start_minutes,
  endMinutes: job.end_minutes,
  breakMinutes: job.break_minutes,
  categories: job.categories,
  occupations: job.occupations,
})

const headlined = (job: WorkingJob, stated: readonly ChosenPhrase[]) => ({
  occupations: job.occupations,
  phrases: stated.map(({ code }) => code),
  categories: job.categories,
  numberOfPersons: job.number_of_persons,
})

export function occupationIn(code: string, say: Say): Occupation[] {
  const name = occupationName(code)
  return name ? [{ code, name: say(name) }] : []
}

function phraseIn({ code, parameters }: ChosenPhrase, say: Say): Phrase[] {
  const [text, group] = [phraseText(code), phraseByCode(code)?.group]
  return text && group ? [{ code, group, text: say(text, shownValues(parameters)), parameters }] : []
}
