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
  try {
    if (localStorage.getItem(NAME) !== null) return
    localStorage.setItem(NAME, 'asked')
  } catch {
    return
  }
  await askForPersistentStorage()
}
