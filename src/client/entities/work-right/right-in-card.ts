import { mayTake, type WorkRight } from '../../../contract/work-right/may-take.ts'
import type { WorkRightPerson } from '../../../contract/work-right/person.ts'
import { type CardWork, workOfCard } from './work-of-card.ts'

/** The right of the reader to take a job, from what its card says. */
export const rightInCard = (facts: WorkRightPerson, job: CardWork): WorkRight =>
  mayTake(facts, workOfCard(job))
