import type { Insertable } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { EmployerTables } from '../../db/employer-tables.ts'

/** One of each visitor, posting and day is kept: the first. */
export async function insertReport(db: Db, report: Insertable<EmployerTables['job_reports']>): Promise<void> {
  await db
    .insertInto('job_reports')
    .values(report)
    .onConflict((conflict) => conflict.columns(['job_id', 'day', 'visitor']).doNothing())
    .execute()
}
