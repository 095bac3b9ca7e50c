import { AppError } from '../../../contract/errors.ts'
import type { Db } from '../../db/database.ts'
import type { RateLimitName, RateLimits } from '../../http/rate-limits.ts'
import type { Services } from '../../services.ts'
import { findSessionStart } from '../session/service.ts'
import { isSameName, maskedEmail } from './find-id.ts'
import { requireGoodPassword } from './password-rules.ts'
import { hashPassword, passwordFits } from './password.ts'
import { findCredentials, findMemberById, insertMember } from './queries.ts'

/** What other features may use of members. */
export {
  findCredentials,
  findMemberById,
  hashPassword,
  insertMember,
  isSameName,
  maskedEmail,
  requireGoodPassword,
}

export interface PasswordAttempt {
  /** Whose tries are counted: the e-mail address, or the member's id. */
  account: string
  /** Of a device or session that is the member's own, else null. */
  device: string | null
  address: string
  /** Null where there is no such account, or it has no password. */
  passwordHash: string | null
  password: string
}

/**
 * Compares a password, counts a wrong one, and forgets the wrong ones after the right one. A known device has tries of its
 * own: neither somebody elsewhere who knows the address, nor a neighbour behind the same one, can use them up.
 * @throws AppError TOO_MANY_REQUESTS while the tries are used up
 */
export async function tryPassword(limits: RateLimits, attempt: PasswordAttempt): Promise<boolean> {
  const { account, device, address } = attempt
  const own: [RateLimitName, string] =
    device === null ? ['sign-in-account', account] : ['sign-in-device', device]
  const counted: [RateLimitName, string][] = device === null ? [own, ['sign-in-address', address]] : [own]
  const refuseIfUsedUp = () => Promise.all(counted.map(([name, key]) => limits.check(name, key)))
  await refuseIfUsedUp()
  await limits.use('password-address', device ?? address)
  const fits = await passwordFits(attempt.passwordHash, attempt.password)
  // Again, as others were compared meanwhile: of a thousand sent at once, all have passed the first look.
  await refuseIfUsedUp()
  if (fits) await limits.clear(...own)
  else await Promise.all(counted.map(([name, key]) => limits.count(name, key)))
  return fits
}

/** How recent a sign-in must be to stand for a password that a member does not have. */
const RECENT = 10 * 60_000

export interface Claim {
  memberId: string
  password: string | undefined
  /** Field of the body that carries the password. */
  field: string
  address: string
  tokenHash: Buffer | null
  now: Date
}

/**
 * Makes sure that it is the member who acts, not somebody with their unlocked phone.
 * @returns the member as they are stored
 * @throws AppError PASSWORD_MISMATCH, TOO_MANY_REQUESTS (wrong ones count like failed sign-ins), or SIGN_IN_AGAIN where
 * there is no password and the session is not new
 */
export async function confirmIdentity(db: Db, services: Services, claim: Claim) {
  const member = await findMemberById(db, claim.memberId)
  if (!member) throw new AppError('UNAUTHENTICATED')
  if (member.password_hash === null) {
    const began = claim.tokenHash ? await findSessionStart(db, claim.tokenHash) : undefined
    if (!began || claim.now.getTime() - began.getTime() > RECENT) throw new AppError('SIGN_IN_AGAIN')
    return member
  }
  const account = member.email ?? member.id
  const { address, password = '' } = claim
  // The session is the member's: wrong passwords at the sign-in page are not counted against it.
  const device = claim.tokenHash ? `${member.id} ${claim.tokenHash.toString('base64url')}` : null
  const attempt = { account, device, address, passwordHash: member.password_hash, password }
  if (await tryPassword(services.limits, attempt)) return member
  throw new AppError('PASSWORD_MISMATCH', {
    fields: [{ field: claim.field, code: 'INVALID', message: 'is not the password' }],
  })
}
