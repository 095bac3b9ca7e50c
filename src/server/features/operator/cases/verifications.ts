import { AppError } from '../../../../contract/base/errors.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { enqueueTask, type VerificationNotice } from '../../../db/tasks.ts'
import type { Former } from '../../../db/employer-tables.ts'
import { advanceAfterVerification } from '../../announcement/term.ts'
import { findLifeRegistered } from '../../announcement/queries.ts'
import {
  findUnpublishRefusal,
  lockNoted,
  noteWaitingJobs,
  unpublishJobs,
  withRevisions,
} from '../../announcement/restore.ts'
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
import { recordDecision } from '../decisions.ts'
import { findCompanyById, hasActedAsVerified, insertAct } from '../queries.ts'
import type { By } from '../service.ts'
import { undoRule } from '../undo-rule.ts'

/**
 * Verifies a company: deletes the representative's number, names it after its registration, advances its waiting
 * announcements, notifies the employer.
 * @throws AppError NOT_FOUND without a request
 */
export async function approveBusiness(
  tx: Tx,
  by: By,
  companyId: string,
  facts: ReadFacts = { address: null, sinceYear: null },
): Promise<void> {
  const request = await lockRequest(tx, companyId)
  if (request.status === 'VERIFIED') return
  const former = await formerOf(tx, request)
  const waiting = await noteWaitingJobs(tx, companyId, by.now)
  const names = await noteNames(tx, companyId, request.business_name)
  await setVerified(tx, companyId, facts, by.now)
  await nameAfterRegistration(tx, companyId, request.business_name, by.now)
  await advanceAfterVerification(tx, companyId, by.now)
  await matchArrears(tx, companyId, by.now)
  await notifyEmployer(tx, request, 'BUSINESS_VERIFIED', by.now)
  const id = await insertAct(tx, { ...by, act: 'verify.approve', subject: companyId, details: { ...facts } })
  const jobs = await withRevisions(tx, waiting)
  await recordDecision(tx, by, {
    id,
    kind: 'VERIFICATION',
    subjectId: companyId,
    former: { jobs, request: former, names },
  })
}

/** @throws AppError NOT_FOUND without a request, JOB_STATE once verified */
export async function refuseBusiness(tx: Tx, by: By, companyId: string, reason: string): Promise<void> {
  const request = await lockRequest(tx, companyId)
  if (request.status === 'VERIFIED') throw new AppError('JOB_STATE')
  const former = await formerOf(tx, request)
  await setRefused(tx, companyId, reason, by.now)
  await notifyEmployer(tx, request, 'BUSINESS_REFUSED', by.now)
  const id = await insertAct(tx, { ...by, act: 'verify.refuse', subject: companyId, details: { reason } })
  await recordDecision(tx, by, {
    id,
    kind: 'VERIFICATION',
    subjectId: companyId,
    former: { jobs: [], request: former },
  })
}

/**
 * The request waits again, and what became public with it waits as before; unless the company was removed, has asked
 * again, or has acted on its verification. The representative's number was deleted with the decision and stays deleted.
 */
export const verificationUndo = undoRule({
  async lock(tx, { subjectId, former }) {
    await lockCompany(tx, subjectId)
    await lockNoted(tx, former.jobs)
  },
  async find(db, { subjectId: companyId, former, decidedAt }) {
    const company = await findCompanyById(db, companyId)
    const request = await findVerification(db, companyId)
    if (company?.member_id == null || !request || !former.request) return 'CHANGED'
    if (!isAsDecided(request, former.request, decidedAt)) return 'CHANGED'
    const found = { request, before: former.request }
    if (request.status !== 'VERIFIED') return found
    const jobIds = former.jobs.map(({ id }) => id)
    const acting = { id: companyId, memberId: company.member_id, jobIds }
    const isNamed = await areNamesAsDecided(db, companyId, request.business_name, decidedAt)
    if (!isNamed || (await hasActedAsVerified(db, acting, decidedAt))) return 'CHANGED'
    return (await findUnpublishRefusal(db, former.jobs, decidedAt)) ?? found
  },
  async restore(tx, by, { subjectId: companyId, former, decidedAt }, { request, before }) {
    if (request.status === 'VERIFIED') {
      await unpublishJobs(tx, former.jobs, { decidedAt, now: by.now })
      if (former.names) await restoreNames(tx, companyId, former.names, by.now)
      await unsetVerified(tx, companyId, before.lifeRegisteredAt)
    }
    await restoreRequest(tx, companyId, before)
    await notifyEmployer(tx, request, 'BUSINESS_WAITS_AGAIN', by.now)
    const details = { status: request.status }
    await insertAct(tx, { ...by, act: 'verify.undo', subject: companyId, details })
  },
})

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
export async function lockRequest(tx: Tx, companyId: string): Promise<VerificationRow> {
  if (!(await findCompanyById(tx, companyId))) throw new AppError('NOT_FOUND')
  await lockCompany(tx, companyId)
  const request = await findVerification(tx, companyId)
  if (!request) throw new AppError('NOT_FOUND')
  return request
}

async function notifyEmployer(
  tx: Tx,
  request: VerificationRow,
  kind: VerificationNotice,
  now: Date,
): Promise<void> {
  const company = await findCompanyById(tx, request.company_id)
  if (!company || company.member_id === null) return
  const occasion = `verification:${request.company_id}:${kind}:${now.toISOString()}`
  await notify(
    tx,
    {
      memberId: company.member_id,
      kind,
      subject: request.business_name,
      occasion,
    },
    now,
  )
  await enqueueTask(tx, 'verification-notice', { companyId: request.company_id, kind }, now)
}
