import { AppError } from '../../../../contract/base/errors.ts'
import type { Db } from '../../../db/database.ts'
import { enqueueTask, type VerificationNotice } from '../../../db/tasks.ts'
import type { Former } from '../../../db/employer-tables.ts'
import { advanceAfterVerification } from '../../announcement/term.ts'
import { findLifeRegistered } from '../../announcement/queries.ts'
import { noteWaitingJobs, unpublishJobs, withRevisions } from '../../announcement/restore.ts'
import { matchArrears } from '../../arrears/service.ts'
import { areNamesAsDecided, nameAfterRegistration, noteNames, restoreNames } from '../../company/service.ts'
import {
  findVerification,
  lockCompany,
  type ReadFacts,
  restoreRequest,
  setRefused,
  setVerified,
  unsetVerified,
  type VerificationRow,
} from '../../employer/service.ts'
import { notify } from '../../notification/service.ts'
import { type LockedDecision, recordDecision, undoRefused } from '../decisions.ts'
import { findCompanyById, hasActedAsVerified, insertAct } from '../queries.ts'
import type { By } from '../service.ts'

/**
 * Verifies a company: deletes the representative's number, names it after its registration, advances its waiting
 * announcements, notifies the employer.
 * @throws AppError NOT_FOUND without a request
 */
export async function approveBusiness(
  db: Db,
  by: By,
  companyId: string,
  facts: ReadFacts = { address: null, sinceYear: null },
): Promise<void> {
  const request = await lockRequest(db, companyId)
  if (request.status === 'VERIFIED') return
  const former = await formerOf(db, request)
  const waiting = await noteWaitingJobs(db, companyId, by.now)
  const names = await noteNames(db, companyId, request.business_name)
  await setVerified(db, companyId, facts, by.now)
  await nameAfterRegistration(db, companyId, request.business_name, by.now)
  await advanceAfterVerification(db, companyId, by.now)
  await matchArrears(db, companyId, by.now)
  await notifyEmployer(db, request, 'BUSINESS_VERIFIED', by.now)
  const id = await insertAct(db, { ...by, act: 'verify.approve', subject: companyId, details: { ...facts } })
  const jobs = await withRevisions(db, waiting)
  await recordDecision(db, by, {
    id,
    kind: 'VERIFICATION',
    subjectId: companyId,
    former: { jobs, request: former, names },
  })
}

/** @throws AppError NOT_FOUND without a request, JOB_STATE once verified */
export async function refuseBusiness(db: Db, by: By, companyId: string, reason: string): Promise<void> {
  const request = await lockRequest(db, companyId)
  if (request.status === 'VERIFIED') throw new AppError('JOB_STATE')
  const former = await formerOf(db, request)
  await setRefused(db, companyId, reason, by.now)
  await notifyEmployer(db, request, 'BUSINESS_REFUSED', by.now)
  const id = await insertAct(db, { ...by, act: 'verify.refuse', subject: companyId, details: { reason } })
  await recordDecision(db, by, {
    id,
    kind: 'VERIFICATION',
    subjectId: companyId,
    former: { jobs: [], request: former },
  })
}

/**
 * Undoes a decision: the request waits again, and what became public with it waits as before. The representative's
 * number was deleted with the decision and stays deleted.
 * @throws AppError UNDO_REFUSED if the company was removed, has asked again, or has acted on its verification
 */
export async function undoVerification(db: Db, by: By, decision: LockedDecision): Promise<void> {
  const { subjectId: companyId, former, decidedAt } = decision
  const company = await findCompanyById(db, companyId)
  if (company?.member_id == null || !former.request) throw undoRefused('CHANGED')
  const request = await lockRequest(db, companyId)
  if (!isAsDecided(request, former.request, decidedAt)) throw undoRefused('CHANGED')
  if (request.status === 'VERIFIED') {
    const jobIds = former.jobs.map(({ id }) => id)
    const acting = { id: companyId, memberId: company.member_id, jobIds }
    const isNamed = await areNamesAsDecided(db, companyId, request.business_name, decidedAt)
    if (!isNamed || (await hasActedAsVerified(db, acting, decidedAt))) throw undoRefused('CHANGED')
    const refusal = await unpublishJobs(db, former.jobs, { decidedAt, now: by.now })
    if (refusal) throw undoRefused(refusal)
    if (former.names) await restoreNames(db, companyId, former.names, by.now)
    await unsetVerified(db, companyId, former.request.lifeRegisteredAt)
  }
  await restoreRequest(db, companyId, former.request)
  await notifyEmployer(db, request, 'BUSINESS_WAITS_AGAIN', by.now)
  const details = { status: request.status }
  await insertAct(db, { ...by, act: 'verify.undo', subject: companyId, details })
}

type FormerRequest = NonNullable<Former['request']>

async function formerOf(db: Db, request: VerificationRow): Promise<FormerRequest> {
  const { status, reason, requested_at, decided_at, company_id } = request
  return {
    status: status === 'REFUSED' ? 'REFUSED' : 'REQUESTED',
    reason,
    requestedAt: requested_at.toISOString(),
    decidedAt: decided_at?.toISOString() ?? null,
    lifeRegisteredAt: (await findLifeRegistered(db, company_id))?.toISOString() ?? null,
  }
}

const isAsDecided = (request: VerificationRow, former: FormerRequest, decidedAt: Date) =>
  request.status !== 'REQUESTED' &&
  request.requested_at.getTime() === Date.parse(former.requestedAt) &&
  request.decided_at?.getTime() === decidedAt.getTime()

/**
 * Locks the company and finds its request.
 * @throws AppError NOT_FOUND
 */
export async function lockRequest(db: Db, companyId: string): Promise<VerificationRow> {
  if (!(await findCompanyById(db, companyId))) throw new AppError('NOT_FOUND')
  await lockCompany(db, companyId)
  const request = await findVerification(db, companyId)
  if (!request) throw new AppError('NOT_FOUND')
  return request
}

async function notifyEmployer(
  db: Db,
  request: VerificationRow,
  kind: VerificationNotice,
  now: Date,
): Promise<void> {
  const company = await findCompanyById(db, request.company_id)
  if (!company || company.member_id === null) return
  const occasion = `verification:${request.company_id}:${kind}:${now.toISOString()}`
  await notify(
    db,
    {
      memberId: company.member_id,
      kind,
      subject: request.business_name,
      occasion,
    },
    now,
  )
  await enqueueTask(db, 'verification-notice', { companyId: request.company_id, kind }, now)
}
