import { StorageFailure } from '../database.ts'

/**
 * The first list shows without it.
 * @throws StorageFailure where it cannot be had: nothing can be saved on this device then.
 */
export async function loadEngine() {
  try {
    const { engine } = await import('./engine.ts')
    return engine
  } catch (error) {
    throw new StorageFailure(error)
  }
}
