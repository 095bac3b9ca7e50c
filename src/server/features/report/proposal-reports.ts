import { type Insertable, sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import type { EmployerTables } from '../../db/employer-tables.ts'
import type { Page } from '../../db/page.ts'

type Table = EmployerTables['proposal_reports']

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
export async function insertProposalReport(db: Db, report: Insertable<Table>): Promise<void> {
  await db
    .insertInto('proposal_reports')
    .values(report)
    .onConflict((conflict) => conflict.column('proposal_id').doNothing())
    .execute()
}

/** Open reports, oldest first; settled ones, latest first. */
export async function findProposalReports(db: Db, isOpen: boolean, page: Page) {
  return db
    .selectFrom('proposal_reports as r')
    .innerJoin('proposals as p', 'p.id', 'r.proposal_id')
    .innerJoin('companies as c', 'c.id', 'p.company_id')
    .leftJoin('business_verifications as b', (join) =>
      join
        .onRef('b.company_id', '=', 'c.id')
        .on('b.status', '=', 'VERIFIED')
        .on('c.verified_at', 'is not', null),
    )
    .select([
      'r.id',
      'r.reason',
      'r.details as report_text',
      'r.created_at',
      'r.settled_at',
      'r.outcome',
      'p.id as proposal_id',
      'p.status',
      'p.title',
      'p.company_name',
      'p.contact',
      'p.address',
      'p.hours',
      'p.pay_type',
      'p.pay_amount',
      'p.details',
      'p.created_at as sent_at',
      'c.member_id as employer_id',
      'b.business_name',
      sql<number>`(select count(*) from proposal_reports o join proposals q on q.id = o.proposal_id
        where q.company_id = p.company_id and o.id <> r.id)`.as('other_reports'),
    ])
    .where('r.settled_at', isOpen ? 'is' : 'is not', null)
    .orderBy(isOpen ? 'r.created_at' : 'r.settled_at', isOpen ? 'asc' : 'desc')
    .orderBy('r.id', isOpen ? 'asc' : 'desc')
    .limit(page.pageSize)
    .offset(page.pageNumber * page.pageSize)
    .execute()
}
export type ProposalReportCase = Awaited<ReturnType<typeof findProposalReports>>[number]

/** @returns the reported proposal; undefined if there is no such report */
export async function lockProposalReport(db: Db, id: string) {
  return db
    .selectFrom('proposal_reports')
    .innerJoin('proposals', 'proposals.id', 'proposal_reports.proposal_id')
    .select(['proposal_id', 'settled_at', 'proposals.title'])
    .where('proposal_reports.id', '=', id)
    .forUpdate('proposal_reports')
    .executeTakeFirst()
}

export async function settleProposalReport(
  db: Db,
  { id, outcome, now }: { id: string; outcome: 'UPHELD' | 'DISMISSED'; now: Date },
): Promise<void> {
  await db.updateTable('proposal_reports').set({ settled_at: now, outcome }).where('id', '=', id).execute()
}
