import type { Role } from '../../contract/base/enums.ts'
import type { Database, Transaction } from './database.ts'

/** A copy of the session in IndexedDB, for the outbox: the service worker cannot read local storage. */
export interface Credentials {
  memberId: string
  token: string
  /** With `expiresAt`, restores the session where a killed browser had not yet written local storage to disk. */
  role?: Role
  expiresAt?: string
}

export const CREDENTIALS_KEY = ['session'] as const

/** Stored in place of credentials from a sign-out, or the rejection of the token, until the next sign-in. */
const SIGNED_OUT = 'SIGNED_OUT'

export async function readCredentials(database: Database): Promise<Credentials | undefined> {
  const stored = await database.run('readonly', (transaction) => transaction.get(CREDENTIALS_KEY))
  return isCredentials(stored) ? stored : undefined
}

export async function writeCredentials(
  database: Database,
  credentials: Credentials | undefined,
): Promise<void> {
  try {
    await database.run('readwrite', async (transaction) => {
      transaction.put(CREDENTIALS_KEY, credentials ?? SIGNED_OUT)
    })
  } catch (error) {
    // Removing needs no space: on a full device, what a sign-out leaves behind would sign the member in again.
    await database.run('readwrite', async (transaction) => transaction.remove(CREDENTIALS_KEY))
    throw error
  }
}

/** Removes a token that the server rejected, and only that one: another session may have started meanwhile. */
export async function dropToken(transaction: Transaction, token: string | undefined): Promise<void> {
  const stored = await transaction.get(CREDENTIALS_KEY)
  if (isCredentials(stored) && stored.token === token) transaction.put(CREDENTIALS_KEY, SIGNED_OUT)
}

/**
 * Whether the member has signed out on this device. Missing credentials, for example after the browser cleared its
 * storage, do not count.
 */
export async function isSignedOut(database: Database): Promise<boolean> {
  return (await database.run('readonly', (transaction) => transaction.get(CREDENTIALS_KEY))) === SIGNED_OUT
}

export function isCredentials(value: unknown): value is Credentials {
  return typeof value === 'object' && value !== null && 'memberId' in value && 'token' in value
}
