import type { JobCategory } from '../../../contract/base/enums.ts'
import { headlineOf, type Say } from '../../../contract/work/headline.ts'
import { occupationName } from '../../../contract/work/occupation-names.ts'
import type { Occupation, Phrase } from '../../../contract/work/phrase.ts'
import { type PhraseGroup, phraseGroupNames, phraseText } from '../../../contract/work/phrase-texts.ts'
import { shownValues } from '../../../contract/work/phrase-values.ts'
import { regionName } from '../../../reference/regions.ts'

/** What answers say of a job in their reader's language, with the codes that it is made of. */
interface Described {
  headline: string
  occupations: Occupation[]
  phrases: (Phrase & { groupName?: string })[]
  jobCategories: JobCategory[]
  numberOfPersons: number
  regionId?: number
}

/** Lists hold jobs, or entries that hold a job. */
const DEEPEST = 4

/**
 * An answer with each job in it described in another language. A headline without the codes that it is made of is left
 * out: its screen shows the title.
 */
export function inLanguage(data: unknown, langCode: string, say: Say): unknown {
  const rewritten = (value: unknown, depth: number): unknown => {
    if (depth > DEEPEST || typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return value.map((each) => rewritten(each, depth + 1))
    if (isDescribed(value)) return describedIn(value, langCode, say)
    const others = Object.entries(value).filter(([name]) => name !== 'headline' && name !== 'translations')
    return Object.fromEntries(others.map(([name, each]) => [name, rewritten(each, depth + 1)]))
  }
  return rewritten(data, 0)
}

const isDescribed = (value: object): value is Described =>
  'headline' in value && 'occupations' in value && 'phrases' in value && 'jobCategories' in value

function describedIn({ ...job }: Described, langCode: string, say: Say): Described {
  // Of the text in another language.
  if ('translations' in job) delete job.translations
  return {
    ...job,
    headline: headlineOf(
      {
        occupations: job.occupations.map(({ code }) => code),
        phrases: job.phrases.map(({ code }) => code),
        categories: job.jobCategories,
        numberOfPersons: job.numberOfPersons,
      },
      say,
    ),
    occupations: job.occupations.map(({ code, name }) => ({ code, name: sayOr(occupationName(code), name) })),
    phrases: job.phrases.map((phrase) => phraseIn(phrase, say)),
    ...(job.regionId === undefined ? {} : { regionName: regionName(job.regionId, langCode) }),
  }

  function sayOr(message: Parameters<Say>[0] | undefined, otherwise: string): string {
    return message ? say(message) : otherwise
  }
}

/** Texts of phrases that this release does not know stay as they were answered. */
function phraseIn<T extends Phrase & { groupName?: string }>(phrase: T, say: Say): T {
  const text = phraseText(phrase.code)
  const isKnown = Object.hasOwn(phraseGroupNames, phrase.group)
  return {
    ...phrase,
    ...(text ? { text: say(text, shownValues(phrase.parameters)) } : {}),
    ...(isKnown && phrase.groupName !== undefined
      ? { groupName: say(phraseGroupNames[phrase.group as PhraseGroup]) }
      : {}),
  }
}
