import { sql } from 'kysely'
import {
  getProposalReport,
  listProposalReports,
  OFFER_SETTLEMENTS,
  type ProposalReportRow,
  reopenProposalReport,
  settleProposalReport,
} from '../../../contract/case/proposal-report.ts'
import { orNotFound } from '../../or-not-found.ts'
import { listCases } from '../operator/case-list.ts'
import { tellRestored, tellTaken } from '../operator/company-notices.ts'
import { undoRefused } from '../operator/decide.ts'
import { onOperator } from '../operator/on-operator.ts'
import { canReopenReported, reopenReported, withdrawReported } from '../proposal/service.ts'
import { defineReportCase, type ReportsCase } from './report-case.ts'
import type { Target } from './stored-reports.ts'

interface ReportedOffer extends Target {
  /** The company's member; null once the account is removed. */
  employerId: string | null
}

const offerOf = ({ targetId: id, title, employerId: memberId }: ReportedOffer) =>
  ({ type: 'proposal', id, title, memberId }) as const

/** An accepted report withdraws the proposal if it is open. */
export const offerReportCase: ReportsCase<ProposalReportRow, ReportedOffer> = defineReportCase({
  kind: 'OFFER_REPORT',
  table: 'proposal_reports',
  joins: sql`join proposals p on p.id = r.proposal_id join companies c on c.id = p.company_id
    left join business_verifications b on b.company_id = c.id and b.status = 'VERIFIED' and c.verified_at is not null`,
  about: {
    targetId: 'p.id',
    title: 'p.title',
    // Who received a proposal is the one who may report it.
    memberId: 'p.member_id',
    employerId: 'c.member_id',
  },
  row: {
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
      jobId: 'p.job_id',
      createdDate: 'p.created_at',
    },
    company: {
      memberId: 'c.member_id',
      businessName: 'b.business_name',
      otherReports: sql`(select count(*) from proposal_reports o join proposals q on q.id = o.proposal_id
        where q.company_id = p.company_id and o.id <> r.id)`,
    },
  },
  acts: {
    settle: 'report.settleProposal',
    undo: 'report.undoProposal',
    reopen: 'report.reopenProposal',
  },
  settlements: OFFER_SETTLEMENTS,
  effect: {
    async accept(tx, { now }, report, cause) {
      const isWithdrawn = await withdrawReported(tx, report.targetId, now)
      if (isWithdrawn) await tellTaken(tx, offerOf(report), { cause, now })
      return { jobs: [], isWithdrawn }
    },
    findRefusal: async (db, { targetId }, { former, decidedAt }) =>
      !former.isWithdrawn || (await canReopenReported(db, targetId, decidedAt)) ? null : 'CHANGED',
    async restore(tx, { now }, report, { former, decidedAt }) {
      if (!former.isWithdrawn) return
      // The company may have sent another one just now, which the lock on the report does not hold off.
      const proposal = { id: report.targetId, candidateId: report.memberId }
      if (!(await reopenReported(tx, proposal, decidedAt))) throw undoRefused('CHANGED')
      await tellRestored(tx, offerOf(report), { takenAt: decidedAt, isOpen: true, now })
    },
  },
  routes: [
    onOperator(listProposalReports, ({ db, query }) =>
      listCases(db, offerReportCase.list, query.state, query),
    ),
    onOperator(getProposalReport, async ({ db, params, by }) => {
      const report = await orNotFound(offerReportCase.findOne(db, params.id))
      return { data: await offerReportCase.withDecision(db, by, report) }
    }),
    onOperator(settleProposalReport, async ({ db, params, body, by }) => {
      const { undo } = await offerReportCase.settle(db, by, params.id, body)
      return { data: { outcome: body.outcome, undo } }
    }),
    onOperator(reopenProposalReport, async ({ db, params, by }) => ({
      data: await offerReportCase.reopen(db, by, params.id),
    })),
  ],
})
