import type { Selectable } from 'kysely'
import type { WorkRightPosting } from '../../../contract/work-right/person.ts'
import type { Db } from '../../db/database.ts'
import type { JobTable } from '../../db/job-tables.ts'
import { findJob } from './queries.ts'

type WorkColumns = Pick<
  Selectable<JobTable>,
  | 'categories'
  | 'number_of_work_days'
  | 'start_minutes'
  | 'end_minutes'
  | 'business_hour_negotiable'
  | 'period_type'
> &
  Partial<Pick<Selectable<JobTable>, 'occupations'>>

/** What decides on the right to work in a job. */
export function workOf(job: WorkColumns): WorkRightPosting {
  const hasHours = !job.business_hour_negotiable
  return {
    jobCategories: job.categories,
    occupations: job.occupations,
    numberOfWorkDays: job.number_of_work_days,
    startMinutes: hasHours ? job.start_minutes : null,
    endMinutes: hasHours ? job.end_minutes : null,
    periodType: job.period_type,
  }
}

/** The work of a job that is or was public. */
export async function findPublicWork(db: Db, id: string): Promise<WorkRightPosting | undefined> {
  const job = await findJob(db, id)
  const isPublic = job?.status === 'IN_PROGRESS' || job?.status === 'CLOSED'
  return isPublic ? workOf(job) : undefined
}
