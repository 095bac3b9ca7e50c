import type { SearchMatch } from '../../db/alert-tables.ts'
import { isCodeLetter, regionLetter } from '../search/search-text.ts'
import { FLAG, WHOLE_COUNTRY } from './codes.ts'
import type { ListScope } from './list-scope.ts'

export function matchOf(scope: ListScope): SearchMatch {
  return {
    anchor: anchorOf(scope),
    region_ids: scope.regionIds,
    products: scope.products,
    categories: scope.categories,
    keywords: scope.keywords,
    pay_type: scope.payType,
    min_pay_amount: scope.minPayAmount,
    flags_wanted: flagsThatAre(scope, true) | scope.hours,
    flags_unwanted: flagsThatAre(scope, false),
    words: scope.words,
  }
}

/** Occupations come first in the order of letters: they are the rarest. */
function anchorOf({ words, regionIds }: ListScope): string {
  const [place, ...others] = regionIds
  const letters = words.filter(isCodeLetter)
  const region =
    place !== undefined && place !== WHOLE_COUNTRY && others.length === 0 ? [regionLetter(place)] : []
  return [...letters, ...region].toSorted()[0] ?? ''
}

const flagsThatAre = ({ visa, securePayment }: ListScope, wanted: boolean) =>
  (visa === wanted ? FLAG.visa : 0) | (securePayment === wanted ? FLAG.securePayment : 0)
