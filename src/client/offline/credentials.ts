import type { Role } from '../../contract/enums.ts'
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

export async function readCredentials(database: Database): Promise<Credentials | undefined> {
  const stored = await database.run('readonly', (transaction) => transaction.get(CREDENTIALS_KEY))
  return isCredentials(stored) ? stored : undefined
}

export function writeCredentials(database: Database, credentials: Credentials | undefined): Promise<void> {
  return database.run('readwrite', async (transaction) => {
    if (credentials) transaction.put(CREDENTIALS_KEY, credentials)
    else transaction.remove(CREDENTIALS_KEY)
  })
}

/** Forgets a token that the server refused, and only that one: somebody may have signed in again meanwhile. */
export async function dropToken(transaction: Transaction, token: string | undefined): Promise<void> {
  const stored = await transaction.get(CREDENTIALS_KEY)
  if (isCredentials(stored) && stored.token === token) transaction.remove(CREDENTIALS_KEY)
}

export function isCredentials(value: unknown): value is Credentials {
  return typeof value === 'object' && value !== null && 'memberId' in value && 'token' in value
}
