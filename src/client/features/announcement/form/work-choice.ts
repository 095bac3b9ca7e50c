import { JOB_CATEGORIES, type JobCategory } from '../../../../contract/base/enums.ts'
import { matchOccupations } from '../../../../contract/work/match-occupations.ts'
import { matchPhrases, withoutRepeats } from '../../../../contract/work/match-phrases.ts'
import { type ChosenPhrase, MOST_CHOSEN } from '../../../../contract/work/phrase.ts'
import { occupationByCode } from '../../../../reference/occupations.ts'
import type { AnnouncementValues } from './announcement-values.ts'

/** Occupations and conditions of a posting. */
export interface Work {
  occupations: string[]
  phrases: ChosenPhrase[]
}

/** What the employer changed of what the text suggests. */
export interface WorkChoice {
  added: Work
  /** Codes. */
  removed: { occupations: readonly string[]; phrases: readonly string[] }
}

/** What the text says, as the server would read it. */
export function suggestedWork({
  title,
  details,
  categories,
  isOtherWork,
}: Pick<AnnouncementValues, 'title' | 'details' | 'categories' | 'isOtherWork'>): Work {
  return {
    occupations: matchOccupations({ title, details, categories: isOtherWork ? [] : categories }),
    phrases: matchPhrases({ title, details }),
  }
}

/** The sector of the occupation that the text names first, if it has one of its own. */
export function suggestedSector(
  text: Pick<AnnouncementValues, 'title' | 'details'>,
): JobCategory | undefined {
  const [code] = matchOccupations({ ...text, categories: [] })
  const sector = code === undefined ? undefined : occupationByCode(code)?.category
  return JOB_CATEGORIES.find((category) => category === sector && category !== 'ETC')
}

/** What was changed to get from the suggestions to what is stored. */
export function choiceOf(stored: Work | undefined, suggested: Work): WorkChoice {
  const { occupations, phrases } = stored ?? suggested
  const codes = new Set(phrases.map(({ code }) => code))
  return {
    added: {
      occupations: occupations.filter((code) => !suggested.occupations.includes(code)),
      phrases: phrases.filter((phrase) => !suggested.phrases.some((each) => isSame(each, phrase))),
    },
    removed: {
      occupations: suggested.occupations.filter((code) => !occupations.includes(code)),
      phrases: suggested.phrases.map(({ code }) => code).filter((code) => !codes.has(code)),
    },
  }
}

/** The suggestions with what was changed; what the employer added comes first. */
export function chosenWork({ added, removed }: WorkChoice, suggested: Work): Work {
  const kept = suggested.occupations.filter((code) => !removed.occupations.includes(code))
  const own = new Set([...added.phrases.map(({ code }) => code), ...removed.phrases])
  return {
    occupations: [...new Set([...added.occupations, ...kept])].slice(0, MOST_CHOSEN.occupations),
    phrases: withoutRepeats([
      ...added.phrases,
      ...suggested.phrases.filter(({ code }) => !own.has(code)),
    ]).slice(0, MOST_CHOSEN.phrases),
  }
}

export const isUntouched = ({ added, removed }: WorkChoice): boolean =>
  [added.occupations, added.phrases, removed.occupations, removed.phrases].every((list) => list.length === 0)

export function pressOccupation(choice: WorkChoice, code: string, suggested: Work): WorkChoice {
  const isChosen = chosenWork(choice, suggested).occupations.includes(code)
  const { added, removed } = choice
  const others = added.occupations.filter((each) => each !== code)
  const isSuggested = suggested.occupations.includes(code)
  return {
    added: { ...added, occupations: isChosen || isSuggested ? others : [...others, code] },
    removed: {
      ...removed,
      occupations: toggled(removed.occupations, code, isChosen && isSuggested),
    },
  }
}

/** Adds a condition, or gives it other values. */
export function withPhrase(
  { added, removed }: WorkChoice,
  phrase: ChosenPhrase,
  suggested: Work,
): WorkChoice {
  const others = added.phrases.filter(({ code }) => code !== phrase.code)
  const isSuggested = suggested.phrases.some((each) => isSame(each, phrase))
  return {
    added: { ...added, phrases: isSuggested ? others : [...others, phrase] },
    removed: { ...removed, phrases: toggled(removed.phrases, phrase.code, false) },
  }
}

export const withoutPhrase = ({ added, removed }: WorkChoice, code: string, suggested: Work): WorkChoice => ({
  added: { ...added, phrases: added.phrases.filter((phrase) => phrase.code !== code) },
  removed: {
    ...removed,
    phrases: toggled(
      removed.phrases,
      code,
      suggested.phrases.some((phrase) => phrase.code === code),
    ),
  },
})

const toggled = (codes: readonly string[], code: string, isIn: boolean) => [
  ...codes.filter((each) => each !== code),
  ...(isIn ? [code] : []),
]

/** The order of parameters does not matter. */
export const isSame = (a: ChosenPhrase, b: ChosenPhrase): boolean =>
  a.code === b.code && parametersText(a) === parametersText(b)

const parametersText = ({ parameters }: ChosenPhrase) =>
  JSON.stringify(Object.entries(parameters).toSorted(([a], [b]) => a.localeCompare(b)))
