import {
  answerProposal,
  listProposals,
  type Proposal,
  sendProposal,
} from '../../../contract/candidate/proposal.ts'
import { verifiedEmployer } from '../employer/service.ts'
import { on } from '../../http/endpoint-route.ts'
import { maskedName } from '../talent/service.ts'
import { countProposals, findProposals, type ProposalRow, type Side } from './queries.ts'
import { answer, send } from './service.ts'

export const proposalRoutes = [
  on(
    sendProposal,
    async ({ db, body, member, now }) => ({ data: await send(db, member.id, body, now) }),
    verifiedEmployer,
  ),
  on(listProposals, async ({ db, query, member }) => {
    const side: Side = { memberId: member.id, role: member.role === 'EMPLOYER' ? 'EMPLOYER' : 'EMPLOYEE' }
    const [rows, totalCount] = await Promise.all([findProposals(db, side, query), countProposals(db, side)])
    return { data: rows.map((row) => proposalOf(row, side)), totalCount }
  }),
  on(answerProposal, async ({ db, params, body, member, now }) => ({
    data: await answer(db, member.id, { id: params.id, status: body.status }, now),
  })),
]

/** The employer sees the candidate's identity while the resume is open to them: see `findResumeFor`. */
function proposalOf(row: ProposalRow, side: Side): Proposal {
  const isKnown = side.role === 'EMPLOYEE' || row.is_open
  return {
    id: row.id,
    status: row.status,
    createdDate: row.created_at.toISOString(),
    answeredDate: row.answered_at?.toISOString() ?? null,
    jobId: row.job_id,
    resumeId: row.resume_id,
    candidateName: isKnown ? row.candidate_name : maskedName(row.candidate_name),
    candidateCellphone: isKnown ? row.candidate_cellphone : null,
    title: row.title,
    company: row.company_name,
    businessName: row.business_name,
    contact: row.contact,
    category: row.category,
    payType: row.pay_type,
    payAmount: row.pay_amount,
    address: row.address,
    hours: row.hours,
    periodType: row.period_type,
    numberOfWorkDays: row.number_of_work_days,
    details: row.details,
  }
}
