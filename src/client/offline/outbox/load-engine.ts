import { StorageFailure } from '../database.ts'

type Engine = typeof import('./engine.ts').engine

let loading: Promise<Engine> | undefined

/**
 * The first list shows without it. Asked for again it is there at once: importing a loaded module takes a turn of the
 * page's loop all the same, and "saved" has to wait for it.
 * @throws StorageFailure where it cannot be had: nothing can be saved on this device then.
 */
export function loadEngine(): Promise<Engine> {
  loading ??= importEngine()
  return loading
}

async function importEngine(): Promise<Engine> {
  try {
    return (await import('./engine.ts')).engine
  } catch (error) {
    loading = undefined
    throw new StorageFailure(error)
  }
}
