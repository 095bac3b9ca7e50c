import { type Insertable, sql } from 'kysely'
import type { ProposalReportRow } from '../../../contract/case/proposal-report.ts'
import type { Db, Tx } from '../../db/database.ts'
import type { EmployerTables } from '../../db/employer-tables.ts'
import { type Columns, findItem, shapeOf } from '../operator/shape.ts'
import { actingOperator, detailsOfAct } from '../operator/audit.ts'
import { bySettlement, type CaseList } from '../operator/case-list.ts'

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

const columns: Columns<ProposalReportRow> = {
  id: 'r.id',
  reason: 'r.reason',
  text: 'r.details',
  langCode: sql`(select lang_code from members where id = p.member_id)`,
  createdDate: 'r.created_at',
  settledDate: 'r.settled_at',
  outcome: 'r.outcome',
  proposal: {
    id: 'p.id',
    status: 'p.status',
    title: 'p.title',
    companyName: 'p.company_name',
    contact: 'p.contact',
    address: 'p.address',
    hours: 'p.hours',
    payType: 'p.pay_type',
    payAmount: 'p.pay_amount',
    details: 'p.details',
    createdDate: 'p.created_at',
  },
  decidedBy: actingOperator(itsAct),
  company: {
    memberId: 'c.member_id',
    businessName: 'b.business_name',
    otherReports: sql`(select count(*) from proposal_reports o join proposals q on q.id = o.proposal_id
      where q.company_id = p.company_id and o.id <> r.id)`,
  },
}

const from = sql`proposal_reports r`
const joins = sql`join proposals p on p.id = r.proposal_id join companies c on c.id = p.company_id
  left join business_verifications b on b.company_id = c.id and b.status = 'VERIFIED' and c.verified_at is not null`

export const offerReportList: CaseList<ProposalReportRow, 'OPEN' | 'SETTLED'> = {
  from,
  joins,
  ...shapeOf<ProposalReportRow>(columns),
  listed: bySettlement(),
  id: 'r.id',
}

interface StoredDecision {
  decisionId: string | null
  /** Of the act that settled it. */
  details: Record<string, unknown> | null
}

const withDecision = shapeOf<ProposalReportRow & { stored: StoredDecision }>({
  ...columns,
  stored: { decisionId: 'r.decision_id', details: detailsOfAct(itsAct) },
})

export async function findProposalReport(db: Db, id: string) {
  return findItem(db, withDecision, sql`from ${from} ${joins} where r.id = ${id}`)
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
