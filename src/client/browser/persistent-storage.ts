/** Asks the browser for persistent storage, after installing or after the first draft. */
export async function askForPersistentStorage(): Promise<boolean> {
  try {
    if (await navigator.storage.persisted()) return true
    return await navigator.storage.persist()
  } catch {
    return false
  }
}
