import { sql } from 'kysely'
import { type Db, inTransaction, type Tx } from '../../db/database.ts'
import { enqueueTask } from '../../db/tasks.ts'
import { type ListedJob, searchRow } from './listing.ts'

const BATCH = 200

interface Found extends ListedJob {
  document: string
}

/**
 * Background task: writes the search texts of listed jobs of named companies anew where they differ from the jobs, then
 * goes on behind the last one. Running it again changes nothing.
 */
export async function renewSearchTexts(db: Db, after: string | null, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    const jobs = await lockListed(tx, after)
    for (const job of jobs) {
      const { document } = searchRow(job)
      if (document !== job.document)
        await tx.updateTable('job_searches').set({ document }).where('job_id', '=', job.id).execute()
    }
    const last = jobs.at(-1)
    if (last && jobs.length === BATCH) await enqueueTask(tx, 'renew-search-texts', { after: last.id }, now)
  })
}

/** Locked, so that an edit waits instead of being overwritten. */
async function lockListed(tx: Tx, after: string | null): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select j.*, s.document from jobs j
      join job_searches s on s.job_id = j.id
      join companies c on c.id = j.company_id and c.is_name_decided
    where ${after === null ? sql`true` : sql`j.id > ${after}`}
    order by j.id limit ${BATCH} for no key update of j`.execute(tx)
  return rows
}
