import type { WorkRightPosting } from '../../../contract/work-right/person.ts'
import type { Db } from '../../db/database.ts'
import { findJob, findJobsWork } from './queries.ts'
import { workOf } from './stated-work.ts'

/** The work of these jobs, in any status. */
export async function findWorks(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, WorkRightPosting>> {
  const rows = await findJobsWork(db, [...new Set(ids)])
  return new Map(rows.map((row) => [row.id, workOf(row)]))
}

/** The work of a job that is or was public. */
export async function findPublicWork(db: Db, id: string): Promise<WorkRightPosting | undefined> {
  const job = await findJob(db, id)
  const isPublic = job?.status === 'IN_PROGRESS' || job?.status === 'CLOSED'
  return isPublic ? workOf(job) : undefined
}
