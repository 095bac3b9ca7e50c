import { readItem, writeItem } from './device-items.ts'

const NAME = 'ilteo.persistence'

/**
 * Asks the browser not to evict what this site has stored. Safari and Chromium decide by themselves, Firefox asks the
 * reader.
 */
export async function askForPersistentStorage(): Promise<boolean> {
  try {
    return (await navigator.storage.persisted()) || (await navigator.storage.persist())
  } catch {
    // WebKitGTK and insecure origins have no such interface.
    return false
  }
}

/** As above, once per device: called when the member has saved something that only this device has. */
export async function askForPersistentStorageOnce(): Promise<void> {
  if (readItem(NAME) !== null) return
  writeItem(NAME, 'asked')
  // A device that does not keep that would ask each time.
  if (readItem(NAME) !== null) await askForPersistentStorage()
}
