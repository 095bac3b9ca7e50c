import { type Selectable, sql } from 'kysely'
import type { SignalStatus, SuspiciousPosting } from '../../../contract/case/signal.ts'
import type { Db, Tx } from '../../db/database.ts'
import { shapeOf } from '../operator/shape.ts'
import type { JobTables } from '../../db/job-tables.ts'
import { byStatus, type CaseList } from '../operator/case-list.ts'

type SignalRow = Selectable<JobTables['job_signals']>

export async function findSignals(db: Db, jobId: string): Promise<SignalRow | undefined> {
  return db.selectFrom('job_signals').selectAll().where('job_id', '=', jobId).executeTakeFirst()
}

export async function lockSignals(tx: Tx, jobId: string): Promise<SignalRow | undefined> {
  return tx.selectFrom('job_signals').selectAll().where('job_id', '=', jobId).forUpdate().executeTakeFirst()
}

export async function deleteSignals(db: Db, jobId: string): Promise<void> {
  await db.deleteFrom('job_signals').where('job_id', '=', jobId).execute()
}

/** Puts a posting into the operators' queue. */
export async function openSignals(
  db: Db,
  row: Pick<SignalRow, 'job_id' | 'signals' | 'text_hash'>,
  now: Date,
): Promise<void> {
  const values = { ...row, status: 'OPEN' as const, found_at: now, decided_at: null }
  await db
    .insertInto('job_signals')
    .values(values)
    .onConflict((conflict) => conflict.column('job_id').doUpdateSet(values))
    .execute()
}

export async function setSignalStatus(
  db: Db,
  jobId: string,
  decision: { status: SignalStatus; decided_at: Date | null },
): Promise<void> {
  await db.updateTable('job_signals').set(decision).where('job_id', '=', jobId).execute()
}

/** Whether a posting of another company has the number. The expression is that of its index. */
export async function isContactShared(db: Db, companyId: string, digits: string): Promise<boolean> {
  const { rows } = await sql<{ shared: boolean }>`
    select exists (select from jobs where regexp_replace(contact, '\\D', '', 'g') = ${digits}
      and company_id <> ${companyId}) as shared`.execute(db)
  return rows[0]?.shared ?? false
}

const MAX_SHARED = 3

const byDecision = byStatus<SignalStatus>('s', 'OPEN', 'found_at')

/** The usual pay is not stored. */
type ListedPosting = Omit<SuspiciousPosting, 'usualHourly'> & { regionId: number }

export const suspiciousList: CaseList<ListedPosting, SignalStatus> = {
  from: sql`job_signals s join jobs j on j.id = s.job_id`,
  joins: sql`join companies c on c.id = j.company_id
    cross join lateral (
      select coalesce(json_agg(json_build_object('companyName', o.company_name, 'title', o.title)), '[]') as found
      from (
        select company_name, title from jobs
        where 'SHARED_CONTACT' = any(s.signals) and company_id <> j.company_id
          and regexp_replace(contact, '\\D', '', 'g') = regexp_replace(j.contact, '\\D', '', 'g')
        order by id desc limit ${MAX_SHARED}
      ) o
    ) shared`,
  ...shapeOf<ListedPosting>({
    id: 's.job_id',
    status: 's.status',
    signals: 's.signals',
    title: 'j.title',
    details: 'j.details',
    contact: 'j.contact',
    hourlyEquivalent: 'j.hourly_equivalent',
    companyName: 'j.company_name',
    memberId: 'c.member_id',
    jobStatus: 'j.status',
    sharedWith: 'shared.found',
    foundDate: 's.found_at',
    decidedDate: 's.decided_at',
    regionId: 'j.region_id',
  }),
  listed(status) {
    const { where, order } = byDecision(status)
    // Closed postings need no decision any more.
    return { where: status === 'OPEN' ? sql`${where} and j.status <> 'CLOSED'` : where, order }
  },
  id: 's.job_id',
}
