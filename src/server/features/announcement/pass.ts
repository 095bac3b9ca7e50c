import { AppError } from '../../../contract/base/errors.ts'
import type { JobStatus, ProductType } from '../../../contract/base/enums.ts'
import { regionById } from '../../../reference/regions.ts'
import type { Db } from '../../db/database.ts'
import { lockCompany } from '../employer/service.ts'
import { requireLawfulPay } from './posting.ts'
import { DAY, findCompanyOfJob, findOwnJob, lockAnyJob, updateJob } from './queries.ts'
import { publishPaid, renewListings, standingOf } from './term.ts'
import { statusAfter } from './transitions.ts'

export interface Pass {
  jobId: string
  days: number
  /** Districts a LOCAL posting is listed in; empty where nothing is said about them. */
  regionIds: number[]
}

/** An announcement that can be paid for. */
export interface PayableJob {
  title: string
  productType: ProductType
  /** District of its address. */
  regionId: number
  /** Districts it is to be listed in, the first in the price. */
  regionIds: number[]
  /** Its term runs, in these districts. */
  isRunning: boolean
}

/**
 * One of the employer's own that a pass may be bought for: its first or another one.
 * @throws AppError NOT_FOUND, JOB_STATE, PAY_BELOW_MINIMUM where the minimum has risen meanwhile
 */
export async function findPayable(db: Db, memberId: string, jobId: string, now: Date): Promise<PayableJob> {
  const job = await findOwnJob(db, memberId, jobId)
  if (!job) throw new AppError('NOT_FOUND')
  const standing = standingOf(job, true, now)
  if (statusAfter('PAY', standing) === null) throw new AppError('JOB_STATE')
  requireLawfulPay(job, now)
  const { title, product_type: productType, region_id: regionId, local_region_ids: further } = job
  const regionIds = further.length > 0 ? further : [regionId]
  return { title, productType, regionId, regionIds, isRunning: standing.status === 'IN_PROGRESS' }
}

/** Cities, counties and districts can be advertised in; provinces and unknown ones cannot. */
export function isDistrict(regionId: number): boolean {
  return (regionById(regionId)?.parent ?? null) !== null
}

/**
 * A pass has been paid for: the announcement becomes public, waits with it for the verification of its employer, or has
 * the days added to its term; its districts become those that were paid for.
 * @returns when its days begin; null while they wait for the verification
 * @throws AppError NOT_FOUND, JOB_STATE for what an operator has closed, before anything is changed
 */
export async function publishPass(db: Db, pass: Pass, now: Date): Promise<{ startsAt: Date | null }> {
  const { jobId, days, regionIds } = pass
  const before = await lockWithCompany(db, jobId)
  const endBefore = standingOf(before, true, now).status === 'IN_PROGRESS' ? before.period_end : null
  const status: JobStatus = await publishPaid(db, jobId, days, now)
  if (regionIds.length > 0 && before.product_type === 'LOCAL')
    await renewListings(db, [await updateJob(db, jobId, { local_region_ids: regionIds }, now)])
  return { startsAt: status === 'IN_PROGRESS' ? (endBefore ?? now) : null }
}

/**
 * Takes back a pass whose days have not begun.
 * @param pass.startsAt what `publishPass` answered
 * @returns false where they have, or the announcement is closed
 */
export async function takeBackPass(
  db: Db,
  pass: { jobId: string; days: number; startsAt: Date | null },
  now: Date,
): Promise<boolean> {
  const { jobId, days, startsAt } = pass
  const job = await lockWithCompany(db, jobId)
  const { status } = standingOf(job, true, now)
  if (startsAt === null && status === 'IN_REVIEW' && job.paid_days !== null && job.paid_days >= days) {
    const left = job.paid_days - days
    const change = left > 0 ? { paid_days: left } : { paid_days: null, status: 'PAYMENT_DUE' as const }
    await updateJob(db, jobId, change, now)
    return true
  }
  if (status !== 'IN_PROGRESS' || startsAt === null || startsAt <= now || !job.period_end) return false
  const period_end = new Date(job.period_end.getTime() - days * DAY)
  if (period_end <= now) return false
  await renewListings(db, [await updateJob(db, jobId, { period_end }, now)])
  return true
}

async function lockWithCompany(db: Db, jobId: string) {
  const companyId = await findCompanyOfJob(db, jobId)
  if (companyId === undefined) throw new AppError('NOT_FOUND')
  await lockCompany(db, companyId)
  const job = await lockAnyJob(db, jobId)
  if (!job) throw new AppError('NOT_FOUND')
  return job
}
