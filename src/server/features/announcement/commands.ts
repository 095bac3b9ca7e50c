import { v7 } from 'uuid'
import {
  type AnnouncementEdit,
  type AnnouncementForm,
  LOCAL_REGIONS,
} from '../../../contract/job/announcement-form.ts'
import { AppError } from '../../../contract/base/errors.ts'
import type { JobStatus } from '../../../contract/base/enums.ts'
import type { Db, Tx } from '../../db/database.ts'
import { enqueueTask } from '../../db/tasks.ts'
import {
  type Registry,
  ensureCompany,
  findCompany,
  lockCompany,
  requestVerification,
  setBusinessType,
} from '../employer/service.ts'
import { requireConfirmedContact } from '../email-verification/service.ts'
import { releaseFiles, replaceFile } from '../file/service.ts'
import { standingOf } from '../guarantee/service.ts'
import { medianHourlyOf } from '../job/service.ts'
import { orderPass } from '../order/service.ts'
import { noteSignals } from '../signal/service.ts'
import { workColumns } from '../work/work-columns.ts'
import { jobColumns, requireLawfulPay } from './job-columns.ts'
import {
  DAY,
  LIFE_DAYS,
  type OwnJob,
  claimLife,
  findLifeRegistered,
  insertJob,
  isOwnImage,
  lockOwnJob,
  updateJob,
} from './queries.ts'
import { reopenJob } from './reopen.ts'
import { closeJob, extendTerm, publishJobs, renewListings, stateOf } from './term.ts'
import { canBuyAnotherPass, statusAfter } from './transitions.ts'

interface Who {
  memberId: string
  now: Date
}

export interface Act extends Who, Registry {}

export interface Done {
  id: string
  status: JobStatus
}

/** @throws AppError CONTACT_UNCONFIRMED, VALIDATION, PAY_BELOW_MINIMUM, LIFE_USED with `availableAt` */
export async function publish(tx: Tx, act: Act, form: AnnouncementForm): Promise<Done> {
  const { memberId, now } = act
  const { productType } = form
  await requireConfirmedContact(tx, memberId)
  const columns = { ...jobColumns(form, productType, now), ...workColumns(form) }
  await replaceImage(tx, act, null, form.imageFileDataId)
  const { companyName, businessType } = form
  const company = await ensureCompany(tx, {
    memberId,
    companyName,
    businessType,
    now,
  })
  const { isVerified, publicName } = await lockCompany(tx, company.id)
  if (!isVerified) await requestAttachedVerification(tx, act, company.id, form)
  if (businessType !== '') await setBusinessType(tx, company.id, businessType)
  if (productType === 'LIFE') await takeLife(tx, company.id, now)
  const id = v7()
  const waits = productType === 'LIFE' ? 'IN_REVIEW' : 'PAYMENT_DUE'
  const times = { created_at: now, updated_at: now }
  const standing = await standingOf(tx, { companyId: company.id, isWanted: form.securePayment, now })
  await insertJob(tx, {
    ...columns,
    ...standing,
    ...times,
    company_name: publicName ?? companyName,
    id,
    company_id: company.id,
    product_type: productType,
    status: waits,
  })
  const median = await medianHourlyOf(tx, columns.region_id, now)
  await noteSignals(tx, { ...columns, id, company_id: company.id }, { median, now })
  const state = { status: null, closedReason: null, productType, isPaid: false, isVerified }
  const status = statusAfter('REGISTER', state) ?? waits
  if (status === 'IN_PROGRESS') await publishJobs(tx, [id], now)
  return { id, status }
}

/**
 * Changes the fields an employer decides; tier, term, status and list position stay.
 * @param requireCurrent throws if the announcement was edited meanwhile
 * @throws AppError NOT_FOUND, JOB_CLOSED, VALIDATION, PAY_BELOW_MINIMUM
 */
export async function edit(
  tx: Tx,
  act: Act,
  id: string,
  form: AnnouncementEdit,
  requireCurrent: (job: OwnJob) => Promise<void>,
): Promise<Done & { revision: number }> {
  const { memberId, now } = act
  const { job, isVerified, publicName } = await lockOwn(tx, memberId, id)
  await requireCurrent(job)
  const { status } = stateOf(job, isVerified, now)
  if (status === null || status === 'CLOSED') throw new AppError('JOB_CLOSED')
  // The number of regions was paid for: they may change, but not increase.
  const listedIn = new Set([job.region_id, ...job.local_region_ids])
  const most = status === 'PAYMENT_DUE' ? LOCAL_REGIONS : listedIn.size
  const columns = { ...jobColumns(form, job.product_type, now, most), ...workColumns(form, job) }
  await replaceImage(tx, act, job.image_file, form.imageFileDataId)
  if (!isVerified) await requestAttachedVerification(tx, act, job.company_id, form)
  if (form.businessType !== '') await setBusinessType(tx, job.company_id, form.businessType)
  const named = {
    ...columns,
    ...(await standingOf(tx, { companyId: job.company_id, isWanted: form.securePayment, now })),
    company_name: publicName ?? columns.company_name,
  }
  const changed = await updateJob(tx, id, named, now)
  const median = await medianHourlyOf(tx, changed.region_id, now)
  await noteSignals(tx, changed, { median, now })
  await renewListings(tx, [changed])
  if (status === 'IN_PROGRESS') await enqueueTask(tx, 'translate-jobs', { jobIds: [id] }, now)
  return { id, status, revision: changed.revision }
}

/** @throws AppError NOT_FOUND, JOB_STATE if it was never public */
export async function close(tx: Tx, { memberId, now }: Who, id: string): Promise<Done> {
  const { job } = await lockOwn(tx, memberId, id)
  await closeJob(tx, job, 'EMPLOYER', now)
  return { id, status: 'CLOSED' }
}

/**
 * Undoes closing an announcement, as `reopenJob` describes.
 * @throws AppError NOT_FOUND, and those of `reopenJob`
 */
export async function reopen(tx: Tx, { memberId, now }: Who, id: string): Promise<Done> {
  const { job, isVerified } = await lockOwn(tx, memberId, id)
  await reopenJob(tx, job, isVerified, now)
  return { id, status: 'IN_PROGRESS' }
}

/**
 * Extends or reopens a LIFE announcement for seven days; orders another pass for paid types.
 * @throws AppError NOT_FOUND, CONTACT_UNCONFIRMED, JOB_STATE, LIFE_USED, PAY_BELOW_MINIMUM if the minimum wage has
 * risen
 */
export async function extend(
  tx: Tx,
  { memberId, now }: Who,
  id: string,
  productId: string | undefined,
): Promise<{ orderId: string | null; status: JobStatus }> {
  const { job, isVerified } = await lockOwn(tx, memberId, id)
  const state = stateOf(job, isVerified, now)
  // Extending a public job needs no confirmed contact; reopening one counts as publishing.
  if (state.status !== 'IN_PROGRESS') await requireConfirmedContact(tx, memberId)
  requireLawfulPay(job, now)
  const { product_type: productType } = job
  if (productType !== 'LIFE') {
    if (!canBuyAnotherPass(state) || state.status === null) throw new AppError('JOB_STATE')
    const orderId = await orderPass(tx, { memberId, jobId: id, productType, productId, now })
    return { orderId, status: state.status }
  }
  const next = statusAfter('EXTEND', state)
  if (next === null) throw new AppError('JOB_STATE')
  await takeLife(tx, job.company_id, now)
  if (state.status === 'IN_PROGRESS') await extendTerm(tx, job, LIFE_DAYS, now)
  else await updateJob(tx, id, { status: 'IN_REVIEW', closed_reason: null, closed_at: null }, now)
  if (state.status !== 'IN_PROGRESS' && next === 'IN_PROGRESS') await publishJobs(tx, [id], now)
  return { orderId: null, status: next }
}

async function lockOwn(tx: Tx, memberId: string, id: string) {
  const company = await findCompany(tx, memberId)
  if (!company) throw new AppError('NOT_FOUND')
  const { isVerified, publicName } = await lockCompany(tx, company.id)
  const job = await lockOwnJob(tx, memberId, id)
  if (!job) throw new AppError('NOT_FOUND')
  return { job, isVerified, publicName }
}

/**
 * Requests the verification sent along with an announcement. Verified companies change their number in a request of
 * their own.
 */
async function requestAttachedVerification(
  tx: Tx,
  act: Act,
  companyId: string,
  form: AnnouncementEdit,
): Promise<void> {
  const { businessNumber } = form
  if (businessNumber) await requestVerification(tx, { ...act, companyId }, { ...form, businessNumber })
}

async function takeLife(db: Db, companyId: string, now: Date): Promise<void> {
  if (await claimLife(db, companyId, now)) return
  const registered = await findLifeRegistered(db, companyId)
  const availableAt = registered ? new Date(registered.getTime() + LIFE_DAYS * DAY).toISOString() : null
  throw new AppError('LIFE_USED', { data: { availableAt } })
}

/**
 * What an own announcement shows is not claimed again: generated and older images have no owner, and a copy shares the
 * image of its source, which the sweep keeps as long as one of them has it.
 */
async function replaceImage(
  tx: Tx,
  { memberId, now }: Who,
  former: string | null,
  next: string | null,
): Promise<void> {
  if (next === former) return
  if (next !== null && (await isOwnImage(tx, memberId, next))) {
    if (former !== null) await releaseFiles(tx, [former], now)
    return
  }
  await replaceFile(tx, { former, next, memberId, type: 'announcement', field: 'imageFileDataId', now })
}
