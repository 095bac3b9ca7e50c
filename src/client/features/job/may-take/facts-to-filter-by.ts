import type { WorkRightPerson } from '../../../../contract/work-right/person.ts'
import { useOwnFacts } from '../../../entities/work-right/own-facts.ts'
import type { JobSearch } from '../search/job-search.ts'

/** What the reader said of their stay, where the search asks for jobs they may take; null if it does not. */
export function useFactsToFilterBy({ mayTake }: JobSearch): WorkRightPerson | null {
  const facts = useOwnFacts()
  return mayTake === 'true' ? facts : null
}
