import {
  answerProposal,
  listProposals,
  type Proposal,
  sendProposal,
  withdrawProposal,
} from '../../../contract/candidate/proposal.ts'
import { replyToCandidate, replyToProposal } from '../../../contract/candidate/proposal-reply.ts'
import { verifiedEmployer } from '../employer/service.ts'
import { on } from '../../http/endpoint-route.ts'
import { romanizedName, typedAddressInEnglish } from '../../i18n/romanized.ts'
import { maskedName } from '../talent/service.ts'
import { countProposals, findProposals, type ProposalRow, type Side } from './queries.ts'
import { canReply, reply, replyOf } from './replies.ts'
import { findReplies, type ReplyRow } from './reply-queries.ts'
import { answer, send, withdraw } from './service.ts'

export const proposalRoutes = [
  on(
    sendProposal,
    async ({ db, body, member, now }) => {
      const { id, status } = await send(db, member.id, body, now)
      return { data: { id, proposalId: id, status } }
    },
    verifiedEmployer,
  ),
  on(listProposals, async ({ db, query, member, now }) => {
    const side: Side = { memberId: member.id, role: member.role === 'EMPLOYER' ? 'EMPLOYER' : 'EMPLOYEE' }
    const [rows, totalCount] = await Promise.all([findProposals(db, side, query), countProposals(db, side)])
    const replies = Map.groupBy(
      await findReplies(
        db,
        rows.map(({ id }) => id),
      ),
      ({ proposal_id: id }) => id,
    )
    const data = rows.map((row) => proposalOf(row, side, { replies: replies.get(row.id) ?? [], now }))
    return { data, totalCount }
  }),
  on(answerProposal, async ({ db, params, body, member, now }) => ({
    data: await answer(db, member.id, { id: params.id, status: body.status }, now),
  })),
  on(withdrawProposal, async ({ db, params, member, now }) => ({
    data: await withdraw(db, member.id, params.id, now),
  })),
  on(replyToProposal, async ({ db, params, body, member, now }) => ({
    data: await reply(db, { memberId: member.id, side: 'WORKER', id: params.id, form: body, now }),
  })),
  on(
    replyToCandidate,
    async ({ db, params, body, member, now }) => ({
      data: await reply(db, { memberId: member.id, side: 'EMPLOYER', id: params.id, form: body, now }),
    }),
    verifiedEmployer,
  ),
]

/** The employer sees the candidate's identity while the resume is open to them: see `findResumeFor`. */
function proposalOf(
  row: ProposalRow,
  side: Side,
  { replies, now }: { replies: readonly ReplyRow[]; now: Date },
): Proposal {
  const isKnown = side.role === 'EMPLOYEE' || row.is_open
  return {
    id: row.id,
    proposalId: row.id,
    conversationId: row.conversation_id,
    unreadMessages: row.unread_messages,
    status: row.status,
    createdDate: row.created_at.toISOString(),
    answeredDate: row.answered_at?.toISOString() ?? null,
    jobId: row.job_id,
    resumeId: row.resume_id,
    candidateName: isKnown ? row.candidate_name : maskedName(row.candidate_name),
    candidateCellphone: isKnown ? row.candidate_cellphone : null,
    title: row.title,
    company: row.company_name,
    companyRomanized: romanizedName(row.company_name),
    businessName: row.business_name,
    withdrawnDate: row.withdrawn_at?.toISOString() ?? null,
    replies: replies.map(replyOf),
    canReply: canReply(row, now),
    contact: row.contact,
    category: row.category,
    payType: row.pay_type,
    payAmount: row.pay_amount,
    address: row.address,
    addressInEnglish: typedAddressInEnglish(row.address),
    hours: row.hours,
    periodType: row.period_type,
    numberOfWorkDays: row.number_of_work_days,
    details: row.details,
  }
}
