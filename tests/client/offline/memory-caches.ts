import { vi } from 'vitest'

/** The caches of a service worker for tests outside a browser; a request is known by its address. */
export function memoryCaches() {
  const stores = new Map<string, Map<string, Response>>()
  const open = (name: string) => {
    const entries = stores.get(name) ?? new Map<string, Response>()
    stores.set(name, entries)
    return {
      match: async (request: Request | string) => entries.get(addressOf(request))?.clone(),
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

/** What the worker's modules expect of their global scope while they load. */
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

/** An event of the worker, with what it has to wait for. */
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
 * A module of the service worker that needs types of its global scope, which tests do not have.
 * @param name of the file under src/sw
 */
export function workerModule<Module>(name: string): Promise<Module> {
  return import(new URL(`../../../src/sw/${name}`, import.meta.url).pathname)
}
