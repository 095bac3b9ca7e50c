import type { JobCategory } from '../../../../contract/base/enums.ts'
import type { AnnouncementValues } from './announcement-values.ts'

export type SectorChoice = Pick<AnnouncementValues, 'categories' | 'isOtherWork'>

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
