import { v7 } from 'uuid'
import { AppError, fieldError } from '../../../contract/base/errors.ts'
import type { ProposalStatus } from '../../../contract/base/enums.ts'
import type { ProposalForm } from '../../../contract/candidate/proposal.ts'
import { minutesOfDay } from '../../../contract/wage/wage.ts'
import type { Db, Tx } from '../../db/database.ts'
import { lawfulHourlyPay } from '../announcement/job-columns.ts'
import { companyOf, isVerifiedBusiness, publicNameOf, withRegisteredName } from '../employer/service.ts'
import { statusAt } from '../job/service.ts'
import { notify, withdrawNotifications } from '../notification/service.ts'
import { findOpenable, maskedName } from '../talent/service.ts'
import {
  countSentSince,
  findCandidateName,
  findJobOf,
  insertProposal,
  lockOpen,
  lockReceived,
  lockSent,
  type ProposalRow,
  setAnswer,
  canOpen,
  setOpen,
  setWithdrawn,
} from './queries.ts'

/** Maximum proposals per hour; more indicates mass mailing. */
const MAX_PER_HOUR = 50
const HOUR = 3_600_000
/** To one candidate, whatever they answer: who keeps declining is left alone. */
const MAX_PER_CANDIDATE = 3
const MONTH = 30 * 24 * HOUR

interface Done {
  id: string
  status: ProposalStatus
}

/**
 * Sends a proposal to a candidate or applicant and notifies them, in one transaction.
 * @throws AppError NOT_FOUND for a resume the employer cannot see, PROPOSAL_OPEN, PROPOSAL_LIMIT, PAY_BELOW_MINIMUM,
 * VALIDATION, TOO_MANY_REQUESTS
 */
export async function send(tx: Tx, memberId: string, form: ProposalForm, now: Date): Promise<Done> {
  const resume = await findOpenable(tx, memberId, form.resumeId)
  // Hidden candidates receive proposals only from employers they applied to, suspended ones from nobody.
  if (!resume || resume.isSuspended || !(resume.isVisible || resume.isSentToThem))
    throw new AppError('NOT_FOUND')
  requireLawfulPay(form, now)
  const company = await companyOf(tx, memberId, now)
  const sent = await countSentSince(tx, company.id, new Date(now.getTime() - HOUR))
  if (sent >= MAX_PER_HOUR) throw new AppError('TOO_MANY_REQUESTS', { retryAfter: HOUR / 1000 })
  const sentToThem = await countSentSince(tx, company.id, new Date(now.getTime() - MONTH), resume.member_id)
  if (sentToThem >= MAX_PER_CANDIDATE) throw new AppError('PROPOSAL_LIMIT')
  if (form.jobId !== null && !(await isOpenJobOf(tx, company.id, form.jobId, now)))
    throw fieldError('jobId', 'UNKNOWN', 'is no announcement of this employer that is open')
  const id = v7()
  const name = publicNameOf(company) ?? form.company
  const isNew = await insertProposal(tx, {
    id,
    company_id: company.id,
    member_id: resume.member_id,
    resume_id: resume.id,
    job_id: form.jobId,
    status: 'SENT',
    title: form.title,
    company_name: name,
    contact: form.contact,
    category: form.category,
    pay_type: form.payType,
    pay_amount: form.payAmount,
    address: form.address,
    hours: form.hours,
    period_type: form.periodType,
    number_of_work_days: form.numberOfWorkDays,
    details: form.details,
    created_at: now,
  })
  if (!isNew) throw new AppError('PROPOSAL_OPEN')
  const actor = await withRegisteredName(tx, company.id, name)
  const about = {
    subject: form.title,
    actor,
    targetId: id,
    occasion: `proposal:${id}`,
  }
  await notify(tx, { ...about, memberId: resume.member_id, kind: 'PROPOSAL_RECEIVED' }, now)
  return { id, status: 'SENT' }
}

/**
 * Accepts or declines a proposal and notifies the employer, in one transaction. Repeating an answer is not an error.
 * @throws AppError NOT_FOUND, PROPOSAL_ANSWERED for a different answer, PROPOSAL_WITHDRAWN
 */
export async function answer(
  tx: Tx,
  memberId: string,
  { id, status }: { id: string; status: 'ACCEPTED' | 'DECLINED' },
  now: Date,
): Promise<Done> {
  const proposal = await lockReceived(tx, memberId, id)
  if (!proposal) throw new AppError('NOT_FOUND')
  if (proposal.status === status) return { id, status }
  if (proposal.withdrawn_at) throw new AppError('PROPOSAL_WITHDRAWN')
  if (proposal.status !== 'SENT') throw new AppError('PROPOSAL_ANSWERED')
  await setAnswer(tx, id, status, now)
  if (proposal.employer_id !== null) {
    const actor = await candidateNameFor(tx, proposal.employer_id, { member_id: memberId, status })
    const kind = status === 'ACCEPTED' ? 'PROPOSAL_ACCEPTED' : 'PROPOSAL_DECLINED'
    const about = { subject: proposal.title, actor, targetId: id, occasion: `proposal:${id}:${status}` }
    await notify(tx, { ...about, memberId: proposal.employer_id, kind }, now)
  }
  return { id, status }
}

/**
 * Withdraws an unanswered proposal and notifies the candidate, in one transaction. Repeating it is not an error.
 * @throws AppError NOT_FOUND, PROPOSAL_ANSWERED
 */
export async function withdraw(tx: Tx, memberId: string, id: string, now: Date): Promise<Done> {
  const proposal = await lockSent(tx, memberId, id)
  if (!proposal) throw new AppError('NOT_FOUND')
  if (!proposal.withdrawn_at) {
    if (proposal.status !== 'SENT') throw new AppError('PROPOSAL_ANSWERED')
    await endOpen(tx, proposal, now)
  }
  return { id, status: 'DECLINED' }
}

/**
 * Withdraws a reported proposal in the company's place, if it is open.
 * @returns whether it was
 */
export async function withdrawReported(tx: Tx, id: string, now: Date): Promise<boolean> {
  const proposal = await lockOpen(tx, id)
  if (proposal) await endOpen(tx, proposal, now)
  return proposal !== undefined
}

/** Whether `reopenReported` would open it. */
export async function canReopenReported(db: Db, id: string, withdrawnAt: Date): Promise<boolean> {
  return canOpen(db, id, withdrawnAt)
}

/**
 * Opens a proposal again that was withdrawn at that time, and takes back that its candidate was told so.
 * @returns false if it is not as it was then, or the company has sent the candidate another meanwhile
 */
export async function reopenReported(
  tx: Tx,
  { id, candidateId }: { id: string; candidateId: string | null },
  withdrawnAt: Date,
): Promise<boolean> {
  if (candidateId !== null) await withdrawNotifications(tx, [candidateId], withdrawalOf(id))
  return setOpen(tx, id, withdrawnAt)
}

/** The occasion of which its candidate is told. */
const withdrawalOf = (id: string) => `proposal:${id}:WITHDRAWN`

async function endOpen(
  tx: Tx,
  { id, title, ...proposal }: Pick<ProposalRow, 'id' | 'title' | 'company_id' | 'company_name' | 'member_id'>,
  now: Date,
): Promise<void> {
  await setWithdrawn(tx, id, now)
  const actor = await withRegisteredName(tx, proposal.company_id, proposal.company_name)
  const about = { subject: title, actor, targetId: id, occasion: withdrawalOf(id) }
  await notify(tx, { ...about, memberId: proposal.member_id, kind: 'PROPOSAL_WITHDRAWN' }, now)
}

/** How the employer is told who the candidate is: by name once accepted, while the company is verified. */
export async function candidateNameFor(
  db: Db,
  employerId: string,
  proposal: { member_id: string; status: ProposalStatus },
): Promise<string> {
  const name = await findCandidateName(db, proposal.member_id)
  const isTold = proposal.status === 'ACCEPTED' && (await isVerifiedBusiness(db, employerId))
  return isTold ? name : maskedName(name)
}

/** Whether the announcement is open, so that a proposal may be about it. */
async function isOpenJobOf(db: Db, companyId: string, jobId: string, now: Date): Promise<boolean> {
  const job = await findJobOf(db, companyId, jobId)
  return job !== undefined && statusAt(job, now).status !== 'CLOSED'
}

/**
 * Only hours such as `09:00-18:00` can be calculated with; others count as eight a day, as in announcements.
 * An offer does not say the size of the workplace, so only the minimum wage that holds everywhere is checked.
 */
function requireLawfulPay(form: ProposalForm, now: Date): void {
  const [, start = '', end = ''] = /^(\d\d:\d\d)\s*[-~–]\s*(\d\d:\d\d)$/.exec(form.hours) ?? []
  const startMinutes = minutesOfDay(start)
  const endMinutes = minutesOfDay(end)
  const { payType, payAmount, numberOfWorkDays } = form
  const workplaceSize = 'UNDER_FIVE'
  lawfulHourlyPay({ payType, payAmount, numberOfWorkDays, startMinutes, endMinutes, workplaceSize }, now)
}
