import type { RateLimitName, RateLimits } from '../../http/rate-limits.ts'
import { isSameName, maskedEmail } from './find-id.ts'
import { requireGoodPassword } from './password-rules.ts'
import { hashPassword, passwordFits } from './password.ts'
import { findCredentials, findMemberById, insertMember, isEmailReserved } from './queries.ts'

/** What other features may use of members. */
export {
  findCredentials,
  findMemberById,
  hashPassword,
  insertMember,
  isEmailReserved,
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
