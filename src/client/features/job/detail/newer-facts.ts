import type { JobCard, JobDetail } from '../../../../contract/job/job.ts'

/** A job from a list. */
interface SeenCard {
  job: JobCard
  /** Server time (epoch ms) of the list. */
  dataTime: number
}

/** Fields that an employer or time changes. The member's own marks are left out: the outbox overlays them. */
const FACTS = [
  'status',
  'title',
  'headline',
  'companyName',
  'payType',
  'payAmount',
  'hourlyEquivalent',
  'periodEnd',
  'periodType',
  'numberOfWorkDays',
  'workDays',
  'numberOfPersons',
  'workingTimeSpan',
  'breakMinutes',
  'address',
  'addressDetails',
  'useSecurePayment',
  'visaAvailable',
] as const satisfies readonly (keyof JobCard)[]

/** Whether a later list contradicts the stored details of a job. */
export const isOutdatedBy = (stored: JobDetail, storedAt: number, card: SeenCard): boolean =>
  card.dataTime > storedAt && FACTS.some((fact) => String(stored[fact]) !== String(card.job[fact]))

/** Stored details updated from a later list, so that a closed job is not shown as open. */
export function withNewerFacts(stored: JobDetail, storedAt: number, card: SeenCard | undefined): JobDetail {
  if (!card || !isOutdatedBy(stored, storedAt, card)) return stored
  const newer: Partial<Pick<JobCard, (typeof FACTS)[number]>> = Object.fromEntries(
    FACTS.map((fact) => [fact, card.job[fact]]),
  )
  return { ...stored, ...newer }
}
