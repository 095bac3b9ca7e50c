import { StorageFailure } from '../../browser/database.ts'
import type { OutboxEnvironment } from './engine/environment.ts'

type Engine = typeof import('./engine/engine.ts').engine

let loading: Promise<Engine> | undefined
let loaded: Engine | undefined

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
    loaded = (await import('./engine/engine.ts')).engine
    return loaded
  } catch (error) {
    loading = undefined
    throw new StorageFailure(error)
  }
}

/** What the loaded engine knows as a command of the outbox: the contracts of all of them come with it. */
export const endpointOf: OutboxEnvironment['endpointOf'] = (operation) => loaded?.outboxEndpoint(operation)
