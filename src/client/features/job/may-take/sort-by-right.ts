import { hasWay } from '../../../../contract/work-right/may-take.ts'
import type { WorkRightPerson } from '../../../../contract/work-right/person.ts'
import { rightInCard } from '../../../entities/work-right/right-in-card.ts'
import type { CardWork } from '../../../entities/work-right/work-of-card.ts'

export interface JobsByRight<Job> {
  /** With a way for the reader: at once, with a permit, or through the employment center. */
  open: Job[]
  notKnown: Job[]
}

/** The jobs of a page in their order, without those that the reader's status does not allow. */
export function sortByRight<Job extends CardWork>(
  jobs: readonly Job[],
  facts: WorkRightPerson,
): JobsByRight<Job> {
  const judged = jobs.map((job) => ({ job, verdict: rightInCard(facts, job).verdict }))
  const those = (fits: (each: (typeof judged)[number]) => boolean) =>
    judged.filter(fits).map(({ job }) => job)
  return {
    open: those(({ verdict }) => hasWay(verdict)),
    notKnown: those(({ verdict }) => verdict === 'NOT_KNOWN'),
  }
}
