import { v7 } from 'uuid'
import { AppError } from '../../../contract/base/errors.ts'
import type { ApplicationStatus } from '../../../contract/base/enums.ts'
import type { Tx } from '../../db/database.ts'
import type { Secret } from '../../providers/secret/secret.ts'
import { lockJob, statusAt } from '../job/service.ts'
import { lockMember } from '../member/queries.ts'
import { freezeRights } from '../shown-right/service.ts'
import { notify } from '../notification/service.ts'
import {
  findEmployer,
  findLiveApplication,
  findResumeId,
  hasWithdrawn,
  insertApplication,
  withdrawUnread,
} from './queries.ts'

export interface Applied {
  id: string
  status: ApplicationStatus
  /** False if there was an active application already. */
  isNew: boolean
}

/**
 * Applies to a job with the member's resume. Repeating it returns the active application, even after the job has
 * closed.
 * @throws AppError NOT_FOUND, JOB_CLOSED, RESUME_MISSING
 */
export async function apply(
  tx: Tx,
  secret: Secret,
  { memberId, jobId, now }: { memberId: string; jobId: string; now: Date },
): Promise<Applied> {
  // The employer is told of the stay that the member has saved last.
  await lockMember(tx, memberId)
  const job = await lockJob(tx, jobId)
  if (!job || job.status === 'IN_REVIEW' || job.status === 'PAYMENT_DUE') throw new AppError('NOT_FOUND')
  const live = await findLiveApplication(tx, memberId, jobId)
  if (live) return { ...live, isNew: false }
  if (statusAt(job, now).status !== 'IN_PROGRESS') throw new AppError('JOB_CLOSED')
  const resumeId = await findResumeId(tx, memberId)
  if (resumeId === undefined) throw new AppError('RESUME_MISSING')
  const id = v7()
  if (await insertApplication(tx, { id, memberId, jobId, resumeId, now })) {
    await freezeRights(tx, secret, [{ id, member_id: memberId, job_id: jobId }], now)
    await notifyEmployer(tx, { id, jobId, resumeId, now })
    return { id, status: 'SENT', isNew: true }
  }
  // A concurrent request of the member inserted it first, and has committed.
  const winner = await findLiveApplication(tx, memberId, jobId)
  if (!winner) throw new AppError('UNAVAILABLE', { retryAfter: 1 })
  return { ...winner, isNew: false }
}

async function notifyEmployer(
  tx: Tx,
  application: { id: string; jobId: string; resumeId: string; now: Date },
): Promise<void> {
  const { id, jobId, resumeId, now } = application
  const found = await findEmployer(tx, jobId, resumeId)
  if (!found) return
  const { employerId, title, applicant } = found
  const about = { subject: title, actor: applicant, targetId: jobId, occasion: `application:${id}` }
  await notify(tx, { ...about, memberId: employerId, kind: 'APPLICATION_RECEIVED' }, now)
}

/** @throws AppError NOT_FOUND without an application, APPLICATION_READ once the employer has seen it */
export async function withdraw(tx: Tx, memberId: string, jobId: string, now: Date): Promise<void> {
  if (await withdrawUnread(tx, memberId, jobId, now)) return
  if (await findLiveApplication(tx, memberId, jobId)) throw new AppError('APPLICATION_READ')
  if (!(await hasWithdrawn(tx, memberId, jobId))) throw new AppError('NOT_FOUND')
}
