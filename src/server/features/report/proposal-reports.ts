import { type Insertable, sql } from 'kysely'
import type { Db, Tx } from '../../db/database.ts'
import type { EmployerTables } from '../../db/employer-tables.ts'
import type { Page } from '../../db/page.ts'
import { actingOperator, detailsOfAct } from '../operator/audit.ts'

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

/** The candidate's report of a proposal; only who received it can have reported it. */
export async function findOwnProposalReport(db: Db, memberId: string, proposalId: string) {
  return db
    .selectFrom('proposal_reports')
    .innerJoin('proposals', 'proposals.id', 'proposal_reports.proposal_id')
    .select(['proposal_reports.created_at', 'settled_at', 'outcome'])
    .where('proposal_id', '=', proposalId)
    .where('proposals.member_id', '=', memberId)
    .executeTakeFirst()
}

/** The act that settled a report; earlier ones have no decision, and are found by their subject. */
const itsAct = sql`(a.id = r.decision_id or r.decision_id is null and r.settled_at is not null
  and a.subject = r.id::text and a.act = 'report.settleProposal')`

const reportedProposals = (db: Db) =>
  db
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
      sql<string | null>`(select lang_code from members where id = p.member_id)`.as('reporter_language'),
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
      detailsOfAct(itsAct).as('decision'),
      actingOperator(itsAct).as('decided_by'),
      'r.decision_id',
    ])

/** Open reports, oldest first; settled ones, latest first. */
export async function findProposalReports(db: Db, isOpen: boolean, page: Page) {
  return reportedProposals(db)
    .where('r.settled_at', isOpen ? 'is' : 'is not', null)
    .orderBy(isOpen ? 'r.created_at' : 'r.settled_at', isOpen ? 'asc' : 'desc')
    .orderBy('r.id', isOpen ? 'asc' : 'desc')
    .limit(page.pageSize)
    .offset(page.pageNumber * page.pageSize)
    .execute()
}
export type ProposalReportCase = Awaited<ReturnType<typeof findProposalReports>>[number]

export async function findProposalReport(db: Db, id: string): Promise<ProposalReportCase | undefined> {
  return reportedProposals(db).where('r.id', '=', id).executeTakeFirst()
}

const reports = (db: Db, id: string) =>
  db
    .selectFrom('proposal_reports')
    .innerJoin('proposals', 'proposals.id', 'proposal_reports.proposal_id')
    .innerJoin('companies', 'companies.id', 'proposals.company_id')
    .select([
      'proposal_id',
      'settled_at',
      'outcome',
      'decision_id',
      'proposals.title',
      'proposals.member_id',
      'companies.member_id as employer_id',
    ])
    .where('proposal_reports.id', '=', id)

/** @returns the reported proposal; undefined if there is no such report */
export async function findReportedProposal(db: Db, id: string) {
  return reports(db, id).executeTakeFirst()
}

export async function lockProposalReport(tx: Tx, id: string) {
  return reports(tx, id).forUpdate('proposal_reports').executeTakeFirst()
}

export async function settleProposalReport(
  db: Db,
  settlement: { id: string; outcome: 'UPHELD' | 'DISMISSED'; decisionId: string; now: Date },
): Promise<void> {
  const { id, outcome, decisionId, now } = settlement
  await db
    .updateTable('proposal_reports')
    .set({ settled_at: now, outcome, decision_id: decisionId })
    .where('id', '=', id)
    .execute()
}

/** Undoes a settlement. */
export async function reopenProposalReport(db: Db, id: string): Promise<void> {
  await db
    .updateTable('proposal_reports')
    .set({ settled_at: null, outcome: null, decision_id: null })
    .where('id', '=', id)
    .execute()
}
