import { AppError, fieldError } from '../../../contract/base/errors.ts'
import { CompanyName, type CompanyNameRequest } from '../../../contract/employer/company-name.ts'
import type { Db } from '../../db/database.ts'
import { showUnderName } from '../announcement/term.ts'
import { type CompanyRow, findRegistration, lockCompany } from '../employer/service.ts'
import {
  type CompanyNameRow,
  decideName,
  deleteNameRequest,
  findCompanyById,
  findNameRequest,
  saveNameRequest,
} from './queries.ts'

export { type CompanyNameRow, findNameRequest } from './queries.ts'
export { areNamesAsDecided, noteNames, restoreNames } from './restore.ts'

/**
 * Asks for another public name, which waits for an operator. The public name and the registered one need no decision.
 * @throws AppError BUSINESS_NOT_VERIFIED
 */
export async function requestName(db: Db, company: CompanyRow, name: string, now: Date): Promise<void> {
  const { isVerified, publicName } = await lockCompany(db, company.id)
  if (!isVerified) throw new AppError('BUSINESS_NOT_VERIFIED')
  const { name: registered } = await findRegistration(db, company.id)
  if (name === registered) {
    await deleteNameRequest(db, company.id)
    return setPublicName(db, company.id, name, now)
  }
  if (name === publicName) return withdrawName(db, company.id)
  const known = await findNameRequest(db, company.id)
  if (known?.status === 'WAITING' && known.name === name) return
  await saveNameRequest(db, waiting(company.id, name, known?.approved_name ?? null, now))
}

/** Asks for the name with which a verified company saved its profile; not for one it has, had or asked for. */
export async function requestRenaming(db: Db, company: CompanyRow, typed: string, now: Date): Promise<void> {
  const { isVerified, name: registered } = await findRegistration(db, company.id)
  const known = await findNameRequest(db, company.id)
  if (!isVerified || [company.name, registered, known?.name].includes(typed)) return
  const name = CompanyName.safeParse(typed)
  if (!name.success) throw fieldError('companyName', 'INVALID', 'is no name for the public')
  await requestName(db, company, name.data, now)
}

/** Withdraws the request; a name that was approved before stays. */
export async function withdrawName(db: Db, companyId: string): Promise<void> {
  await lockCompany(db, companyId)
  const known = await findNameRequest(db, companyId)
  if (!known || known.status === 'APPROVED') return
  const approved = known.approved_name
  if (approved === null) await deleteNameRequest(db, companyId)
  else await saveNameRequest(db, { ...known, name: approved, status: 'APPROVED', reason: null })
}

/**
 * Names a company after its registration, in the transaction that verifies it. What it called itself before waits for
 * an operator, and so does a name that was approved beside another registration.
 */
export async function nameAfterRegistration(
  db: Db,
  companyId: string,
  name: string,
  now: Date,
): Promise<void> {
  const former = await findCompanyById(db, companyId)
  const known = await findNameRequest(db, companyId)
  const approved = known?.approved_name ?? null
  const wanted = known?.status === 'WAITING' ? known.name : (approved ?? former.name)
  const isFirst = !former.is_name_decided && !known
  if (wanted !== name && (isFirst || approved !== null))
    await saveNameRequest(db, waiting(companyId, wanted, null, now))
  await setPublicName(db, companyId, name, now)
}

/** Decides the request of a company, whose lock is held. */
export async function settleName(
  db: Db,
  request: CompanyNameRow,
  decision: { status: 'APPROVED' } | { status: 'REFUSED'; reason: string },
  now: Date,
): Promise<void> {
  const isApproved = decision.status === 'APPROVED'
  const approved = isApproved ? request.name : request.approved_name
  await saveNameRequest(db, {
    ...request,
    reason: null,
    ...decision,
    approved_name: approved,
    decided_at: now,
  })
  if (isApproved) await setPublicName(db, request.company_id, request.name, now)
}

async function setPublicName(db: Db, companyId: string, name: string, now: Date): Promise<void> {
  await decideName(db, companyId, name)
  await showUnderName(db, companyId, name, now)
}

const waiting = (companyId: string, name: string, approved: string | null, now: Date): CompanyNameRow => ({
  company_id: companyId,
  name,
  status: 'WAITING',
  approved_name: approved,
  reason: null,
  requested_at: now,
  decided_at: null,
})

export function nameRequestOf(row: CompanyNameRow): CompanyNameRequest {
  return {
    name: row.name,
    status: row.status,
    reason: row.reason,
    requestedDate: row.requested_at.toISOString(),
    decidedDate: row.decided_at?.toISOString() ?? null,
  }
}
