import type { DataOf } from '../../../contract/base/endpoint.ts'
import type { getLandingFigures } from '../../../contract/site/landing.ts'

export type Counted = DataOf<typeof getLandingFigures>

const MIN_PEOPLE = 30
const MIN_JOBS = 10

/** Which of the counts says enough to be shown; a general statement stands in the place of another. */
export const isShown = {
  people: ({ people }: Counted) => people >= MIN_PEOPLE,
  openJobs: ({ openJobs }: Counted) => openJobs >= MIN_JOBS,
  openedPercent: ({ openedPercent }: Counted) => openedPercent !== null,
}
