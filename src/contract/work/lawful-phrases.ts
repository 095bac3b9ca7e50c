import { mayTake } from '../work-right/may-take.ts'
import type { WorkRightPosting } from '../work-right/person.ts'
import type { ChosenPhrase } from './phrase.ts'

/** The statuses of residence that a phrase says are welcome. */
const WELCOMES: Readonly<Record<string, readonly string[]>> = {
  VISA_E9_OK: ['E-9'],
  VISA_H2_OK: ['H-2'],
  VISA_F4_OK: ['F-4'],
  VISA_D10_OK: ['D-10'],
  VISA_STUDENT_PERMIT: ['D-2', 'D-4'],
  STUDENTS_WELCOME: ['D-2', 'D-4'],
}

/** Without welcomes to statuses for which the law does not allow the work: what employers wrote stays in their text. */
export function lawfulPhrases(phrases: readonly ChosenPhrase[], posting: WorkRightPosting): ChosenPhrase[] {
  const isForbidden = (visaStatus: string) => mayTake({ visaStatus }, posting).verdict === 'NO'
  return phrases.filter(({ code }) => !WELCOMES[code]?.every(isForbidden))
}
