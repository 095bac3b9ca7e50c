import { AppError } from '../../../contract/base/errors.ts'
import type { Db } from '../../db/database.ts'
import type { Gate } from '../../http/endpoint-route.ts'
import { findVerificationStatus } from './verification-queries.ts'
import {
  type CompanyRow,
  findCompany,
  findMemberName,
  findRegistration,
  insertCompany,
} from './company-queries.ts'

/**
 * The policy on people who did not apply to an employer: only verified companies may see them, propose to them, open
 * their resumes and buy points (docs/product-rules.md). Checked on every call, so that losing the verification ends
 * the access at once.
 * @throws AppError BUSINESS_NOT_VERIFIED with the verification's status
 */
export async function requireVerifiedBusiness(db: Db, memberId: string): Promise<void> {
  const status = await findVerificationStatus(db, memberId)
  if (status !== 'VERIFIED') throw new AppError('BUSINESS_NOT_VERIFIED', { data: { status } })
}

/** The same as a gate, for endpoints closed to other employers. */
export const verifiedEmployer: Gate = ({ db, member }) => requireVerifiedBusiness(db, member.id)

export async function isVerifiedBusiness(db: Db, memberId: string): Promise<boolean> {
  return (await findVerificationStatus(db, memberId)) === 'VERIFIED'
}

export {
  type CompanyRow,
  findCompany,
  findRegistration,
  findStanding,
  lockCompany,
  publicNameOf,
  setBusinessType,
  updateCompany,
} from './company-queries.ts'
export { askTaxOffice, type Registry, requestVerification } from './verification.ts'

export {
  findRequests,
  findVerification,
  saveRequest,
  setRequestedNumber,
  setVerified,
} from './verification-queries.ts'

/** The employer's company, created at the first announcement or verification. */
export async function ensureCompany(
  db: Db,
  employer: {
    memberId: string
    companyName: string
    businessType: string
    now: Date
  },
): Promise<CompanyRow> {
  const { memberId, companyName, businessType, now } = employer
  const known = await findCompany(db, memberId)
  if (known) return known
  await insertCompany(db, { memberId, name: companyName, businessType: businessType || null, now })
  const made = await findCompany(db, memberId)
  if (!made) throw new Error('the company that was just made is gone')
  return made
}

/** The same for actions that name no company; it gets the member's name. */
export async function companyOf(db: Db, memberId: string, now: Date): Promise<CompanyRow> {
  const known = await findCompany(db, memberId)
  if (known) return known
  const companyName = await findMemberName(db, memberId)
  return ensureCompany(db, { memberId, companyName, businessType: '', now })
}

/** What a company calls itself, with the name on its business registration where that differs: anybody can say "Samsung". */
export async function withRegisteredName(db: Db, companyId: string, name: string): Promise<string> {
  const { name: registered } = await findRegistration(db, companyId)
  return registered === null || registered === name ? name : `${name} · ${registered}`
}
