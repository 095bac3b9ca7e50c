import { AppError } from '../../../contract/base/errors.ts'
import type { Db } from '../../db/database.ts'
import type { Gate } from '../../http/endpoint-route.ts'
import { findVerificationStatus } from './verification-queries.ts'

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
