import { JOB_CATEGORIES, type JobCategory } from '../../../contract/base/enums.ts'
import specialities from './specialities.json' with { type: 'json' }

/** What is done in some of a category's roles. The first whose pattern fits `product role` counts. */
interface Speciality {
  roles: RegExp
  /** What all of them do. */
  main: string
  /** What some of them do besides. */
  tasks: readonly string[]
}

export const SPECIALITIES = Object.fromEntries(
  JOB_CATEGORIES.map((category) => [
    category,
    specialities[category].map(({ roles, ...rest }) => ({ ...rest, roles: new RegExp(roles) })),
  ]),
) as unknown as Record<JobCategory, readonly Speciality[]>
