import type { Selectable } from 'kysely'
import { AppError } from '../../../contract/base/errors.ts'
import type { Db } from '../../db/database.ts'
import type { Database } from '../../db/schema.ts'
import type { Services } from '../../services.ts'
import { findMemberById } from '../member/queries.ts'
import { verifyPassword } from '../member/verify-password.ts'
import { findSessionStart } from '../session/service.ts'

/** Maximum age in ms of a sign-in that replaces the password. */
const RECENT = 10 * 60_000

export interface Claim {
  memberId: string
  password: string | undefined
  /** Field of the body that carries the password. */
  field: string
  /** Whether members with a password must enter it, even right after signing in. */
  isPasswordNeeded: boolean
  address: string
  tokenHash: Buffer | null
  now: Date
}

/**
 * Proof that the member acts, not somebody using their unlocked phone. Only `confirm` creates one, and every command
 * that changes a factor requires one, so that no command can omit the check.
 */
export class ConfirmedIdentity {
  readonly member: Selectable<Database['members']>
  readonly tokenHash: Buffer | null

  private constructor(member: Selectable<Database['members']>, tokenHash: Buffer | null) {
    this.member = member
    this.tokenHash = tokenHash
  }

  /**
   * Accepts the password, or a sign-in within the last ten minutes.
   * @throws AppError PASSWORD_MISMATCH, TOO_MANY_REQUESTS (wrong passwords count as failed sign-ins), or
   * SIGN_IN_AGAIN if the member has no password and the session is older
   */
  static async confirm(db: Db, services: Services, claim: Claim): Promise<ConfirmedIdentity> {
    await services.limits.use('confirm-identity', claim.memberId)
    const member = await findMemberById(db, claim.memberId)
    if (!member) throw new AppError('UNAUTHENTICATED')
    const confirmed = new ConfirmedIdentity(member, claim.tokenHash)
    const isAsked = claim.password !== undefined || claim.isPasswordNeeded
    if (member.password_hash !== null && isAsked) {
      if (await passwordIsRight(services, member, claim)) return confirmed
      throw mismatch(claim)
    }
    if (await isRecent(db, claim)) return confirmed
    throw member.password_hash === null ? new AppError('SIGN_IN_AGAIN') : mismatch(claim)
  }

  /** For the second step of a command whose first step verifiably used `confirm`. */
  static async resume(db: Db, memberId: string, tokenHash: Buffer | null): Promise<ConfirmedIdentity> {
    const member = await findMemberById(db, memberId)
    if (!member) throw new AppError('UNAUTHENTICATED')
    return new ConfirmedIdentity(member, tokenHash)
  }
}

export const confirmIdentity = (db: Db, services: Services, claim: Claim) =>
  ConfirmedIdentity.confirm(db, services, claim)
export const resumeIdentity = (db: Db, memberId: string, tokenHash: Buffer | null) =>
  ConfirmedIdentity.resume(db, memberId, tokenHash)

async function passwordIsRight(
  services: Services,
  member: Selectable<Database['members']>,
  { password = '', address, tokenHash }: Claim,
): Promise<boolean> {
  const account = member.email ?? member.id
  // The session belongs to the member, so its tries are separate from those of the sign-in page.
  const device = tokenHash ? `${member.id} ${tokenHash.toString('base64url')}` : null
  const attempt = { account, device, address, passwordHash: member.password_hash, password }
  return (await verifyPassword(services.limits, attempt)) !== 'NONE'
}

async function isRecent(db: Db, { tokenHash, now }: Claim): Promise<boolean> {
  const began = tokenHash ? await findSessionStart(db, tokenHash) : undefined
  return began !== undefined && now.getTime() - began.getTime() <= RECENT
}

function mismatch({ field, password }: Claim): AppError {
  const code = password === undefined ? 'REQUIRED' : 'INVALID'
  return new AppError('PASSWORD_MISMATCH', {
    fields: [{ field, code, message: 'is not the password' }],
  })
}
