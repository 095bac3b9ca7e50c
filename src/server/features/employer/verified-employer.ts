import { AppError } from '../../../contract/base/errors.ts'
import type { Db } from '../../db/database.ts'
import type { Gate } from '../../http/endpoint-route.ts'
import { findStanding } from './verification-queries.ts'

/**
 * The one policy on people who did not apply to an employer: only a verified business sees them, proposes to them, opens
 * their resumes and buys points for it (docs/product-rules.md). Checked on every call, so that a verification that is taken
 * away ends the access at once.
 * @throws AppError BUSINESS_NOT_VERIFIED with the verification's status
 */
export async function requireVerifiedBusiness(db: Db, memberId: string): Promise<void> {
  const status = await findStanding(db, memberId)
  if (status !== 'VERIFIED') throw new AppError('BUSINESS_NOT_VERIFIED', { data: { status } })
}

/** The same for a call that is closed to other employers altogether. */
export const verifiedEmployer: Gate = ({ db, member }) => requireVerifiedBusiness(db, member.id)

export async function isVerifiedBusiness(db: Db, memberId: string): Promise<boolean> {
  return (await findStanding(db, memberId)) === 'VERIFIED'
}
