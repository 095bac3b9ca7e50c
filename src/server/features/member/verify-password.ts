import type { RateLimitName, RateLimits } from '../../http/rate-limits.ts'
import { matchPassword, type PasswordMatch } from './password.ts'

export interface PasswordAttempt {
  /** The account whose tries are counted: e-mail address, or member id. */
  account: string
  /** The member's own device or session, else null. */
  device: string | null
  address: string
  /** Null if there is no such account, or it has no password. */
  passwordHash: string | null
  password: string
}

/**
 * Compares a password and counts wrong ones, which a correct one resets. A known device has its own tries, so that
 * neither a stranger who knows the address nor a neighbour behind the same IP can use them up.
 * @throws AppError TOO_MANY_REQUESTS while the tries are used up
 */
export async function verifyPassword(limits: RateLimits, attempt: PasswordAttempt): Promise<PasswordMatch> {
  const { account, device, address } = attempt
  const own: [RateLimitName, string] =
    device === null ? ['sign-in-account', account] : ['sign-in-device', device]
  const counted: [RateLimitName, string][] = device === null ? [own, ['sign-in-address', address]] : [own]
  const refuseIfUsedUp = () => Promise.all(counted.map(([name, key]) => limits.check(name, key)))
  await refuseIfUsedUp()
  await limits.use('password-address', device ?? address)
  const match = await matchPassword(attempt.passwordHash, attempt.password)
  // Checked again, because many requests sent at once all pass the first check.
  await refuseIfUsedUp()
  if (match === 'NONE') await Promise.all(counted.map(([name, key]) => limits.count(name, key)))
  else await limits.clear(...own)
  return match
}
