import { readStatus, type WorkRightPerson } from '../../../contract/work-right/person.ts'
import { useOwnFacts } from './own-facts.ts'

/** Whether a rule for these statuses may concern somebody: always where their own status is not known. */
export function mayConcern(person: Pick<WorkRightPerson, 'visaStatus'> | null, statuses: readonly string[]) {
  const own = readStatus(person?.visaStatus ?? '')
  return own === undefined || statuses.includes(own.status)
}

/** Whether somebody's own status is known and one of these. */
export function hasStatus(person: Pick<WorkRightPerson, 'visaStatus'> | null, statuses: readonly string[]) {
  const own = readStatus(person?.visaStatus ?? '')
  return own !== undefined && statuses.includes(own.status)
}

/** Whether a rule for these statuses may concern the reader. */
export const useMayConcern = (statuses: readonly string[]): boolean => mayConcern(useOwnFacts(), statuses)
