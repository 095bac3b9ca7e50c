import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterAll, expect, vi } from 'vitest'

/**
 * For test files of the client, which share a worker: each begins without stored data and with modules of its own, has its
 * stubs removed at its end, and fails if it left another global changed.
 */
globalThis.indexedDB = new IDBFactory()
const before = globalValues()

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.resetModules()
  const after = globalValues()
  const names = new Set([...before.keys(), ...after.keys()])
  const changed = [...names].filter((name) => !Object.is(before.get(name), after.get(name)))
  // The next file would otherwise fail for what this one did.
  for (const name of changed)
    if (before.has(name)) Reflect.set(globalThis, name, before.get(name))
    else Reflect.deleteProperty(globalThis, name)
  expect(changed, 'globals that this file left changed').toEqual([])
})

/** Without symbols and names like `__zod`, under which libraries register themselves when they load. */
function globalValues(): Map<string, unknown> {
  const names = Object.getOwnPropertyNames(globalThis).filter((name) => !name.startsWith('__'))
  return new Map(names.map((name) => [name, Reflect.get(globalThis, name)]))
}
