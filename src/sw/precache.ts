import { cacheNames } from 'workbox-core'
import { PrecacheController } from 'workbox-precaching'
import type { BuildFile } from './build-files.ts'
import { isOwnFile, type OwnFiles } from './own-file.ts'

/** Browsers open six connections to an HTTP/1.1 server: two are left to the page. */
const CONNECTIONS = 4

/**
 * Like workbox's `precache`, which fetches one file at a time: with hundreds of files on a slow network the app
 * would work offline only minutes after it was opened.
 */
export function precache(
  worker: ServiceWorkerGlobalScope,
  build: readonly BuildFile[],
  files: OwnFiles,
): PrecacheController {
  const controllerOf = (entries: readonly BuildFile[]) => {
    const controller = new PrecacheController({ plugins: [files.plugin] })
    controller.addToCacheList([...entries])
    return controller
  }
  const whole = controllerOf(build)
  worker.addEventListener('install', (event) => {
    for (let lane = 0; lane < CONNECTIONS; lane += 1)
      void controllerOf(build.filter((_, index) => index % CONNECTIONS === lane)).install(event)
  })
  worker.addEventListener('activate', (event) => void whole.activate(event))
  worker.addEventListener('message', (event) => {
    const type: unknown = event.data?.type
    // Without a network it is tried again when the page is opened again.
    if (type === 'CHECK') event.waitUntil(heal(whole, files).catch(() => undefined))
  })
  return whole
}

/** Fetches what is missing or damaged in the precache. */
export async function heal(build: PrecacheController, files: OwnFiles): Promise<void> {
  const cache = await caches.open(cacheNames.precache)
  const intact = await intactKeys(cache)
  for (const key of build.getURLsToCacheKeys().values()) {
    if (intact.has(key)) continue
    const fresh = await files.fetchAgain(key)
    if (fresh) await cache.put(key, fresh)
  }
}

/**
 * Addresses under which a cache has a file of the right type that is not empty. Cheap enough for each start of the app: no
 * content is read.
 */
export async function intactKeys(cache: Cache): Promise<Set<string>> {
  const [requests, responses] = await Promise.all([cache.keys(), cache.matchAll()])
  const sizes = await Promise.all(responses.map(sizeOf))
  return new Set(
    requests
      .filter(({ url }, index) => {
        const response = responses[index]
        return response && isOwnFile(url, response) && sizes[index] !== 0
      })
      .map(({ url }) => url),
  )
}

/** Browsers keep what is stored as blobs, which know their size. */
async function sizeOf(response: Response): Promise<number> {
  try {
    return (await response.clone().blob()).size
  } catch {
    // What cannot be read is as good as empty.
    return 0
  }
}
