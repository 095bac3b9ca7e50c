import type { JobDetail } from '../../../../contract/job/job.ts'
import { statedWorkDays } from '../../../../contract/job/work-days.ts'
import { housingNote } from '../../../../contract/work/housing-cost.ts'
import { headlineOf, type Say } from '../../../../contract/work/headline.ts'
import { occupationName } from '../../../../contract/work/occupation-names.ts'
import { type PhraseGroup, phraseGroupNames, phraseText } from '../../../../contract/work/phrase-texts.ts'
import { shownValues } from '../../../../contract/work/phrase-values.ts'
import { statedPhrases } from '../../../../contract/work/stated-phrases.ts'
import { phraseByCode } from '../../../../reference/phrases.ts'
import type { AnnouncementValues } from '../form/announcement-values.ts'
import { mayPromiseHighPay } from '../form/announcement-check.ts'
import { suggestedWork } from '../form/work/work-choice.ts'

/** What the server adds to the job: its meaning in the reader's language. */
export function previewWork(
  values: AnnouncementValues,
  say: Say,
): Pick<JobDetail, 'occupations' | 'headline' | 'phrases' | 'workDays'> {
  const { occupations, phrases: chosen } = values.work ?? suggestedWork(values)
  const stated = statedPhrases({
    // Only a grant says so.
    isPayGuaranteed: false,
    mayCallPayHigh: mayPromiseHighPay(values),
    ...values,
    phrases: chosen,
    keywords: values.keywordTypes,
    nationalityUnconcerned: values.countryCodes.length === 0,
  })
  const headline = headlineOf(
    {
      occupations,
      phrases: stated.map(({ code }) => code),
      categories: values.isOtherWork ? [] : values.categories,
      numberOfPersons: Math.max(1, Number(values.numberOfPersons)),
    },
    say,
  )
  const phrases = stated.flatMap(({ code, parameters }) => {
    const [text, group] = [phraseText(code), phraseByCode(code)?.group]
    return text && group ? [{ code, group, text: say(text, shownValues(parameters)), parameters }] : []
  })
  const workDays = statedWorkDays({ ...values, phrases: chosen })
  return {
    ...(workDays && { workDays }),
    occupations: occupations.flatMap((code) => {
      const name = occupationName(code)
      return name ? [{ code, name: say(name) }] : []
    }),
    headline,
    phrases: [...phrases, ...housingNote(stated, say)].map((phrase) => ({
      ...phrase,
      groupName: say(phraseGroupNames[phrase.group as PhraseGroup]),
    })),
  }
}
