import type { Db } from '../../db/database.ts'

export { findOpenReports, insertReport, jobText, settle } from './queries.ts'

/**
 * Settles a report, or with `jobId` all open ones of that job.
 * @returns ids of those that were open
 */
export async function settleReports(
  db: Db,
  {
    id,
    jobId,
    outcome,
    now,
  }: { id: string; jobId: string | null; outcome: 'CLOSED' | 'DISMISSED'; now: Date },
): Promise<string[]> {
  const open = db.updateTable('job_reports').set({ settled_at: now, outcome }).where('settled_at', 'is', null)
  const chosen = jobId === null ? open.where('id', '=', id) : open.where('job_id', '=', jobId)
  const settled = await chosen.returning('id').execute()
  return settled.map((report) => report.id)
}
