import type { Insertable } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { EmployerTables } from '../../db/employer-tables.ts'

/** Keeps the first report per visitor, job and day. */
export async function insertReport(db: Db, report: Insertable<EmployerTables['job_reports']>): Promise<void> {
  await db
    .insertInto('job_reports')
    .values(report)
    .onConflict((conflict) => conflict.columns(['job_id', 'day', 'visitor']).doNothing())
    .execute()
}

/** Unsettled reports, oldest first. */
export async function findOpenReports(db: Db) {
  return db
    .selectFrom('job_reports')
    .innerJoin('jobs', 'jobs.id', 'job_reports.job_id')
    .select(['job_reports.id', 'job_id', 'reason', 'job_reports.details', 'job_reports.created_at', 'title'])
    .where('settled_at', 'is', null)
    .orderBy('job_reports.created_at')
    .limit(100)
    .execute()
}

/** @returns false if there is no such report, or it was settled before */
export async function settle(db: Db, id: string, now: Date): Promise<boolean> {
  const settled = await db
    .updateTable('job_reports')
    .set({ settled_at: now })
    .where('id', '=', id)
    .where('settled_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return settled !== undefined
}
