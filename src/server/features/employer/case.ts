import { sql } from 'kysely'
import { AppError } from '../../../contract/base/errors.ts'
import {
  approveVerification,
  getVerificationCase,
  listVerifications,
  refuseVerification,
} from '../../../contract/case/verification.ts'
import type { VerificationStatus } from '../../../contract/base/enums.ts'
import type { Db, Tx } from '../../db/database.ts'
import type { Former } from '../../db/employer-tables.ts'
import { enqueueTask, type VerificationNotice } from '../../db/tasks.ts'
import { matchesIfMatch } from '../../http/caching/etag.ts'
import type { Secret } from '../../providers/secret/secret.ts'
import { findLifeRegistered } from '../announcement/queries.ts'
import {
  findUnpublishRefusal,
  lockNoted,
  noteWaitingJobs,
  unpublishJobs,
  withRevisions,
} from '../announcement/restore.ts'
import { advanceAfterVerification } from '../announcement/term.ts'
import { matchArrears } from '../arrears/service.ts'
import { areNamesAsDecided, nameAfterRegistration, noteNames, restoreNames } from '../company/service.ts'
import { signedFileUrl } from '../file/service.ts'
import { type By, recordView } from '../operator/audit.ts'
import { listCases } from '../operator/case-list.ts'
import { findCompanyById, tellCompany } from '../operator/company-notices.ts'
import { type Case, defineCase } from '../operator/decide.ts'
import { onOperator } from '../operator/on-operator.ts'
import { findVerificationCase, hasActedAsVerified, verificationList } from './case-queries.ts'
import { lockCompany } from './company-queries.ts'
import {
  findVerification,
  type ReadFacts,
  restoreRequest,
  setRefused,
  setVerified,
  unsetVerified,
  type VerificationRow,
} from './verification-queries.ts'
import { orNotFound } from '../../or-not-found.ts'

/**
 * The request waits again, and what became public with it waits as before; unless the company was removed, has asked
 * again, or has acted on its verification. The representative's number was deleted with the decision and stays deleted.
 */
export const verificationCase: Case = defineCase('VERIFICATION', {
  queue: {
    open: sql`business_verifications q where q.status = 'REQUESTED'`,
    id: 'q.company_id',
    name: sql`q.business_name`,
    since: 'q.requested_at',
  },
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
  async restore(tx, { subjectId: companyId, former, decidedAt }, { request, before }, by) {
    if (request.status === 'VERIFIED') {
      await unpublishJobs(tx, former.jobs, { decidedAt, now: by.now })
      if (former.names) await restoreNames(tx, companyId, former.names, by.now)
      await unsetVerified(tx, companyId, before.lifeRegisteredAt)
    }
    await restoreRequest(tx, companyId, before)
    await tell(tx, request, 'BUSINESS_WAITS_AGAIN', by.now)
    return { act: 'verify.undo', details: { status: request.status } }
  },
  routes: [
    onOperator(listVerifications, ({ db, query }) => listCases(db, verificationList, query.status, query)),
    onOperator(getVerificationCase, async ({ db, params: { id }, ...context }) => {
      const view = { ...context.by, act: 'verify.show', subject: id } as const
      return { ...(await readCase(db, id, context)), record: (writable) => recordView(writable, view) }
    }),
    onOperator(approveVerification, async ({ db, params: { id }, body, ifMatch, ...context }) => {
      await requireSeenVersion(db, id, { ...context, ifMatch })
      const { address, sinceYear } = body
      await approveBusiness(db, context.by, id, { address: address || null, sinceYear })
      return readCase(db, id, context)
    }),
    onOperator(refuseVerification, async ({ db, params: { id }, body, ifMatch, ...context }) => {
      await requireSeenVersion(db, id, { ...context, ifMatch })
      await refuseBusiness(db, context.by, id, body.reason)
      return readCase(db, id, context)
    }),
  ],
})

interface Context {
  services: { secret: Secret }
  by: By
}

async function readCase(db: Db, id: string, { services: { secret }, by }: Context) {
  const row = await orNotFound(findVerificationCase(db, id))
  const { certificateFile: photo, ...found } = row
  const decidedAt = found.decidedDate === null ? null : new Date(found.decidedDate)
  const undo = decidedAt && (await verificationCase.findUndoable(db, by, { subjectId: id, decidedAt }))
  const certificateUrl = photo === null ? null : signedFileUrl(secret, photo, by.now, { whole: true })
  return { data: { ...found, certificateUrl, undo }, etag: etagOf(found.status, found.requestedDate) }
}

/** Locks the request and refuses if it changed since the operator saw it. */
async function requireSeenVersion(
  tx: Tx,
  id: string,
  { ifMatch, ...context }: Context & { ifMatch: string | undefined },
): Promise<void> {
  const request = await lockRequest(tx, id)
  // Repeating an approval is not an error.
  if (request.status === 'VERIFIED' || matchesIfMatch(ifMatch, etagOf(request.status, request.requested_at)))
    return
  throw new AppError('PRECONDITION_FAILED', await readCase(tx, id, context))
}

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
  const before = await requestBefore(tx, request)
  const waiting = await noteWaitingJobs(tx, companyId, by.now)
  const names = await noteNames(tx, companyId, request.business_name)
  await setVerified(tx, companyId, facts, by.now)
  await nameAfterRegistration(tx, companyId, request.business_name, by.now)
  await advanceAfterVerification(tx, companyId, by.now)
  await matchArrears(tx, companyId, by.now)
  await tell(tx, request, 'BUSINESS_VERIFIED', by.now)
  const former = { jobs: await withRevisions(tx, waiting), request: before, names }
  const details = { ...facts }
  await verificationCase.record(tx, by, { subjectId: companyId, act: 'verify.approve', details, former })
}

/** @throws AppError NOT_FOUND without a request, JOB_STATE once verified */
export async function refuseBusiness(tx: Tx, by: By, companyId: string, reason: string): Promise<void> {
  const request = await lockRequest(tx, companyId)
  if (request.status === 'VERIFIED') throw await verificationCase.refusal(tx, companyId, 'JOB_STATE')
  const former = { jobs: [], request: await requestBefore(tx, request) }
  await setRefused(tx, companyId, reason, by.now)
  await tell(tx, request, 'BUSINESS_REFUSED', by.now)
  const details = { reason }
  await verificationCase.record(tx, by, { subjectId: companyId, act: 'verify.refuse', details, former })
}

type FormerRequest = NonNullable<Former['request']>

async function requestBefore(db: Db, request: VerificationRow): Promise<FormerRequest> {
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
async function lockRequest(tx: Tx, companyId: string): Promise<VerificationRow> {
  await orNotFound(findCompanyById(tx, companyId))
  await lockCompany(tx, companyId)
  return orNotFound(findVerification(tx, companyId))
}

async function tell(tx: Tx, request: VerificationRow, kind: VerificationNotice, now: Date): Promise<void> {
  const { company_id: companyId, business_name: subject } = request
  const occasion = `verification:${companyId}:${kind}:${now.toISOString()}`
  if (await tellCompany(tx, companyId, { kind, subject, occasion }, now))
    await enqueueTask(tx, 'verification-notice', { companyId, kind }, now)
}

/** Changes whenever the company submits a new request or an operator decides. */
const etagOf = (status: VerificationStatus, requestedAt: Date | string): string =>
  `"${new Date(requestedAt).getTime()}-${status}"`
