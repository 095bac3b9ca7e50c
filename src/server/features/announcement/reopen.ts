import { REOPEN_HOURS } from '../../../contract/job/announcement.ts'
import { AppError } from '../../../contract/base/errors.ts'
import type { Db, Tx } from '../../db/database.ts'
import { withdrawNotifications } from '../notification/service.ts'
import { hasRefundSince, postponePasses } from '../order/service.ts'
import { closedOccasion, renewListings, stateOf } from './term.ts'
import {
  DAY,
  findFollowers,
  findLifeRegistered,
  hasLaterLife,
  LIFE_DAYS,
  type OwnJob,
  postponeLife,
  updateJob,
} from './queries.ts'

const REOPEN_TIME = REOPEN_HOURS * 3_600_000

/**
 * Undoes the employer's closing of a locked job: it keeps its place in the lists, and its term is extended by the time
 * it was closed. An open job is unchanged.
 * @throws AppError JOB_STATE unless the employer closed it, or while the company is not verified; REOPEN_TOO_LATE;
 * PASS_REFUNDED; LIFE_USED once another LIFE announcement was registered
 */
export async function reopenJob(tx: Tx, job: OwnJob, isVerified: boolean, now: Date): Promise<void> {
  const { status, closedReason } = stateOf(job, isVerified, now)
  if (status === 'IN_PROGRESS') return
  const { closed_at: closedAt, period_end: end } = job
  if (closedReason !== 'EMPLOYER' || !closedAt || !end || !isVerified) throw new AppError('JOB_STATE')
  const pause = now.getTime() - closedAt.getTime()
  if (pause > REOPEN_TIME) throw new AppError('REOPEN_TOO_LATE')
  if (await hasRefundSince(tx, job.id, closedAt)) throw new AppError('PASS_REFUNDED')
  if (job.product_type === 'LIFE') await keepLife(tx, job, pause)
  const change = {
    status: 'IN_PROGRESS',
    closed_reason: null,
    closed_at: null,
    period_end: new Date(end.getTime() + pause),
  } as const
  await renewListings(tx, [await updateJob(tx, job.id, change, now)])
  await postponePasses(tx, job.id, closedAt, pause)
  const followers = await findFollowers(tx, [job.id])
  const memberIds = followers.map(({ memberId }) => memberId)
  await withdrawNotifications(tx, memberIds, closedOccasion(job.id))
}

/** The seven days of the free announcement end with its term, so they are extended as well. */
async function keepLife(db: Db, job: OwnJob, pause: number): Promise<void> {
  const { company_id: companyId } = job
  if (await hasLaterLife(db, job)) {
    const registered = await findLifeRegistered(db, companyId)
    const availableAt = registered ? new Date(registered.getTime() + LIFE_DAYS * DAY).toISOString() : null
    throw new AppError('LIFE_USED', { data: { availableAt } })
  }
  await postponeLife(db, companyId, pause)
}
