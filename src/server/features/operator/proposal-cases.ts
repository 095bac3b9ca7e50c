import { AppError } from '../../../contract/base/errors.ts'
import {
  listProposalReports,
  type ProposalReportRow,
  settleProposalReport,
} from '../../../contract/operator/proposal-case.ts'
import { countRows } from '../../db/page.ts'
import { on } from '../../http/endpoint-route.ts'
import { withdrawReported } from '../proposal/service.ts'
import {
  findProposalReports,
  lockProposalReport,
  type ProposalReportCase,
  settleProposalReport as settle,
} from '../report/service.ts'
import { insertAct } from './queries.ts'

export const operatorProposalCaseRoutes = [
  on(listProposalReports, async ({ db, query }) => {
    const isOpen = query.state === 'OPEN'
    const [rows, totalCount] = await Promise.all([
      findProposalReports(db, isOpen, query),
      countRows(db.selectFrom('proposal_reports').where('settled_at', isOpen ? 'is' : 'is not', null)),
    ])
    return { data: rows.map(rowOf), totalCount }
  }),
  on(settleProposalReport, async ({ db, params: { id }, body: { outcome, reason }, member, now }) => {
    const report = await lockProposalReport(db, id)
    if (!report) throw new AppError('NOT_FOUND')
    if (report.settled_at) throw new AppError('JOB_STATE')
    await settle(db, { id, outcome, now })
    if (outcome === 'UPHELD') await withdrawReported(db, report.proposal_id, now)
    const details = { outcome, title: report.title, ...(reason === '' ? {} : { reason }) }
    await insertAct(db, { operatorId: member.id, now, act: 'report.settleProposal', subject: id, details })
    return { data: { outcome } }
  }),
]

function rowOf(row: ProposalReportCase): ProposalReportRow {
  return {
    id: row.id,
    reason: row.reason,
    text: row.report_text,
    createdDate: row.created_at.toISOString(),
    settledDate: row.settled_at?.toISOString() ?? null,
    outcome: row.outcome,
    proposal: {
      id: row.proposal_id,
      status: row.status,
      title: row.title,
      companyName: row.company_name,
      contact: row.contact,
      address: row.address,
      hours: row.hours,
      payType: row.pay_type,
      payAmount: row.pay_amount,
      details: row.details,
      createdDate: row.sent_at.toISOString(),
    },
    company: {
      memberId: row.employer_id,
      businessName: row.business_name,
      otherReports: row.other_reports,
    },
  }
}
