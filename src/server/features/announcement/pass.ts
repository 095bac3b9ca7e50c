import { AppError } from '../../../contract/base/errors.ts'
import type { JobStatus, ProductType } from '../../../contract/base/enums.ts'
import { regionById } from '../../../reference/regions.ts'
import type { Db, Tx } from '../../db/database.ts'
import { lockCompany } from '../employer/service.ts'
import { requireLawfulPay } from './job-columns.ts'
import { DAY, findCompanyOfJob, findOwnJob, lockAnyJob, updateJob } from './queries.ts'
import { publishPaid, renewListings, stateOf } from './term.ts'
import { statusAfter } from './transitions.ts'

export interface Pass {
  jobId: string
  days: number
  /** Districts of a LOCAL job; empty to keep the current ones. */
  regionIds: number[]
}

/** An announcement that can be paid for. */
export interface PayableJob {
  title: string
  productType: ProductType
  /** District of its address. */
  regionId: number
  /** Districts to list it in; the first is included in the price. */
  regionIds: number[]
  /** Whether its term is running in these districts. */
  isRunning: boolean
}

/**
 * Finds an own announcement that a pass can be bought for.
 * @throws AppError NOT_FOUND, JOB_STATE, PAY_BELOW_MINIMUM if the minimum wage has risen
 */
export async function findPayable(db: Db, memberId: string, jobId: string, now: Date): Promise<PayableJob> {
  const job = await findOwnJob(db, memberId, jobId)
  if (!job) throw new AppError('NOT_FOUND')
  const state = stateOf(job, true, now)
  if (statusAfter('PAY', state) === null) throw new AppError('JOB_STATE')
  requireLawfulPay(job, now)
  const { title, product_type: productType, region_id: regionId, local_region_ids: further } = job
  const regionIds = further.length > 0 ? further : [regionId]
  return { title, productType, regionId, regionIds, isRunning: state.status === 'IN_PROGRESS' }
}

/** Whether jobs can be listed in the region: cities, counties and districts, but not provinces. */
export function isDistrict(regionId: number): boolean {
  return (regionById(regionId)?.parent ?? null) !== null
}

/**
 * Applies a paid pass: publishes the announcement, keeps it waiting for the employer's verification, or extends its
 * term, and sets the paid districts.
 * @returns when its days start; null while waiting for the verification
 * @throws AppError NOT_FOUND, JOB_STATE if an operator closed it, before any change
 */
export async function publishPass(tx: Tx, pass: Pass, now: Date): Promise<{ startsAt: Date | null }> {
  const { jobId, days, regionIds } = pass
  const before = await lockWithCompany(tx, jobId)
  const endBefore = stateOf(before, true, now).status === 'IN_PROGRESS' ? before.period_end : null
  const status: JobStatus = await publishPaid(tx, jobId, days, now)
  if (regionIds.length > 0 && before.product_type === 'LOCAL')
    await renewListings(tx, [await updateJob(tx, jobId, { local_region_ids: regionIds }, now)])
  return { startsAt: status === 'IN_PROGRESS' ? (endBefore ?? now) : null }
}

/**
 * Reverts a pass whose days have not started.
 * @param pass.startsAt result of `publishPass`
 * @returns false if they have started, or the announcement is closed
 */
export async function revertPass(
  tx: Tx,
  pass: { jobId: string; days: number; startsAt: Date | null },
  now: Date,
): Promise<boolean> {
  const { jobId, days, startsAt } = pass
  const job = await lockWithCompany(tx, jobId)
  const { status, closedReason } = stateOf(job, true, now)
  const waits = closedReason === null || closedReason === 'EXPIRED'
  if (startsAt === null && waits && job.paid_days !== null && job.paid_days >= days) {
    const left = job.paid_days - days
    const isUnpaid = left === 0 && status === 'IN_REVIEW'
    const change = {
      paid_days: left > 0 ? left : null,
      ...(isUnpaid ? { status: 'PAYMENT_DUE' as const } : {}),
    }
    await updateJob(tx, jobId, change, now)
    return true
  }
  if (status !== 'IN_PROGRESS' || startsAt === null || startsAt <= now || !job.period_end) return false
  const period_end = new Date(job.period_end.getTime() - days * DAY)
  if (period_end <= now) return false
  await renewListings(tx, [await updateJob(tx, jobId, { period_end }, now)])
  return true
}

async function lockWithCompany(tx: Tx, jobId: string) {
  const companyId = await findCompanyOfJob(tx, jobId)
  if (companyId === undefined) throw new AppError('NOT_FOUND')
  await lockCompany(tx, companyId)
  const job = await lockAnyJob(tx, jobId)
  if (!job) throw new AppError('NOT_FOUND')
  return job
}
