import { JOB_CATEGORIES, type JobCategory } from '../../../../../contract/base/enums.ts'
import { housingCost } from '../../../../../contract/work/housing-cost.ts'
import { matchOccupations } from '../../../../../contract/work/match-occupations.ts'
import { matchPhrases, withoutRepeats } from '../../../../../contract/work/match-phrases.ts'
import { type ChosenPhrase, MOST_CHOSEN } from '../../../../../contract/work/phrase.ts'
import { occupationByCode } from '../../../../../reference/occupations.ts'
import type { AnnouncementValues } from '../announcement-values.ts'

/** Occupations and conditions of a posting. */
export interface Work {
  occupations: string[]
  phrases: ChosenPhrase[]
}

/** What the employer changed of what the text suggests. */
export interface WorkChoice {
  added: Work
  /** Suggestions that the employer pressed: they stay when the text changes. */
  accepted: Work
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
  const isSuggested = (phrase: ChosenPhrase) => suggested.phrases.some((each) => isSame(each, phrase))
  return {
    added: {
      occupations: occupations.filter((code) => !suggested.occupations.includes(code)),
      phrases: phrases.filter((phrase) => !isSuggested(phrase)),
    },
    accepted: {
      occupations: stored ? occupations.filter((code) => suggested.occupations.includes(code)) : [],
      phrases: stored ? phrases.filter(isSuggested) : [],
    },
    removed: {
      occupations: suggested.occupations.filter((code) => !occupations.includes(code)),
      phrases: suggested.phrases.map(({ code }) => code).filter((code) => !codes.has(code)),
    },
  }
}

/** The suggestions with what was changed; what the employer added comes first. */
export function chosenWork({ added, accepted, removed }: WorkChoice, suggested: Work): Work {
  const kept = suggested.occupations.filter((code) => !removed.occupations.includes(code))
  const own = new Set([...added.phrases.map(({ code }) => code), ...removed.phrases])
  return {
    occupations: [...new Set([...added.occupations, ...kept, ...accepted.occupations])].slice(
      0,
      MOST_CHOSEN.occupations,
    ),
    phrases: withoutRepeats([
      ...added.phrases,
      ...suggested.phrases.filter(({ code }) => !own.has(code)),
      ...accepted.phrases.filter(({ code }) => !suggested.phrases.some((each) => each.code === code)),
    ]).slice(0, MOST_CHOSEN.phrases),
  }
}

export const isUntouched = ({ added, accepted, removed }: WorkChoice): boolean =>
  [added, accepted, removed].every(({ occupations, phrases }) => occupations.length + phrases.length === 0)

/** Whether an occupation was chosen from the text, and the employer has not pressed it. */
export const isOccupationSuggestion = ({ accepted }: WorkChoice, code: string, suggested: Work): boolean =>
  suggested.occupations.includes(code) && !accepted.occupations.includes(code)

export const isPhraseSuggestion = (
  { accepted }: WorkChoice,
  phrase: ChosenPhrase,
  suggested: Work,
): boolean =>
  suggested.phrases.some((each) => isSame(each, phrase)) &&
  !accepted.phrases.some(({ code }) => code === phrase.code)

/** Accepts a suggestion, adds, or takes back what was accepted or added. */
export function pressOccupation(choice: WorkChoice, code: string, suggested: Work): WorkChoice {
  const { added, accepted, removed } = choice
  const isSuggested = suggested.occupations.includes(code)
  const isTakenBack =
    chosenWork(choice, suggested).occupations.includes(code) &&
    !isOccupationSuggestion(choice, code, suggested)
  return {
    added: { ...added, occupations: toggled(added.occupations, code, !isTakenBack && !isSuggested) },
    accepted: { ...accepted, occupations: toggled(accepted.occupations, code, !isTakenBack && isSuggested) },
    removed: { ...removed, occupations: toggled(removed.occupations, code, isTakenBack && isSuggested) },
  }
}

/** Accepts or adds a condition, or gives it other values. */
export function withPhrase(
  { added, accepted, removed }: WorkChoice,
  phrase: ChosenPhrase,
  suggested: Work,
): WorkChoice {
  const isSuggested = suggested.phrases.some((each) => isSame(each, phrase))
  return {
    added: { ...added, phrases: replaced(added.phrases, phrase.code, isSuggested ? [] : [phrase]) },
    accepted: { ...accepted, phrases: replaced(accepted.phrases, phrase.code, isSuggested ? [phrase] : []) },
    removed: { ...removed, phrases: toggled(removed.phrases, phrase.code, false) },
  }
}

export const withoutPhrase = (
  { added, accepted, removed }: WorkChoice,
  code: string,
  suggested: Work,
): WorkChoice => ({
  added: { ...added, phrases: replaced(added.phrases, code, []) },
  accepted: { ...accepted, phrases: replaced(accepted.phrases, code, []) },
  removed: {
    ...removed,
    phrases: toggled(
      removed.phrases,
      code,
      suggested.phrases.some((phrase) => phrase.code === code),
    ),
  },
})

/** States what housing costs in a month: won, 0 if it is free, or null if it is not stated. */
export function withHousingCost(choice: WorkChoice, cost: number | null, suggested: Work): WorkChoice {
  const unstated = ['DORMITORY_FREE', 'DORMITORY_COST'].reduce(
    (rest, code) => withoutPhrase(rest, code, suggested),
    choice,
  )
  if (cost === null) {
    const isOffered = housingCost(chosenWork(unstated, suggested).phrases) !== null
    return isOffered ? unstated : withPhrase(unstated, { code: 'DORMITORY', parameters: {} }, suggested)
  }
  const phrase: ChosenPhrase =
    cost === 0
      ? { code: 'DORMITORY_FREE', parameters: {} }
      : { code: 'DORMITORY_COST', parameters: { amount: cost } }
  return withPhrase(unstated, phrase, suggested)
}

const toggled = (codes: readonly string[], code: string, isIn: boolean) => [
  ...codes.filter((each) => each !== code),
  ...(isIn ? [code] : []),
]

const replaced = (phrases: readonly ChosenPhrase[], of: string, by: readonly ChosenPhrase[]) => [
  ...phrases.filter(({ code }) => code !== of),
  ...by,
]

/** The order of parameters does not matter. */
export const isSame = (a: ChosenPhrase, b: ChosenPhrase): boolean =>
  a.code === b.code && parametersText(a) === parametersText(b)

const parametersText = ({ parameters }: ChosenPhrase) =>
  JSON.stringify(Object.entries(parameters).toSorted(([a], [b]) => a.localeCompare(b)))
