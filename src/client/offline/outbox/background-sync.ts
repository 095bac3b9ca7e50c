import { inTime } from '../../browser/in-time.ts'

export const SYNC_TAG = 'ilteo-outbox'

interface SyncManager {
  register: (tag: string) => Promise<void>
}

/** Milliseconds that a caller waits for the browser to register the sync. */
const LONGEST_WAIT = 1_000

/**
 * Registers a background sync, so that the browser wakes the worker when there is a network, even after the last tab
 * was closed. Resolves once it is registered, is not allowed, or the browser has not answered within a second.
 */
export function requestBackgroundSync(): Promise<void> {
  return inTime(register(), LONGEST_WAIT, () => undefined)
}

async function register() {
  try {
    const registration = await navigator.serviceWorker?.getRegistration()
    if (registration && hasSync(registration)) await registration.sync.register(SYNC_TAG)
  } catch {
    // Not allowed: the page's own triggers remain.
  }
}

function hasSync(
  registration: ServiceWorkerRegistration,
): registration is ServiceWorkerRegistration & { sync: SyncManager } {
  return 'sync' in registration
}
