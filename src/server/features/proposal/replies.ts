import { v7 } from 'uuid'
import { AppError, fieldError } from '../../../contract/base/errors.ts'
import { isQuestion, type Reply } from '../../../contract/candidate/proposal-reply.ts'
import type { NotificationKind } from '../../../contract/message/notification.ts'
import type { Tx } from '../../db/database.ts'
import { agreeInterview } from '../applicant/service.ts'
import { withRegisteredName } from '../employer/service.ts'
import { statusAt } from '../job/service.ts'
import { notify } from '../notification/service.ts'
import { type LockedProposal, lockReceived, lockSent, type ProposalRow } from './queries.ts'
import { findReplies, insertReply, type ReplyRow } from './reply-queries.ts'
import { newReply, type ReplyForm, requireFits, sameBefore, type Side } from './reply-rules.ts'
import { candidateNameFor } from './service.ts'

/** In all, of both sides: more is no negotiation. */
const MAX_REPLIES = 40

type Sent = NonNullable<LockedProposal>

/**
 * Stores a reply and notifies the other side, in one transaction. Repeating a reply changes nothing.
 * @throws AppError NOT_FOUND for others' proposals, PROPOSAL_ANSWERED, PROPOSAL_WITHDRAWN, JOB_CLOSED, REPLY_OUTDATED,
 * REPLY_LIMIT, TIME_PASSED, VALIDATION
 */
export async function reply(
  tx: Tx,
  { memberId, side, id, form, now }: { memberId: string; side: Side; id: string; form: ReplyForm; now: Date },
): Promise<Reply> {
  const proposal = await (side === 'WORKER' ? lockReceived : lockSent)(tx, memberId, id)
  if (!proposal) throw new AppError('NOT_FOUND')
  const wanted = newReply(side, form, now)
  const earlier = await findReplies(tx, [id])
  const same = sameBefore(earlier, wanted)
  if (same) return replyOf(same)
  requireOpen(proposal, now)
  if (wanted.code === 'ASK_LATER' && proposal.status !== 'SENT') throw new AppError('PROPOSAL_ANSWERED')
  // The candidate begins to talk about times, or has accepted.
  const hasTimes = proposal.status === 'ACCEPTED' || earlier.some(({ code }) => code === 'OTHER_TIMES')
  if (side === 'EMPLOYER' && wanted.code === 'OTHER_TIMES' && !hasTimes)
    throw fieldError('code', 'INVALID', 'follows times of the candidate, or an acceptance')
  requireFits(earlier, wanted, now)
  if (earlier.length >= MAX_REPLIES) throw new AppError('REPLY_LIMIT')
  const stored = await insertReply(tx, { id: v7(), proposal_id: id, ...wanted, created_at: now })
  const [agreed] = stored.times
  if (stored.code === 'TIME_AGREED' && agreed && proposal.job_id !== null && proposal.member_id !== null)
    await agreeInterview(tx, { jobId: proposal.job_id, memberId: proposal.member_id }, agreed, now)
  await tellOther(tx, proposal, stored, now)
  return replyOf(stored)
}

/** Whether both sides may reply. */
export function canReply(
  proposal: Pick<
    ProposalRow,
    'status' | 'withdrawn_at' | 'employer_id' | 'job_status' | 'closed_reason' | 'period_end'
  >,
  now: Date,
): boolean {
  return proposal.status !== 'DECLINED' && proposal.employer_id !== null && !isJobClosed(proposal, now)
}

function requireOpen(proposal: Sent, now: Date): void {
  if (proposal.withdrawn_at || proposal.employer_id === null) throw new AppError('PROPOSAL_WITHDRAWN')
  if (proposal.status === 'DECLINED') throw new AppError('PROPOSAL_ANSWERED')
  if (isJobClosed(proposal, now)) throw new AppError('JOB_CLOSED')
}

function isJobClosed(
  { job_status: status, ...job }: Pick<ProposalRow, 'job_status' | 'closed_reason' | 'period_end'>,
  now: Date,
): boolean {
  return status !== null && statusAt({ ...job, status }, now).status === 'CLOSED'
}

const kinds: Partial<Record<string, NotificationKind>> = {
  OTHER_TIMES: 'PROPOSAL_TIMES',
  TIME_AGREED: 'PROPOSAL_TIME_AGREED',
  ASK_LATER: 'PROPOSAL_LATER',
}

async function tellOther(tx: Tx, proposal: Sent, stored: ReplyRow, now: Date): Promise<void> {
  const kind = isQuestion(stored.code) ? 'PROPOSAL_QUESTION' : (kinds[stored.code] ?? 'PROPOSAL_REPLY')
  const isToWorker = stored.side === 'EMPLOYER'
  const memberId = isToWorker ? proposal.member_id : proposal.employer_id
  if (memberId === null) return
  const actor = isToWorker
    ? await withRegisteredName(tx, proposal.company_id, proposal.company_name)
    : await candidateNameFor(tx, memberId, proposal)
  const occasion = `proposal:${proposal.id}:${stored.id}`
  const about = { kind, subject: proposal.title, actor, targetId: proposal.id, occasion }
  await notify(tx, { ...about, memberId }, now)
}

export function replyOf(row: ReplyRow): Reply {
  return {
    id: row.id,
    by: row.side,
    code: row.code,
    about: row.about_id,
    times: row.times.map((time) => time.toISOString()),
    date: row.day,
    createdDate: row.created_at.toISOString(),
  }
}
