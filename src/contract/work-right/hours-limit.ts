import { HOURS_LIMITS, type MaxHours } from '../base/enums.ts'
import { limitsFor } from './hours-finding.ts'
import { hoursRuleOf } from './may-take.ts'
import type { WorkRightPerson, WorkRightPosting } from './person.ts'
import { weeklyHours } from './weekly-hours.ts'

/**
 * The limits that a posting keeps to, on whichever days it turns out to be and if the break is worked, as `mayTake`
 * compares them; none where its days or hours are not known.
 */
export function limitsKept(posting: WorkRightPosting): MaxHours[] {
  const hours = weeklyHours(posting)
  if (!hours) return []
  return HOURS_LIMITS.filter((limit) => {
    const [per, most] = limit.split('_')
    return (per === 'WEEKDAYS' ? hours.weekdays : hours.week).most <= Number(most)
  })
}

/**
 * The limit that somebody's status has; undefined where it has none, or where too little is known of the person to tell
 * which. A school counts as certified only where they say so. In vacations, limits that end there are none.
 */
export function maxHoursOf(person: WorkRightPerson): MaxHours | undefined {
  const ruled = hoursRuleOf(person)
  const limits = ruled ? limitsFor(ruled.hours, person, ruled.type) : []
  const [first] = limits
  if (!first || limits.some(({ limit }) => limit !== first.limit)) return undefined
  if (person.vacation === true && first.limit.endsInVacation) return undefined
  const hours = Math.min(...limits.map((each) => each.hours))
  return HOURS_LIMITS.find((name) => name === `${first.limit.per}_${hours}`)
}
