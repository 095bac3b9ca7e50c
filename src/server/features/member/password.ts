import { hash, verify } from '@node-rs/argon2'

/** Argon2id with OWASP's second recommendation: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

let decoy: Promise<string> | undefined

export function hashPassword(password: string): Promise<string> {
  return hash(password, COST)
}

/**
 * Whether the password matches. Without a hash it compares with a decoy, so that an unknown account takes the same
 * time.
 */
export async function matchesPasswordHash(passwordHash: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('no account has this password')
  const fits = await verify(passwordHash ?? (await decoy), password)
  return passwordHash !== null && fits
}
