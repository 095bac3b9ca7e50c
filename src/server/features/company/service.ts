import { AppError, fieldError } from '../../../contract/base/errors.ts'
import { CompanyName, type CompanyNameRequest } from '../../../contract/employer/company-name.ts'
import type { Tx } from '../../db/database.ts'
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

export { findNameRequest } from './queries.ts'
export { areNamesAsDecided, noteNames, restoreNames } from './restore.ts'

/**
 * Asks for another public name, which waits for an operator. The public name and the registered one need no decision.
 * @throws AppError BUSINESS_NOT_VERIFIED
 */
export async function requestName(tx: Tx, company: CompanyRow, name: string, now: Date): Promise<void> {
  const { isVerified, publicName } = await lockCompany(tx, company.id)
  if (!isVerified) throw new AppError('BUSINESS_NOT_VERIFIED')
  const { name: registered } = await findRegistration(tx, company.id)
  if (name === registered) {
    await deleteNameRequest(tx, company.id)
    return setPublicName(tx, company.id, name, now)
  }
  if (name === publicName) return withdrawName(tx, company.id)
  const known = await findNameRequest(tx, company.id)
  if (known?.status === 'WAITING' && known.name === name) return
  await saveNameRequest(tx, waiting(company.id, name, known?.approved_name ?? null, now))
}

/** Asks for the name with which a verified company saved its profile; not for one it has, had or asked for. */
export async function requestRenaming(tx: Tx, company: CompanyRow, typed: string, now: Date): Promise<void> {
  const { isVerified, name: registered } = await findRegistration(tx, company.id)
  const known = await findNameRequest(tx, company.id)
  if (!isVerified || [company.name, registered, known?.name].includes(typed)) return
  const name = CompanyName.safeParse(typed)
  if (!name.success) throw fieldError('companyName', 'INVALID', 'is no name for the public')
  await requestName(tx, company, name.data, now)
}

/** Withdraws the request; a name that was approved before stays. */
export async function withdrawName(tx: Tx, companyId: string): Promise<void> {
  await lockCompany(tx, companyId)
  const known = await findNameRequest(tx, companyId)
  if (!known || known.status === 'APPROVED') return
  const approved = known.approved_name
  if (approved === null) await deleteNameRequest(tx, companyId)
  else await saveNameRequest(tx, { ...known, name: approved, status: 'APPROVED', reason: null })
}

/**
 * Names a company after its registration, in the transaction that verifies it. What it called itself before waits for
 * an operator, and so does a name that was approved beside another registration.
 */
export async function nameAfterRegistration(
  tx: Tx,
  companyId: string,
  name: string,
  now: Date,
): Promise<void> {
  const former = await findCompanyById(tx, companyId)
  const known = await findNameRequest(tx, companyId)
  const approved = known?.approved_name ?? null
  const wanted = known?.status === 'WAITING' ? known.name : (approved ?? former.name)
  const isFirst = !former.is_name_decided && !known
  if (wanted !== name && (isFirst || approved !== null))
    await saveNameRequest(tx, waiting(companyId, wanted, null, now))
  await setPublicName(tx, companyId, name, now)
}

/** Decides the request of a company, whose lock is held. */
export async function settleName(
  tx: Tx,
  request: CompanyNameRow,
  decision: { status: 'APPROVED' } | { status: 'REFUSED'; reason: string },
  now: Date,
): Promise<void> {
  const isApproved = decision.status === 'APPROVED'
  const approved = isApproved ? request.name : request.approved_name
  await saveNameRequest(tx, {
    ...request,
    reason: null,
    ...decision,
    approved_name: approved,
    decided_at: now,
  })
  if (isApproved) await setPublicName(tx, request.company_id, request.name, now)
}

async function setPublicName(tx: Tx, companyId: string, name: string, now: Date): Promise<void> {
  await decideName(tx, companyId, name)
  await showUnderName(tx, companyId, name, now)
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
