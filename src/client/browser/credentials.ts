import type { Role } from '../../contract/base/enums.ts'
import type { Database, Transaction } from './database.ts'

/** What the outbox sends as, readable by the service worker too. */
export interface Credentials {
  memberId: string
  token: string
  /** For the page: browsers write local storage out late, and one that is killed meanwhile has lost the session there. */
  role?: Role
  expiresAt?: string
}

export const CREDENTIALS_KEY = ['session'] as const

/** In their place from a sign-out, or the server's refusal of the token, until the next sign-in. */
const SIGNED_OUT = 'SIGNED_OUT'

export async function readCredentials(database: Database): Promise<Credentials | undefined> {
  const stored = await database.run('readonly', (transaction) => transaction.get(CREDENTIALS_KEY))
  return isCredentials(stored) ? stored : undefined
}

export function writeCredentials(database: Database, credentials: Credentials | undefined): Promise<void> {
  return database.run('readwrite', async (transaction) => {
    transaction.put(CREDENTIALS_KEY, credentials ?? SIGNED_OUT)
  })
}

/** Forgets a token that the server refused, and only that one: somebody may have signed in again meanwhile. */
export async function dropToken(transaction: Transaction, token: string | undefined): Promise<void> {
  const stored = await transaction.get(CREDENTIALS_KEY)
  if (isCredentials(stored) && stored.token === token) transaction.put(CREDENTIALS_KEY, SIGNED_OUT)
}

/** Whether the member has left this device: where merely nothing is known, as after a browser has tidied up, nobody has. */
export async function isSignedOut(database: Database): Promise<boolean> {
  return (await database.run('readonly', (transaction) => transaction.get(CREDENTIALS_KEY))) === SIGNED_OUT
}

export function isCredentials(value: unknown): value is Credentials {
  return typeof value === 'object' && value !== null && 'memberId' in value && 'token' in value
}
