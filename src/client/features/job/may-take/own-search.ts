import type { WorkRightPerson } from '../../../../contract/work-right/person.ts'
import { maxHoursOf } from '../../../../contract/work-right/hours-limit.ts'
import { type JobSearch, narrowed } from '../search/job-search.ts'

/**
 * The search for jobs that somebody may take, with the hours that their status allows as a filter.
 * @param former what they said before, whose hours are no longer theirs
 */
export function searchOfOwn(search: JobSearch, facts: WorkRightPerson, former = facts): JobSearch {
  const all = searchOfAll(search, former)
  return { ...all, mayTake: 'true', maxHours: maxHoursOf(facts) ?? all.maxHours }
}

/** The same search without either. */
export function searchOfAll(search: JobSearch, facts: WorkRightPerson): JobSearch {
  const isOwn = search.maxHours === maxHoursOf(facts)
  return narrowed({ ...search, mayTake: undefined }, isOwn ? { maxHours: undefined } : {})
}
