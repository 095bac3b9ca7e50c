import { vi } from 'vitest'

/** An in-memory CacheStorage, keyed by the address of a request. */
export function memoryCaches() {
  const stores = new Map<string, Map<string, Response>>()
  const open = (name: string) => {
    const entries = stores.get(name) ?? new Map<string, Response>()
    stores.set(name, entries)
    return {
      match: async (request: Request | string) => entries.get(addressOf(request))?.clone(),
      matchAll: async () => Array.from(entries.values(), (response) => response.clone()),
      put: async (request: Request | string, response: Response) =>
        void entries.set(addressOf(request), response),
      delete: async (request: Request | string) => entries.delete(addressOf(request)),
      keys: async () => Array.from(entries.keys(), (address) => new Request(address)),
    }
  }
  return {
    open: async (name: string) => open(name),
    has: async (name: string) => stores.has(name),
    delete: async (name: string) => stores.delete(name),
    match: async (request: Request, { cacheName }: { cacheName: string }) => open(cacheName).match(request),
  }
}

export const ORIGIN = 'https://ilteo.test'

function addressOf(request: Request | string): string {
  return new URL(typeof request === 'string' ? request : request.url, ORIGIN).href
}

/** Stubs the globals of a worker that its modules read while they load. */
export function stubWorkerScope(): ReturnType<typeof memoryCaches> {
  const caches = memoryCaches()
  vi.stubGlobal('self', globalThis)
  vi.stubGlobal('__WB_DISABLE_DEV_LOGS', true)
  vi.stubGlobal('location', new URL(`${ORIGIN}/`))
  vi.stubGlobal('ExtendableEvent', WaitingEvent)
  vi.stubGlobal('FetchEvent', class extends WaitingEvent {})
  vi.stubGlobal('registration', { scope: `${ORIGIN}/` })
  vi.stubGlobal('caches', caches)
  return caches
}

/** An ExtendableEvent whose `waitUntil` promises a test can await. */
export class WaitingEvent extends Event {
  readonly #waits: Promise<unknown>[] = []

  waitUntil(work: Promise<unknown>): void {
    this.#waits.push(work)
  }

  async done(): Promise<void> {
    await Promise.all(this.#waits)
  }
}

/**
 * Imports a module of the service worker whose types need a worker's global scope, which tests do not have.
 * @param name the file's name under src/sw
 */
export function workerModule<Module>(name: string): Promise<Module> {
  return import(new URL(`../../../src/sw/${name}`, import.meta.url).pathname)
}
