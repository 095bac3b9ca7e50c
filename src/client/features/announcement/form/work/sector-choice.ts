import type { JobCategory } from '../../../../../contract/base/enums.ts'
import type { AnnouncementValues } from '../announcement-values.ts'

export type SectorChoice = Pick<AnnouncementValues, 'categories' | 'isOtherWork'>

/** The sector that was chosen from the text. */
export interface SectorSuggestion {
  categories: readonly JobCategory[]
  /** Whether the employer pressed it, and so made it a choice of their own. */
  isAccepted: boolean
}

export const NO_SUGGESTION: SectorSuggestion = { categories: [], isAccepted: false }

/** Whether the choice is only what the text suggests, so that it may follow the text. */
export const isFromText = (
  { categories, isOtherWork }: SectorChoice,
  suggestion: SectorSuggestion,
): boolean => !suggestion.isAccepted && !isOtherWork && categories.join() === suggestion.categories.join()

/** Whether a posting is for farm work alone. */
export const isFarmWork = ({ categories, isOtherWork }: SectorChoice): boolean =>
  !isOtherWork && categories.join() === 'FARM'

/** Adds or removes a category, and clears "other". */
export function pressCategory({ categories }: SectorChoice, category: JobCategory): SectorChoice {
  const rest = categories.filter((each) => each !== category)
  return {
    categories: rest.length < categories.length ? rest : [...rest, category],
    isOtherWork: false,
  }
}

/** Choosing "other" clears the categories. */
export const pressOther = ({ isOtherWork }: SectorChoice): SectorChoice => ({
  categories: [],
  isOtherWork: !isOtherWork,
})
