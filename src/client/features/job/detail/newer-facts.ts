import type { JobCard, JobDetail } from '../../../../contract/job/job.ts'

/** A posting as a list has it. */
interface SeenCard {
  job: JobCard
  /** Server time (epoch ms) of the list. */
  dataTime: number
}

/** What an employer or the passing of time changes; a member's own marks have the outbox to lie over them. */
const FACTS = [
  'status',
  'title',
  'companyName',
  'payType',
  'payAmount',
  'hourlyEquivalent',
  'periodEnd',
  'periodType',
  'numberOfWorkDays',
  'numberOfPersons',
  'workingTimeSpan',
  'address',
  'addressDetails',
  'useSecurePayment',
  'visaAvailable',
] as const satisfies readonly (keyof JobCard)[]

/** Whether a list that was read later knows the posting otherwise than its page as it was kept. */
export const isOutdatedBy = (kept: JobDetail, keptAt: number, card: SeenCard): boolean =>
  card.dataTime > keptAt && FACTS.some((fact) => kept[fact] !== card.job[fact])

/** The page as it was kept, with what a list that was read later says: a closed posting must not look open. */
export function withNewerFacts(kept: JobDetail, keptAt: number, card: SeenCard | undefined): JobDetail {
  if (!card || !isOutdatedBy(kept, keptAt, card)) return kept
  const newer: Partial<JobCard> = Object.fromEntries(FACTS.map((fact) => [fact, card.job[fact]]))
  return { ...kept, ...newer }
}
