import type { Database } from './database.ts'

/** What the outbox sends as, readable by the service worker too. */
export interface Credentials {
  memberId: string
  token: string
}

const KEY = ['session'] as const

export async function readCredentials(database: Database): Promise<Credentials | undefined> {
  const stored = await database.run('readonly', (transaction) => transaction.get(KEY))
  return isCredentials(stored) ? stored : undefined
}

export function writeCredentials(database: Database, credentials: Credentials | undefined): Promise<void> {
  return database.run('readwrite', async (transaction) => {
    if (credentials) transaction.put(KEY, credentials)
    else transaction.remove(KEY)
  })
}

function isCredentials(value: unknown): value is Credentials {
  return typeof value === 'object' && value !== null && 'memberId' in value && 'token' in value
}
