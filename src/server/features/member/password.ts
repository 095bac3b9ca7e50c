import { hash, verify } from '@node-rs/argon2'
import { passwordText } from '../../../contract/account/password-text.ts'

/** Argon2id with OWASP's second recommendation: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export type PasswordMatch = 'NONE' | 'CURRENT' | 'FORMER'

let decoy: Promise<string> | undefined

/** Hashes the form that `Password` has: keyboards write one letter in several ways. */
export function hashPassword(password: string): Promise<string> {
  return hash(passwordText(password), COST)
}

/**
 * Whether the password matches the hash. FORMER: the hash is of another Unicode form than `hashPassword` uses today.
 * Without a hash it compares with a decoy, so that an unknown account takes the same time.
 */
export async function matchPassword(passwordHash: string | null, password: string): Promise<PasswordMatch> {
  decoy ??= hashPassword('no account has this password')
  const compared = passwordHash ?? (await decoy)
  for (const form of formsOf(password))
    if (await verify(compared, form))
      return passwordHash === null ? 'NONE' : form === passwordText(password) ? 'CURRENT' : 'FORMER'
  return 'NONE'
}

/** A single form if all letters are ASCII. */
const formsOf = (password: string) =>
  new Set([passwordText(password), password, password.normalize('NFC'), password.normalize('NFD')])
