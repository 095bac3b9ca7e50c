export const SYNC_TAG = 'ilteo-outbox'

interface SyncManager {
  register: (tag: string) => Promise<void>
}

/**
 * Registers a background sync, so that the browser wakes the worker when there is a network, even after the last tab
 * was closed.
 */
export async function askForBackgroundSync(): Promise<void> {
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
