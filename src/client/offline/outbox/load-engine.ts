import { StorageFailure } from '../../browser/database.ts'
import type { OutboxEnvironment } from './engine/environment.ts'

type Engine = typeof import('./engine/engine.ts').engine

let loading: Promise<Engine> | undefined
let loaded: Engine | undefined

/**
 * Loads the engine, which the first list does not need. The loaded module is cached, because even importing a loaded
 * module takes a task, and "saved" would wait for it.
 * @throws StorageFailure if it cannot be loaded: nothing can be saved on this device then
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

/** Looks up a command of the loaded engine; all their contracts are part of its chunk. */
export const endpointOf: OutboxEnvironment['endpointOf'] = (operation) => loaded?.outboxEndpoint(operation)
