import { isSignedOut } from '../client/browser/credentials.ts'
import type { Database } from '../client/browser/database.ts'

/** Milliseconds for the device's storage to answer. */
const PATIENCE = 5_000

/** Whether a push has nobody to be shown to. Only a sign-out is a reason to stay silent: not a storage that is empty, broken, or does not answer. */
export async function shouldSuppressPush(database: Database): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const patience = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE)
  })
  try {
    return await Promise.race([isSignedOut(database), patience])
  } catch {
    return false
  } finally {
    clearTimeout(timer)
  }
}
