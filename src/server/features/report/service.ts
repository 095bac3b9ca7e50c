import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { EmployerTables } from '../../db/employer-tables.ts'

/** What a row `j` of `jobs` says to its readers, a line for each part. */
export const jobText: RawBuilder<string> = sql<string>`concat_ws(e'\n', j.title, j.company_name, j.contact,
  concat_ws(' ', j.address, j.address_details), concat_ws(' ', j.pay_type, j.pay_amount), j.details)`

/** Keeps the first report per visitor, job and day, with what the job says at that moment. */
export async function insertReport(db: Db, report: Insertable<EmployerTables['job_reports']>): Promise<void> {
  await db
    .insertInto('job_reports')
    .values((eb) => ({
      ...report,
      job_text: eb.selectFrom('jobs as j').select(jobText.as('text')).where('j.id', '=', report.job_id),
    }))
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

/** Whether this candidate has received the proposal. */
export async function hasReceived(db: Db, memberId: string, proposalId: string): Promise<boolean> {
  const row = await db
    .selectFrom('proposals')
    .select('id')
    .where('id', '=', proposalId)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return row !== undefined
}

/** Keeps the first report of a proposal. */
export async function insertProposalReport(
  db: Db,
  report: Insertable<EmployerTables['proposal_reports']>,
): Promise<void> {
  await db
    .insertInto('proposal_reports')
    .values(report)
    .onConflict((conflict) => conflict.column('proposal_id').doNothing())
    .execute()
}
