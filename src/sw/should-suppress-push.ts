import { isSignedOut } from '../client/browser/credentials.ts'
import type { Database } from '../client/browser/database.ts'

/** Milliseconds to wait for IndexedDB. */
const TIMEOUT = 5_000

/**
 * Whether a push must be suppressed because the member signed out. Only a recorded sign-out counts, not a
 * storage that is empty, broken or does not answer.
 */
export async function shouldSuppressPush(database: Database): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const patience = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), TIMEOUT)
  })
  try {
    return await Promise.race([isSignedOut(database), patience])
  } catch {
    return false
  } finally {
    clearTimeout(timer)
  }
}
